import type { Query } from '../db/db.ts';
import { releaseStock } from '../stock/release-stock.ts';
import { returnStock } from '../stock/return-stock.ts';
import { hasLeft } from './order-status.ts';
import type { RefundPlan } from './refund-plan.ts';
import type { RefundableLine } from './refund-queries.ts';

/** Copies of a refund that can go on the shelf, by position: of an order that is still here, at most those set aside for it. */
export function copiesToRestock(
  status: string,
  lines: readonly RefundableLine[],
  plan: RefundPlan,
): Map<number, number> {
  const copies = new Map<number, number>();
  for (const { position, quantity } of plan.lines) {
    const line = lines.find((one) => one.position === position);
    if (!line || line.kind === 'gift_card' || line.kind === 'ticket' || line.title_id === null) continue;
    const most = hasLeft(status) ? quantity : Math.min(quantity, line.held);
    if (most > 0) copies.set(position, most);
  }
  return copies;
}

/** Puts these copies on the shelf of the order's location. */
export async function restock(
  q: Query,
  order: { status: string; location_id: number | null },
  lines: readonly RefundableLine[],
  copies: ReadonlyMap<number, number>,
): Promise<void> {
  const wanted = lines.flatMap(({ position, title_id, condition }) => {
    const quantity = copies.get(position) ?? 0;
    return title_id !== null && quantity > 0 ? [{ title_id, condition, quantity }] : [];
  });
  if (order.location_id === null || wanted.length === 0) return;
  if (hasLeft(order.status)) await returnStock(q, order.location_id, wanted);
  else await releaseStock(q, order.location_id, wanted, true);
}
