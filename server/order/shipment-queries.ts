import type { GoodsKind } from '../../contract/goods-kind.ts';
import type { Condition } from '../../contract/title.ts';
import type { Query } from '../db/db.ts';

/**
 * SQL to join to order_line `l`, as `s`: how many copies of the line were `shipped`, are `to_send`, and are `held` in the shop for it.
 * Tickets, and gift cards that are emailed, are never sent in a parcel.
 */
export const copiesOfLine = `cross join lateral (
  select x.shipped,
    case when l.goods_kind = 'ticket' or coalesce((l.notes->'gift_card_info'->>'emailed')::boolean, false) then 0
      else greatest(l.quantity - l.canceled_quantity - x.shipped, 0) end as to_send,
    greatest(l.quantity - l.backorder_quantity - l.released_quantity - x.from_held, 0) as held
  from (
    select coalesce(sum(b.quantity), 0)::int as shipped, coalesce(sum(b.from_held), 0)::int as from_held
    from shipment_line b join shipment p on p.id = b.shipment_id
    where p.order_id = l.order_id and b.position = l.position) x) s`;

/** A line of an order with what is still to be sent of it. */
export interface LineToSend {
  position: number;
  title_id: number | null;
  condition: Condition;
  kind: GoodsKind;
  to_send: number;
  held: number;
}

export function readLinesToSend(q: Query, orderId: number): Promise<LineToSend[]> {
  return q.query<LineToSend>(
    `select l.position, l.title_id, l.condition, l.goods_kind as kind, s.to_send, s.held
     from order_line l ${copiesOfLine} where l.order_id = $1 order by l.position`,
    [orderId],
    'shipment-lines-to-send',
  );
}

/** Copies in a parcel; `from_held`: of them, those that were set aside in the shop. */
export interface ShippedLine {
  position: number;
  quantity: number;
  from_held: number;
}

export interface NewShipment {
  orderId: number;
  now: Date;
  by: string;
  carrier: string;
  tracking: string;
  lines: readonly ShippedLine[];
}

/** Writes a parcel, which is then also the order's latest; its id. */
export async function insertShipment(q: Query, shipment: NewShipment): Promise<number> {
  const { orderId, now, by, carrier, tracking, lines } = shipment;
  const [row] = await q.query<{ id: number }>(
    `with latest as (update customer_order set carrier = $4, tracking = $5 where id = $1 returning store_id)
     insert into shipment (store_id, order_id, at, made_by, carrier, tracking)
     select store_id, $1, $2, $3, $4, $5 from latest returning id`,
    [orderId, now.toISOString(), by, carrier, tracking],
    'shipment-insert',
  );
  if (!row) throw new Error('the parcel was not stored');
  await q.query(
    `insert into shipment_line (shipment_id, position, quantity, from_held)
     select $1, b.* from jsonb_to_recordset($2::jsonb) as b(position int, quantity int, from_held int)`,
    [row.id, JSON.stringify(lines)],
    'shipment-insert-lines',
  );
  return row.id;
}

/** A parcel as the order names it. */
export interface ShipmentRow {
  id: number;
  at: Date;
  made_by: string;
  carrier: string;
  tracking: string;
  lines: { position: number; title: string; quantity: number }[];
}

/** The parcels of an order, the oldest first. */
export function readShipments(q: Query, orderId: number): Promise<ShipmentRow[]> {
  return q.query<ShipmentRow>(
    `select p.id, p.at, p.made_by, p.carrier, p.tracking,
       (select coalesce(json_agg(json_build_object('position', b.position, 'title', l.title, 'quantity', b.quantity)
          order by b.position), '[]')
        from shipment_line b join order_line l on l.order_id = p.order_id and l.position = b.position
        where b.shipment_id = p.id) as lines
     from shipment p where p.order_id = $1 order by p.id`,
    [orderId],
    'shipment-list',
  );
}

/** Notes that copies of lines will not be sent any more, and how many of those set aside are back on the shelf. */
export async function cancelCopies(
  q: Query,
  orderId: number,
  lines: readonly { position: number; quantity: number; released: number }[],
): Promise<void> {
  await q.query(
    `update order_line l set canceled_quantity = l.canceled_quantity + c.quantity,
       released_quantity = l.released_quantity + c.released
     from jsonb_to_recordset($2::jsonb) as c(position int, quantity int, released int)
     where l.order_id = $1 and l.position = c.position`,
    [orderId, JSON.stringify(lines)],
    'shipment-cancel-copies',
  );
}
