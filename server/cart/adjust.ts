import type { Handler } from '../context.ts';
import { lockedRow, openCart } from './cart.ts';
import { isShort } from './cart-item.ts';
import { deleteLines, setQuantity } from './queries.ts';

export const adjust: Handler<'cart/adjust'> = async (ctx) => {
  const row = await lockedRow(ctx);
  // What another location has stays: the page does not list it as taken away (storefront/parts/cart/adjustments.ts).
  const short = (await openCart(ctx, row)).lines.filter(
    (priced) => isShort(priced) && priced.offer.status !== 'elsewhere',
  );
  const gone = short.filter((l) => l.offer.onhand === 0).map((l) => l.line.line_id);
  await deleteLines(ctx.q, row.id, gone);
  for (const { line, offer } of short) {
    if (offer.onhand > 0) await setQuantity(ctx.q, row.id, line.line_id, offer.onhand);
  }
  return { cart: (await openCart(ctx, row)).cart };
};
