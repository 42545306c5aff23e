import { redirect } from 'react-router';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../page-load.ts';
import { backToCartPath, misfitOf } from '../parts/checkout/back-to-cart.ts';

/**
 * One step of the checkout, opened by its address. All of them are parts of the one form at /purchase (CHECKOUT-007);
 * without a saved delivery choice the way begins at the cart (CHECKOUT-009).
 */
export async function load({ api }: LoadArgs): Promise<never> {
  const { cart } = valueFrom(await api('cart/get', {}));
  const misfit = misfitOf(cart, cart.delivery_preference);
  throw redirect(misfit ? backToCartPath(misfit) : '/purchase');
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
