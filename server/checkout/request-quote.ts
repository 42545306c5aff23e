import * as m from '../../messages/compiled/messages.js';
import { nameOf } from '../account/name-of.ts';
import { readUser } from '../account/user.ts';
import { refuse } from '../call/refusal.ts';
import { lockedRow, openCart } from '../cart/cart.ts';
import type { Handler } from '../context.ts';
import { checkNotEmpty } from './cart-rules.ts';
import { linesData } from './guest-rules.ts';
import { placeOrder } from './place-order.ts';

/**
 * A quote request is an order that waits for the shop's price: nothing is set aside or owed for it. It may ask for more
 * than is in stock, and for less than the order minimum.
 */
export const requestQuote: Handler<'checkout/requestQuote'> = async (ctx, { message }) => {
  const { cart_enabled, checkout_info, store_info } = ctx.store.settings;
  if (!cart_enabled) throw refuse('cart_disabled', m.refusal_cart_disabled());
  if (!checkout_info.quote_enabled) throw refuse('quote_unavailable', m.refusal_quote_unavailable());
  const row = await lockedRow(ctx);
  const open = await openCart(ctx, row);
  checkNotEmpty(open);
  const gone = open.lines.filter((l) => !l.cartable);
  if (gone.length > 0) {
    throw refuse('cart_unavailable', m.refusal_cart_unavailable(), { items: linesData(gone) });
  }
  const user = await readUser(ctx);
  if (!user) throw new Error('the action is for customers');
  const { order_number } = await placeOrder(ctx, {
    cartId: row.id,
    open,
    input: {
      name: user.is_institution ? `${nameOf(user)}, ${user.company}` : nameOf(user),
      email: user.email_address,
      phone: user.phone_number,
      instructions: message,
      delivery_preference: 'quote',
      payment_choice: 'not_required',
    },
    communication: store_info.allowed_comm_prefs.includes('email') ? 'email' : user.communication_preference,
    ownForm: { custom_form: null, purchaseorder: undefined },
    locationId: null,
    status: 'quote_requested',
  });
  ctx.afterCommit(() => ctx.shop.jobs.wake('send-mail'));
  return { order_number };
};
