import { useActionData, useSearchParams } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { Notice } from '../../ui/notice.tsx';
import { browserLoader, serverLoader } from '../page-load.ts';
import { browserAction, serverAction } from '../page-submit.ts';
import { unlistedMeta } from '../parts/page/unlisted-meta.ts';
import { EmailCart } from '../parts/whole-cart/email-cart.tsx';
import { loadWholeCart } from '../parts/whole-cart/load-whole-cart.ts';
import { submitEmailCart } from '../parts/whole-cart/submit-email-cart.ts';
import { WholeCartPage } from '../parts/whole-cart/whole-cart-page.tsx';
import type { Route } from './+types/cart-email';

export const loader = serverLoader(loadWholeCart);
export const clientLoader = browserLoader(loadWholeCart);
export const action = serverAction(submitEmailCart);
export const clientAction = browserAction(submitEmailCart);

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(matches, m.share_heading());
}

/** The cart's 'Email cart' without JavaScript (CART-036, CART-053). */
export default function CartEmailPage() {
  const [query] = useSearchParams();
  const posted = useActionData<typeof action>();
  return (
    <WholeCartPage heading={m.share_heading()}>
      {query.has('done') && !posted ? (
        <Notice tone="success" role="status">
          <p>{m.share_sent_short()}</p>
        </Notice>
      ) : (
        <EmailCart sent={posted} />
      )}
    </WholeCartPage>
  );
}
