import { useLayoutEffect, useState } from 'react';
import { redirect, useActionData } from 'react-router';
import type { Cart } from '../../contract/cart.ts';
import { wallClock } from '../../contract/wall-clock.ts';
import * as m from '../../messages/compiled/messages.js';
import { failedAnswer } from '../failed-answer.ts';
import { useLoaded } from '../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../page-load.ts';
import { serverAction } from '../page-submit.ts';
import { backToCart, backToCartPath } from '../parts/checkout/back-to-cart.ts';
import { hoursToday } from '../parts/checkout/hours-today.ts';
import { paymentMethods } from '../parts/checkout/payment-methods.ts';
import { submitPurchase } from '../parts/checkout/purchase-action.ts';
import { PurchaseView } from '../parts/checkout/purchase-view.tsx';
import { cardChangeIn, cardsRefusedIn, submitCards } from '../parts/giftcard/submit-cards.ts';
import { PageBody } from '../parts/page/page-body.tsx';
import { unlistedMeta } from '../parts/page/unlisted-meta.ts';
import { usePaymentChoices } from '../parts/payment/use-payment-choices.ts';
import { promoChangeIn, promoRefusedIn, submitPromo } from '../parts/promo/submit-promo.ts';
import { useSession } from '../parts/session/session-provider.tsx';
import type { DeliveryType } from '../parts/shipping/delivery-methods.ts';
import { loadShipping } from '../parts/shipping/load-shipping.ts';
import { shippingChangeIn, shippingRefusedIn, submitShipping } from '../parts/shipping/submit-shipping.ts';
import type { Route } from './+types/purchase';

/** The cart page shows what is wrong with a cart; this page sets right only the pickup location. */
export async function load({ api }: LoadArgs) {
  const [here, locations, payments, store] = await Promise.all([
    api('session/get', {}),
    api('webstore/getContactAndHours', {}),
    api('checkout/getPaymentChoices', {}).catch(failedAnswer),
    api('store/getSettings', {}),
  ]);
  const { cart, logged_in, user } = valueFrom(here);
  const settings = valueFrom(store);
  const reason = backToCart(cart, settings, logged_in);
  if (reason) throw redirect(backToCartPath(reason));
  const clock = wallClock(settings.store_info.time_zone, new Date());
  return {
    cart,
    places: valueFrom(locations).map((location) => ({
      location,
      today: hoursToday(location, clock),
    })),
    shipping: await loadShipping(api, { cart, user, settings }),
    payments: payments.ok ? payments.value : null,
    uuid: crypto.randomUUID(),
  };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(matches, m.cart_checkout());
}

/** The order, the promo code, a gift card, or the delivery, of a browser without JavaScript. */
export const action = serverAction(async (args) => {
  const card = cardChangeIn(args.form);
  if (card) return submitCards(args.api, card, '/purchase#gift-cards');
  const promo = promoChangeIn(args.form);
  if (promo) return submitPromo(args.api, promo, '/purchase');
  const change = shippingChangeIn(args.form);
  return change ? submitShipping(args.api, change) : submitPurchase(args);
});

export default function PurchasePage() {
  const { cart: loaded, places, payments: loadedPayments, shipping, uuid } = useLoaded<typeof loader>();
  const unplaced = useActionData<typeof action>();
  const { cart: newest, setCart } = useSession();
  useLayoutEffect(() => setCart(loaded), [loaded, setCart]);
  const cart = useFilled(newest, loaded);
  const payments = usePaymentChoices(loadedPayments, cart);
  const promoRefused = promoRefusedIn(unplaced);
  const cardsRefused = cardsRefusedIn(unplaced);
  const shippingRefused = shippingRefusedIn(unplaced);
  // The cart page, in another window, forgets what was chosen (CART-064).
  const delivery = (cart.delivery_preference || loaded.delivery_preference) as DeliveryType;
  return (
    <PageBody>
      <PurchaseView
        cart={cart}
        delivery={delivery}
        shipping={shipping}
        shippingRefused={shippingRefused}
        places={places}
        methods={paymentMethods(cart, payments, delivery)}
        uuid={uuid}
        unplaced={promoRefused || cardsRefused || shippingRefused ? undefined : unplaced}
        promoRefused={promoRefused}
        cardsRefused={cardsRefused}
      />
    </PageBody>
  );
}

/**
 * The newest cart with something in it: an order empties it before its answer is here and the order page is shown. When it
 * was emptied otherwise, sending the form says so.
 */
function useFilled(newest: Cart | null, loaded: Cart): Cart {
  const [filled, setFilled] = useState(loaded);
  if (!newest || newest.items.length === 0 || newest === filled) return filled;
  setFilled(newest);
  return newest;
}
