import type { CartItem } from '../../../contract/cart.ts';
import { soldOutText } from '../../../contract/sold-out.ts';

/** Why a line cannot be bought any more. Of a title whose used copy has been sold there may be new ones. */
export function goneText({ cart_info, title_info }: CartItem): string {
  const { condition, available } = title_info;
  if (condition === 'NEW' || available.text !== soldOutText) return 'This title can no longer be ordered.';
  const word = condition === 'USED' ? 'used' : 'remaindered';
  return cart_info.quantity === 1
    ? `This ${word} copy has been sold.`
    : `These ${word} copies have been sold.`;
}
