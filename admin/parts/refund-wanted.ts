import type { AdminInput } from '../../contract/admin/actions.ts';
import { amountTyped } from '../../contract/amount-typed.ts';
import * as m from '../../messages/compiled/messages.js';
import { chosenCopies } from './chosen-copies.ts';

type Wanted = Pick<AdminInput<'order/previewRefund'>, 'amount' | 'lines' | 'shipping' | 'to'>;

/** The refund that an address asks for. `problem`: why it asks for none; '' = nothing was chosen yet. */
export function readRefund(
  search: URLSearchParams,
): { wanted: Wanted; problem: '' } | { wanted: null; problem: string } {
  if (!search.has('to')) return { wanted: null, problem: '' };
  const to = search.get('to') === 'gift_card' ? 'gift_card' : 'as_paid';
  const typed = (search.get('amount') ?? '').trim();
  const amount = amountTyped(typed);
  const shipping = search.has('shipping');
  const lines = chosenCopies(search) ?? [];
  const not = (problem: string) => ({ wanted: null, problem });
  if (typed && amount === null) return not(m.deskorder_amount_wrong());
  if (amount !== null && (lines.length > 0 || shipping)) return not(m.deskorder_refund_one_kind());
  if (amount === null && lines.length === 0 && !shipping) return not(m.deskorder_refund_nothing());
  return { wanted: { ...(amount !== null && { amount }), lines, shipping, to }, problem: '' };
}
