import { useLayoutEffect } from 'react';
import { data, useActionData, useLocation } from 'react-router';
import { CallFailed } from '../../contract/action.ts';
import type { Cart } from '../../contract/cart.ts';
import * as m from '../../messages/compiled/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BagIcon, ErrorIcon } from '../../ui/icons.tsx';
import { useLoaded } from '../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader } from '../page-load.ts';
import { serverAction } from '../page-submit.ts';
import { questionFrom } from '../parts/cart/asked-question.ts';
import { runCartForm } from '../parts/cart/cart-form.ts';
import { CartOutcome } from '../parts/cart/cart-outcome.tsx';
import { CartView } from '../parts/cart/cart-view.tsx';
import { EmptyCart } from '../parts/cart/empty-cart.tsx';
import { QuestionNotice } from '../parts/cart/question-notice.tsx';
import { PageBody } from '../parts/page/page-body.tsx';
import { unlistedMeta } from '../parts/page/unlisted-meta.ts';
import { promoChangeIn, promoRefusedIn, submitPromo } from '../parts/promo/submit-promo.ts';
import { useSession } from '../parts/session/session-provider.tsx';
import { useSettings } from '../parts/session/use-settings.ts';
import { loadEstimate } from '../parts/shipping/load-estimate.ts';
import { loadPicks } from '../parts/title/picks.ts';
import { WholeCartDialogs } from '../parts/whole-cart/whole-cart-dialogs.tsx';
import type { Route } from './+types/cart';
import styles from './cart.module.css';

/** Loading the cart forgets what was chosen at checkout and freshens prices and stock (CART-046, CART-064). */
export async function load({ api, url, hasCookies }: LoadArgs) {
  try {
    const answer = await api('session/get', { reset_cart: true });
    if (!answer.ok) return failure(answer.error, 400);
    const { cart, user, logged_in: loggedIn, location_id: locationId } = answer.value;
    const [asked, picks, estimate] = await Promise.all([
      questionFrom(api, url.searchParams, cart),
      cart.items.length === 0 ? loadPicks(api) : null,
      loadEstimate(api, url.searchParams, { cart, user }),
    ]);
    return data({
      cart,
      loggedIn,
      locationId,
      asked,
      picks,
      estimate,
      hasCookies: hasCookies !== false,
      failure: '',
    });
  } catch (e) {
    if (e instanceof CallFailed) return failure(e.message, e.status || 503);
    throw e;
  }
}
const failure = (sentence: string, status: number) =>
  data(
    {
      cart: null,
      loggedIn: false,
      locationId: null,
      asked: null,
      picks: null,
      estimate: null,
      hasCookies: true,
      failure: sentence,
    },
    { status },
  );

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(matches, m.common_cart());
}

/** Forms of the cart and of item pages, posted by browsers without JavaScript. */
export const action = serverAction(async ({ api, form }) => {
  const promo = promoChangeIn(form);
  if (promo) return submitPromo(api, promo, '/checkout/cart');
  return { done: 'posted', path: await runCartForm(api, form) };
});

export default function CartPage() {
  return (
    <WholeCartDialogs>
      <CartContent />
    </WholeCartDialogs>
  );
}

function CartContent() {
  const { asked, failure, ...loaded } = useLoaded<typeof loader>();
  const refused = useActionData<typeof action>();
  const { search } = useLocation();
  const cart = useNewestCart(loaded.cart);
  const { session } = useSession();
  const settings = useSettings();
  if (!settings.cart_enabled) return <Disabled />;
  if (failure || !cart) return <Failed sentence={failure} />;
  return (
    <PageBody>
      <div className={styles.head}>
        {cart.items.length > 0 && <h1>{m.common_cart()}</h1>}
        <CartOutcome query={search} cart={cart} hasCookies={loaded.hasCookies} />
        {asked && <QuestionNotice {...asked} />}
      </div>
      {cart.items.length === 0 ? (
        <EmptyCart picks={loaded.picks} loggedIn={session?.logged_in ?? loaded.loggedIn} />
      ) : (
        <CartView
          cart={cart}
          loggedIn={session?.logged_in ?? loaded.loggedIn}
          locationId={session ? session.location_id : loaded.locationId}
          promoRefused={promoRefusedIn(refused)}
          estimate={loaded.estimate}
        />
      )}
    </PageBody>
  );
}

/** The cart that was loaded, or a newer one that a call has returned since. */
function useNewestCart(loaded: Cart | null): Cart | null {
  const { cart, setCart } = useSession();
  // Before paint: what an earlier page knew of the cart must not flash.
  useLayoutEffect(() => {
    if (loaded) setCart(loaded);
  }, [loaded, setCart]);
  return cart ?? loaded;
}

function Disabled() {
  return (
    <PageBody>
      <EmptyState
        level={1}
        icon={<BagIcon size={40} />}
        title={m.refusal_cart_disabled()}
        actions={<LinkButton href="/">{m.common_go_to_homepage()}</LinkButton>}
      >
        <p>{m.cart_disabled_hint()}</p>
      </EmptyState>
    </PageBody>
  );
}

function Failed({ sentence }: { sentence: string }) {
  return (
    <PageBody>
      <EmptyState
        level={1}
        icon={<ErrorIcon size={40} />}
        title={m.cart_not_shown()}
        actions={
          <LinkButton href="/checkout/cart" variant="primary">
            {m.common_try_again()}
          </LinkButton>
        }
      >
        <p role="alert">{sentence || m.common_error()}</p>
      </EmptyState>
    </PageBody>
  );
}
