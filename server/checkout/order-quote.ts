import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { lockedRow, openCart } from '../cart/cart.ts';
import { refillCart } from '../cart/refill-cart.ts';
import type { Handler } from '../context.ts';
import { visibleOrder } from '../order/visible-order.ts';
import { bindQuote, quotedGoods } from '../quote/order-quote.ts';

/** Fills the cart with what was quoted, at its prices. The ordinary checkout goes on from there. */
export const orderQuote: Handler<'checkout/orderQuote'> = async (ctx, { order_id, key, replace }) => {
  if (!ctx.store.settings.cart_enabled) throw refuse('cart_disabled', m.refusal_cart_disabled());
  const { order_number, quote } = await visibleOrder(ctx, order_id, key);
  if (quote?.state !== 'open') throw refuse('quote_over', m.refusal_quote_over({ number: order_number }));
  const { quoteId, lines } = await quotedGoods(ctx.q, ctx.store.id, order_number);
  const gone = lines.filter((line) => line.title_id === null);
  if (gone.length > 0) {
    const items = gone.map(({ eisbn, title, condition }) => ({ eisbn, title, condition }));
    throw refuse('cart_unavailable', m.refusal_cart_unavailable(), { items });
  }
  const row = await lockedRow(ctx);
  const before = await openCart(ctx, row);
  const isThere = before.quote?.orderId === quoteId && before.quote.isInEffect;
  if (!isThere) {
    if (before.lines.length > 0 && !replace) throw refuse('cart_not_empty', m.refusal_cart_not_empty());
    await refillCart(ctx.q, row.id, lines);
    await bindQuote(ctx.q, row.id, quoteId);
  }
  const { cart } = await openCart(ctx, { ...row, quote_id: quoteId });
  return { cart, checksum: cart.checksum };
};
