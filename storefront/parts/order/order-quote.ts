import type { Done, SubmitArgs } from '../../page-submit.ts';
import { type FormRefusal, outcomeOf } from '../submit/form-outcome.ts';

export interface QuoteInCart extends Done {
  done: 'quote_in_cart';
  path: string;
}

export interface QuoteNotInCart extends FormRefusal {
  /** The cart holds something else, which the shopper may give up for the quote. */
  asksToReplace: boolean;
}

/** Takes a quote into the cart, from the page of the quote. */
export async function submitOrderQuote({
  api,
  form,
  params,
  url,
}: SubmitArgs): Promise<QuoteInCart | QuoteNotInCart> {
  const answer = await api('checkout/orderQuote', {
    order_id: params.order_id ?? '',
    key: url.searchParams.get('key') ?? undefined,
    replace: form.get('replace') === '1',
  });
  if (answer.ok) return { done: 'quote_in_cart', path: '/checkout/cart' };
  return { ...outcomeOf(answer), asksToReplace: answer.error_code === 'cart_not_empty' };
}
