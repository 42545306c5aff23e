import { redirect } from 'react-router';
import { browserLoader, type LoadArgs, notFound, serverLoader, valueFrom } from '../page-load.ts';
import { backToCart, backToCartPath } from '../parts/checkout/back-to-cart.ts';

/**
 * One step of the checkout, opened by its address. All of them are parts of the one form at /purchase (CHECKOUT-007);
 * without a saved delivery choice the way begins at the cart (CHECKOUT-009).
 */
export async function load({ api, params }: LoadArgs): Promise<never> {
  const step = params.progress ?? '';
  if (!steps.includes(step)) throw notFound();
  const [here, settings] = await Promise.all([api('session/get', {}), api('store/getSettings', {})]);
  const { cart, logged_in } = valueFrom(here);
  const reason = backToCart(cart, valueFrom(settings), logged_in);
  throw redirect(reason ? backToCartPath(reason) : `/purchase${partOf[step] ?? ''}`);
}

/** CHECKOUT-004, without the cart, which is a page of its own. */
const steps = 'delivery provider contact payment credit_card review chase clearent global'.split(' ');

/** Which part of the form a step is; the others are about the payment, which is near its end. */
const partOf: Record<string, string> = {
  delivery: '#shipping-address',
  provider: '#shipping-options',
  contact: '#contact-info',
};

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
