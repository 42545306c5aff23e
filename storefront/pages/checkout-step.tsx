import { redirect } from 'react-router';
import { browserLoader, type LoadArgs, notFound, serverLoader, valueFrom } from '../page-load.ts';
import { backToCart, backToCartPath } from '../parts/checkout/back-to-cart.ts';

/**
 * One step of the checkout, opened by its address. All of them are parts of the one form at /purchase (CHECKOUT-007);
 * without a saved delivery choice the way begins at the cart (CHECKOUT-009).
 */
export async function load({ api, params }: LoadArgs): Promise<never> {
  const part = partOf.get(params.progress ?? '');
  if (!part) throw notFound();
  const [here, settings] = await Promise.all([api('session/get', {}), api('store/getSettings', {})]);
  const { cart, logged_in } = valueFrom(here);
  const reason = backToCart(cart, valueFrom(settings), logged_in);
  throw redirect(reason ? backToCartPath(reason) : `/purchase${part}`);
}

/** Which part of the form a step is (CHECKOUT-004); the cart is a page of its own. */
const partOf = new Map(
  Object.entries({
    delivery: '#shipping-address',
    provider: '#shipping-options',
    contact: '#contact-info',
    payment: '#payment',
    credit_card: '#payment',
    chase: '#payment',
    clearent: '#payment',
    global: '#payment',
    review: '#order-summary',
  }),
);

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
