import { redirect } from 'react-router';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../page-load.ts';
import { backToCart, backToCartPath } from '../parts/checkout/back-to-cart.ts';

/**
 * One step of the checkout, opened by its address. All of them are parts of the one form at /purchase (CHECKOUT-007);
 * without a saved delivery choice the way begins at the cart (CHECKOUT-009).
 */
export async function load({ api }: LoadArgs): Promise<never> {
  const [here, settings] = await Promise.all([api('session/get', {}), api('store/getSettings', {})]);
  const { cart, logged_in } = valueFrom(here);
  const reason = backToCart(cart, valueFrom(settings), logged_in);
  throw redirect(reason ? backToCartPath(reason) : '/purchase');
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
