import type { LoadArgs } from '../../page-load.ts';
import { customerOf } from '../account/page-session.ts';

/** The load of a page about the whole cart: for customers. The session in the header takes the cart from it. */
export async function loadWholeCart(args: LoadArgs) {
  const { session } = await customerOf(args);
  return { cart: session.cart };
}
