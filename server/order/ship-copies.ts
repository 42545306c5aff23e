import type { Query } from '../db/db.ts';
import { releaseStock } from '../stock/release-stock.ts';
import { heldCopies } from './held-copies.ts';
import { OrderStepRefused } from './order-step-refused.ts';
import type { OrderRow } from './queries.ts';
import { insertShipment, type LineToSend, readLinesToSend, type ShippedLine } from './shipment-queries.ts';

/**
 * Copies by the position of their line, from 1. Without `quantity`, all copies left of the line; an empty list means all left of the
 * order.
 */
export type LinesWanted = readonly { position: number; quantity?: number | undefined }[];

/** Copies to leave, and whether nothing is left to send after them. */
export interface ParcelPlan {
  lines: (ShippedLine & Pick<LineToSend, 'title_id' | 'condition' | 'kind'>)[];
  isLast: boolean;
}

/** What a parcel of a locked order holds. */
export async function planParcel(q: Query, order: OrderRow, wanted: LinesWanted): Promise<ParcelPlan> {
  const all = await readLinesToSend(q, order.id);
  const chosen = wanted.length > 0 ? chosenLines(order.order_number, all, wanted) : all;
  const copies = chosen.filter((line) => line.to_send > 0);
  if (copies.length === 0)
    throw new OrderStepRefused('wrong_status', `Nothing of order ${order.order_number} is left to send.`);
  const left = all.reduce((sum, line) => sum + line.to_send, 0);
  const lines = copies.map(({ position, title_id, condition, kind, to_send: quantity, held }) => ({
    position,
    title_id,
    condition,
    kind,
    quantity,
    from_held: Math.min(quantity, held),
  }));
  return { lines, isLast: left === lines.reduce((sum, line) => sum + line.quantity, 0) };
}

/** Writes the parcel; its copies leave the shop. Its id. */
export async function shipCopies(
  q: Query,
  order: Pick<OrderRow, 'id' | 'location_id'>,
  { lines }: ParcelPlan,
  { carrier, tracking, by, now }: { carrier: string; tracking: string; by: string; now: Date },
): Promise<number> {
  const id = await insertShipment(q, {
    orderId: order.id,
    now,
    by,
    carrier,
    tracking,
    lines: lines.map(({ position, quantity, from_held }) => ({ position, quantity, from_held })),
  });
  const copies = heldCopies(lines.map((line) => ({ ...line, quantity: line.from_held })));
  if (order.location_id !== null && copies.length > 0)
    await releaseStock(q, order.location_id, copies, false);
  return id;
}

/** The chosen lines, each with as many copies as are chosen. Throws for a line that is not there, and for more than is left of it. */
export function chosenLines(
  orderNumber: string,
  all: readonly LineToSend[],
  wanted: LinesWanted,
): LineToSend[] {
  return wanted.map(({ position, quantity }) => {
    const line = all.find((one) => one.position === position);
    if (!line)
      throw new OrderStepRefused('unknown_line', `Order ${orderNumber} has no line ${position}.`, {
        position,
      });
    const to_send = quantity ?? line.to_send;
    if (to_send > 0 && to_send <= line.to_send) return { ...line, to_send };
    throw new OrderStepRefused(
      'too_many',
      `Of line ${position} of order ${orderNumber}, ${line.to_send === 1 ? '1 copy is' : `${line.to_send} copies are`} still to be sent.`,
      { position, left: line.to_send },
    );
  });
}
