import type { AdminInput, AdminOutput } from '../../contract/admin/actions.ts';
import { priceTyped } from '../../contract/amount-typed.ts';
import * as m from '../../messages/compiled/messages.js';

export type DeskQuote = AdminOutput<'quote/getList'>['quotes'][number];
type Answer = Omit<AdminInput<'quote/answer'>, 'order_number'>;

/**
 * The answer to a quote as the form gives it, or the problems of its fields by name. Sends only prices that were changed: a gift
 * card keeps its own.
 */
export function readQuoteForm(
  form: Pick<FormData, 'get'>,
  { lines }: Pick<DeskQuote, 'lines'>,
): { answer: Answer } | { problems: Record<string, string> } {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const problems: Record<string, string> = {};
  const read = (name: string) => {
    const price = priceTyped(text(name));
    if (price === null) problems[name] = m.deskorder_amount_wrong();
    return price ?? 0;
  };
  const prices = lines.flatMap(({ position, price: before }) => {
    const price = read(`price_${position}`);
    return price === before ? [] : [{ position, price }];
  });
  const shipping = text('shipping') ? { shipping: read('shipping') } : {};
  const valid_until = text('valid_until');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(valid_until)) problems.valid_until = m.deskorder_quote_day_wrong();
  if (Object.keys(problems).length > 0) return { problems };
  return { answer: { prices, ...shipping, valid_until, note: text('note') } };
}
