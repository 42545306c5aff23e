import type { Done, SubmitArgs } from '../../page-submit.ts';
import { type FormRefusal, outcomeOf } from '../submit/form-outcome.ts';

export interface QuoteRequested extends Done {
  done: 'quote_requested';
  path: string;
}

export interface QuoteRefusal extends FormRefusal {
  /** What was typed. */
  message?: string;
}

/** Sends a quote request, which leads to its order (CART-054). */
export async function submitQuote({
  api,
  form,
}: Pick<SubmitArgs, 'api' | 'form'>): Promise<QuoteRequested | QuoteRefusal> {
  const message = String(form.get('message') ?? '');
  const answer = await api('checkout/requestQuote', { message });
  if (!answer.ok) return { ...outcomeOf(answer), message };
  const number = encodeURIComponent(answer.value.order_number);
  return { done: 'quote_requested', path: `/account/order/${number}?success=1` };
}
