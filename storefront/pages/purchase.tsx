import { useLayoutEffect } from 'react';
import { redirect, useActionData } from 'react-router';
import { m } from '../../messages/compiled/messages.js';
import { useLoaded } from '../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../page-load.ts';
import { serverAction } from '../page-submit.ts';
import { backToCart, backToCartPath } from '../parts/checkout/back-to-cart.ts';
import { hoursToday } from '../parts/checkout/hours-today.ts';
import { submitPurchase } from '../parts/checkout/purchase-action.ts';
import { PurchaseView } from '../parts/checkout/purchase-view.tsx';
import { cardChangeIn, cardsRefusedIn, submitCards } from '../parts/giftcard/submit-cards.ts';
import { pageMeta } from '../parts/page/meta.ts';
import { PageBody } from '../parts/page/page-body.tsx';
import { rootOf } from '../parts/page/root-data.ts';
import { promoChangeIn, promoRefusedIn, submitPromo } from '../parts/promo/submit-promo.ts';
import { useSession } from '../parts/session/session-provider.tsx';
import type { Route } from './+types/purchase';

/** What is wrong with the cart is said on the cart page; only the pickup location is put right here. */
export async function load({ api }: LoadArgs) {
  const [here, locations, payments, store] = await Promise.all([
    api('session/get', {}),
    api('webstore/getContactAndHours', {}),
    api('checkout/getPaymentChoices', {}),
    api('store/getSettings', {}),
  ]);
  const { cart, logged_in } = valueFrom(here);
  const settings = valueFrom(store);
  const reason = backToCart(cart, settings, logged_in);
  if (reason) throw redirect(backToCartPath(reason));
  const now = new Date();
  return {
    cart,
    places: valueFrom(locations).map((location) => ({
      location,
      today: hoursToday(location, now, settings.store_info.time_zone),
    })),
    choices: valueFrom(payments).pickup,
    uuid: crypto.randomUUID(),
  };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(rootOf(matches), {
    name: m.cart_checkout(),
    description: '',
    canonical: '',
    noindex: true,
  });
}

/** The order, the promo code, or a gift card, of a browser without JavaScript. */
export const action = serverAction(async (args) => {
  const card = cardChangeIn(args.form);
  if (card) return submitCards(args.api, card, '/purchase#gift-cards');
  const promo = promoChangeIn(args.form);
  return promo ? submitPromo(args.api, promo, '/purchase') : submitPurchase(args);
});

export default function PurchasePage() {
  const { cart: loaded, places, choices, uuid } = useLoaded<typeof loader>();
  const unplaced = useActionData<typeof action>();
  const { cart: newest, setCart } = useSession();
  useLayoutEffect(() => setCart(loaded), [loaded, setCart]);
  const cart = newest ?? loaded;
  const promoRefused = promoRefusedIn(unplaced);
  const cardsRefused = cardsRefusedIn(unplaced);
  return (
    <PageBody>
      <PurchaseView
        cart={cart}
        places={places}
        // A promo code can change whether there is anything to pay.
        choices={cart.summary.total === 0 ? ['not_required'] : [...choices]}
        uuid={uuid}
        unplaced={promoRefused || cardsRefused ? undefined : unplaced}
        promoRefused={promoRefused}
        cardsRefused={cardsRefused}
      />
    </PageBody>
  );
}
