import type { CartItem } from '../../../contract/cart.ts';
import { isElsewhereText, soldOutText } from '../../../contract/copy-words.ts';

/** Why a line cannot be bought any more. Of a title whose used copy has been sold there may be new ones. */
export function goneText({ cart_info, title_info }: CartItem): string {
  const { condition, available } = title_info;
  const word = condition === 'USED' ? 'used' : 'remaindered';
  const copies = cart_info.quantity === 1 ? `This ${word} copy` : `These ${word} copies`;
  const [has, is] = cart_info.quantity === 1 ? ['has', 'is'] : ['have', 'are'];
  if (condition !== 'NEW' && available.text === soldOutText()) return `${copies} ${has} been sold.`;
  if (condition !== 'NEW' && isElsewhereText(available.text)) return `${copies} ${is} not at your location.`;
  return 'This title can no longer be ordered.';
}
