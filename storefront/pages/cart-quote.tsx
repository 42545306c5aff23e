import { useActionData } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { browserLoader, serverLoader } from '../page-load.ts';
import { browserAction, serverAction } from '../page-submit.ts';
import { unlistedMeta } from '../parts/page/unlisted-meta.ts';
import { loadWholeCart } from '../parts/whole-cart/load-whole-cart.ts';
import { RequestQuote } from '../parts/whole-cart/request-quote.tsx';
import { submitQuote } from '../parts/whole-cart/submit-quote.ts';
import { WholeCartPage } from '../parts/whole-cart/whole-cart-page.tsx';
import type { Route } from './+types/cart-quote';

export const loader = serverLoader(loadWholeCart);
export const clientLoader = browserLoader(loadWholeCart);
export const action = serverAction(submitQuote);
export const clientAction = browserAction(submitQuote);

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(matches, m.quote_heading());
}

/** The cart's 'Request a quote' without JavaScript (CART-041). */
export default function CartQuotePage() {
  const posted = useActionData<typeof action>();
  return (
    <WholeCartPage heading={m.quote_heading()}>
      <RequestQuote sent={posted} />
    </WholeCartPage>
  );
}
