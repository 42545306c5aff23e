import type { CartItem } from '../../../contract/cart.ts';
import * as m from '../../../messages/compiled/messages.js';

/** Why a line cannot be bought any more. Of a title whose used copy has been sold there may be new ones. */
export function goneText({ cart_info, title_info }: CartItem): string {
  const { condition, available } = title_info;
  const copies = { kind: condition, count: cart_info.quantity };
  if (condition !== 'NEW' && available.status === 'sold_out') return m.cart_copies_sold(copies);
  if (condition !== 'NEW' && available.status === 'elsewhere') return m.cart_copies_elsewhere(copies);
  return m.cart_line_gone();
}
