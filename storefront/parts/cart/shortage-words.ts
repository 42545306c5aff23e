import type { Shortage } from './use-add-to-cart.ts';

/** What the stock prompt says after the title and on its buttons, for one copy as for several. */
export function shortageWords(
  quantity: number,
  { onhand, left, isExtraOrderable }: Omit<Shortage, 'requested'>,
) {
  const inCart = onhand - left;
  const later = quantity - left;
  const ordered = left > 0 ? (later === 1 ? 'the other one' : 'the others') : later === 1 ? 'it' : 'them';
  return {
    asked: `You asked for ${quantity} ${quantity === 1 ? 'copy' : 'copies'} of`,
    more: [
      inCart > 0 ? `${inCart} ${inCart === 1 ? 'is' : 'are'} in your cart already.` : '',
      isExtraOrderable ? `We can order ${ordered} for you.` : '',
    ]
      .filter(Boolean)
      .join(' '),
    take: `Take ${left === 1 ? 'the one' : `the ${left}`} we have`,
    order: left > 0 ? `Take ${left} and order the rest` : `Order ${ordered}`,
  };
}
