import type { Query } from '../db/db.ts';

/** The order of a giver, with what of it is for a registry. */
export interface GiftRow {
  gift_id: number;
  /** '' = the giver did not agree, or was erased. */
  giver: string;
  titles: { eisbn: string; title: string; quantity: number }[];
  thanked: boolean;
}

/** The gifts that were bought for a registry, the first first; what was canceled or refunded, in full, is not among them. */
export function readGifts(q: Query, registryId: number): Promise<GiftRow[]> {
  return q.query<GiftRow>(
    `select o.id as gift_id, case when o.gift_name_shared then o.name else '' end as giver, g.titles,
       exists (select from gift_thanks k where k.registry_id = $1 and k.order_id = o.id) as thanked
     from customer_order o join (
       select l.order_id, json_agg(json_build_object('eisbn', l.eisbn, 'title', l.title, 'quantity', k.copies)
         order by l.position) as titles
       from order_line l cross join lateral (
         select least(l.registry_quantity, l.quantity - greatest(l.canceled_quantity, (
           select coalesce(sum(b.quantity), 0) from refund_line b join refund f on f.id = b.refund_id
           where f.order_id = l.order_id and b.position = l.position)))::int as copies) k
       where l.gift_registry_id = $1 and k.copies > 0 group by l.order_id) g on g.order_id = o.id
     where o.status not in ('canceled', 'payment_failed', 'quote_requested', 'awaiting_payment')
     order by o.placed_at, o.id`,
    [registryId],
    'registry-gifts',
  );
}

/** Marks a gift as thanked, or not. */
export async function saveThanks(
  q: Query,
  registryId: number,
  giftId: number,
  thanked: boolean,
): Promise<void> {
  await q.query(
    thanked
      ? 'insert into gift_thanks (registry_id, order_id) values ($1, $2) on conflict do nothing'
      : 'delete from gift_thanks where registry_id = $1 and order_id = $2',
    [registryId, giftId],
    thanked ? 'registry-thank' : 'registry-unthank',
  );
}
