import { useActionData, useSearchParams } from 'react-router';
import { m } from '../../messages/compiled/messages.js';
import { Notice } from '../../ui/notice.tsx';
import { browserLoader, type LoadArgs, serverLoader } from '../page-load.ts';
import { browserAction, serverAction } from '../page-submit.ts';
import { customerOf } from '../parts/account/page-session.ts';
import { pageMeta } from '../parts/page/meta.ts';
import { rootOf } from '../parts/page/root-data.ts';
import { EmailCart } from '../parts/whole-cart/email-cart.tsx';
import { submitEmailCart } from '../parts/whole-cart/submit-email-cart.ts';
import { WholeCartPage } from '../parts/whole-cart/whole-cart-page.tsx';
import type { Route } from './+types/cart-email';

export async function load(args: LoadArgs) {
  const { session } = await customerOf(args);
  return { cart: session.cart };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = serverAction(submitEmailCart);
export const clientAction = browserAction(submitEmailCart);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(rootOf(matches), {
    name: m.share_heading(),
    description: '',
    canonical: '',
    noindex: true,
  });
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
