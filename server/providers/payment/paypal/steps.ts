import type { MoneyStep, StepKind, StepResult } from '../payment.ts';
import { centsOf, type PayPalOrder } from './order.ts';

/** The result of a step, as an order shows it. 'none': it was not taken. */
export function stepIn(
  order: PayPalOrder,
  { key, amount }: MoneyStep,
  kind: StepKind,
): StepResult | { state: 'none' } {
  if (kind === 'void') {
    const isVoid = order.status === 'VOIDED' || order.authorizations[0]?.status === 'VOIDED';
    return isVoid ? { state: 'done', reference: order.id } : { state: 'none' };
  }
  const part =
    kind === 'capture'
      ? order.captures.find(({ invoice_id }) => invoice_id === key)
      : order.refunds.find(({ custom_id }) => custom_id === key);
  if (!part) return { state: 'none' };
  if (part.status === 'PENDING') return { state: 'pending', reference: part.id };
  if (/^(DECLINED|FAILED|CANCELLED)$/.test(part.status))
    return { state: 'refused', reason: `PayPal says: ${part.status.toLowerCase()}.` };
  if (!/^(COMPLETED|PARTIALLY_REFUNDED|REFUNDED)$/.test(part.status)) return { state: 'unknown' };
  const moved = centsOf(part.amount);
  if (moved !== amount) return { state: 'refused', reason: `${moved} cents were moved instead.` };
  return { state: 'done', reference: part.id };
}

export const whyNot: Readonly<Record<StepKind, string>> = {
  capture: 'Nothing was authorized.',
  void: 'Nothing was authorized. PayPal lets an order that nobody paid expire by itself.',
  refund: 'Nothing was captured.',
};
