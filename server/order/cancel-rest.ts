import type { Query } from '../db/db.ts';
import { releaseStock } from '../stock/release-stock.ts';
import { settleCopies } from './give-back.ts';
import { heldCopies } from './held-copies.ts';
import type { lockPaymentOfOrder } from './money-queries.ts';
import { OrderStepRefused } from './order-step-refused.ts';
import type { OrderRow } from './queries.ts';
import { mostAsSum, planLines, planSum, type RefundPlan } from './refund-plan.ts';
import { RefundRefused } from './refund-refused.ts';
import { lockSale, type SaleLeft } from './refund-sale.ts';
import { chosenLines, type LinesWanted } from './ship-copies.ts';
import { cancelCopies, readLinesToSend } from './shipment-queries.ts';
import { type RefundDesk, writeRefund } from './write-refund.ts';

/** A part of an order that will not be sent. */
export interface CanceledRest {
  /** null = nothing was paid or owed for it. */
  refundId: number | null;
  /** Copies that went back on the shelf. */
  returned: number;
  /** Nothing is left to send. */
  isLast: boolean;
}

/**
 * Cancels the copies still to be sent of an order that has left in part, or the `wanted` lines of those. The caller has locked the order
 * and its payment. What is owed for the copies is not charged, and what was paid for them goes back. The delivery was used and stays paid.
 */
export async function cancelRest(
  q: Query,
  { order, payment }: { order: OrderRow; payment: Awaited<ReturnType<typeof lockPaymentOfOrder>> },
  wanted: LinesWanted,
  desk: RefundDesk,
): Promise<CanceledRest> {
  const of = await lockSale(q, order.id);
  const all = await readLinesToSend(q, order.id);
  const lines = (wanted.length > 0 ? chosenLines(order.order_number, all, wanted) : all).filter(
    ({ to_send }) => to_send > 0,
  );
  const plan = planOf(
    of,
    lines.map(({ position, to_send: quantity }) => ({ position, quantity })),
  );
  const way = { to: 'as_paid', restock: false, reason: '', notCharged: of.row.total_owing } as const;
  const refund =
    plan.amount > 0
      ? await writeRefund(q, { order, payment, of }, plan, way, desk).catch(asStepRefused)
      : null;
  const canceled = lines.map((line) => ({
    ...line,
    quantity: line.to_send,
    released: Math.min(line.to_send, line.held),
  }));
  const copies = heldCopies(canceled.map((line) => ({ ...line, quantity: line.released })));
  await cancelCopies(
    q,
    order.id,
    canceled.map(({ position, quantity, released }) => ({ position, quantity, released })),
  );
  if (order.location_id !== null && copies.length > 0) await releaseStock(q, order.location_id, copies, true);
  const sum = (counts: readonly { to_send: number }[]) => counts.reduce((n, { to_send }) => n + to_send, 0);
  const isLast = sum(lines) === sum(all);
  const others = isLast ? await settleCopies(q, order, true) : 0;
  const returned = order.location_id === null ? 0 : copies.reduce((n, { quantity }) => n + quantity, others);
  return { refundId: refund?.id ?? null, returned, isLast };
}

/** At most what is owed or was paid: refunds before may have given back a sum. */
function planOf(
  { sale, left, money, row }: SaleLeft,
  lines: { position: number; quantity: number }[],
): RefundPlan {
  const plan = planLines(sale, left, { lines, shipping: false });
  const most = money + row.total_owing;
  return plan.amount <= most ? plan : planSum(sale, left, Math.min(most, mostAsSum(sale, left)));
}

function asStepRefused(e: unknown): never {
  throw e instanceof RefundRefused ? new OrderStepRefused('wrong_status', e.message) : e;
}
