import type { Cart } from '../../../contract/cart.ts';

/** The code that takes something off the cart just now, '' for none. */
export const appliedCode = ({ promo_code: { code, problem } }: Pick<Cart, 'promo_code'>): string =>
  problem === '' ? code : '';
