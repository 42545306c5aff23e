import type { Checked, Output } from '../../contract/actions.ts';
import { isTicket } from '../../contract/goods-kind.ts';
import { keepPreference } from '../account/keep-preference.ts';
import { lockedRow, openCart } from '../cart/cart.ts';
import type { Context, TwoSteps } from '../context.ts';
import { issueTickets, takePlaces } from '../event/ticket/sell-tickets.ts';
import { holdCards, redeemCards, takeCardsOffCart } from '../giftcard/cart-cards.ts';
import { settleIfPaid } from '../giftcard/order-cards.ts';
import { providerOf } from '../payment/provider-of.ts';
import { noteUses } from '../promotion/uses.ts';
import { holdGifts } from '../registry/cart-gifts.ts';
import { takeStock } from '../stock/take-stock.ts';
import {
  checkAvailable,
  checkGifts,
  checkMinimum,
  checkNotEmpty,
  checkSeen,
  checkSeenCards,
  stockGone,
} from './cart-rules.ts';
import { checkDelivered, chosenDelivery } from './chosen-delivery.ts';
import { checkTerms, communicationOf } from './consent.ts';
import { askedDelivery, checkDelivery, checkElectronic } from './delivery.ts';
import { checkGuest, checkGuestCart } from './guest-rules.ts';
import { checkOwnForm } from './own-form.ts';
import { askForPayment, checkNoneOpen, endOtherPayment, payOrder } from './pay-order.ts';
import { checkPayment } from './payment-choices.ts';
import { placeOrder } from './place-order.ts';
import { checkPromoCode, claimForOrder } from './promotion-rules.ts';
import { takeQuoteOf } from './quote-rules.ts';

export const submit: TwoSteps<'checkout/submit'> = {
  async before(ctx, asked) {
    const input = { ...asked, delivery_preference: askedDelivery(asked) };
    const paid = await endOtherPayment(ctx);
    return async (inside) => paid ?? place(inside, input);
  },
  after: (ctx, placed, input) =>
    payOrder(ctx, placed, { token: input.encrypted_cc_info ?? '', postalCode: '' }),
};

async function place(ctx: Context, input: Checked<'checkout/submit'>): Promise<Output<'checkout/submit'>> {
  const { settings } = ctx.store;
  checkGuest(ctx);
  checkDelivery(ctx, input.delivery_preference);
  const communication = communicationOf(settings, input);
  checkTerms(settings, input.terms_accepted);
  const ownForm = checkOwnForm(settings, input);

  // Locked: the same cart sent from two tabs becomes one order, the second finds it empty.
  const { row, location } = await chosenDelivery(ctx, await lockedRow(ctx), input);
  await holdCards(ctx.q, row.id);
  await holdGifts(ctx, row.id);
  const locationId = location?.location_id ?? null;
  const open = await openCart(ctx, row, locationId);
  checkNotEmpty(open);
  checkAvailable(open);
  checkElectronic(open, input.delivery_preference);
  checkGuestCart(ctx, open, location?.altname ?? '');
  checkGifts(open, input.checksum);
  checkSeen(open, input.checksum);
  checkSeenCards(open, input.gift_cards);
  checkPromoCode(ctx, open, input.promo_code);
  checkMinimum(ctx, open);
  checkDelivered(open);
  const payment_choice = checkPayment(ctx, open, {
    choice: input.payment_choice,
    delivery: row.delivery_preference,
  });
  const provider = providerOf(ctx.store, payment_choice);
  await checkNoneOpen(ctx.q, row.id);

  const wanted = open.lines
    .filter(({ line }) => !line.is_giftcard && !isTicket(line))
    .map(({ line, backorder }) => ({
      title_id: line.id,
      condition: line.condition,
      quantity: line.quantity - backorder,
    }))
    .filter((w) => w.quantity > 0);
  if (locationId !== null && !(await takeStock(ctx.q, locationId, wanted)))
    throw stockGone(await openCart(ctx, row, locationId));

  const places = await takePlaces(ctx.q, ctx.store.id, open.lines, ctx.now);
  if (!places) throw stockGone(await openCart(ctx, row, locationId));

  const promotions = await claimForOrder(ctx, row, open, input.email);

  const order = await placeOrder(ctx, {
    cartId: row.id,
    open,
    input: { ...input, payment_choice, delivery_preference: row.delivery_preference },
    communication,
    ownForm,
    locationId,
    status: provider ? 'awaiting_payment' : 'placed',
  });
  await issueTickets(ctx.q, order.order_number, places);
  await redeemCards(ctx.q, order.order_number, open.cards);
  await noteUses(ctx.q, order.order_number, promotions);
  await takeQuoteOf(ctx.q, open, order.order_number);
  await keepPreference(ctx, input.preferred_communication);
  if (provider) {
    await askForPayment(ctx, { provider, cartId: row.id, orderNumber: order.order_number, open });
    return order;
  }
  await takeCardsOffCart(ctx.q, row.id);
  if (await settleIfPaid(ctx.q, order.order_number, ctx.now))
    ctx.afterCommit(() => ctx.shop.jobs.wake('issue-gift-cards'));
  // Only a signal: the mail itself is a row of this transaction.
  ctx.afterCommit(() => ctx.shop.jobs.wake('send-mail'));
  return order;
}
