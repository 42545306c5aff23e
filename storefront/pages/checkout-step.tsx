import { redirect } from 'react-router';
import { browserLoader, type LoadArgs, serverLoader } from '../page-load.ts';

/**
 * One step of the checkout, opened by its address. All of them are parts of the one form at /purchase (CHECKOUT-007);
 * without a saved delivery choice the way begins at the cart (CHECKOUT-009).
 */
export async function load({ api }: LoadArgs): Promise<never> {
  const found = await api('cart/get', {});
  throw redirect(found.ok && found.value.cart.delivery_preference ? '/purchase' : '/checkout/cart');
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
