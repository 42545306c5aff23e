import { randomUUID } from 'node:crypto';
import type { Output } from '../../contract/actions.ts';
import * as m from '../../messages/compiled/messages.js';
import { type Refusal, refuse } from '../call/refusal.ts';
import { type OpenCart, storedRow } from '../cart/cart.ts';
import type { Context } from '../context.ts';
import type { Query } from '../db/db.ts';
import { orderKeyOf } from '../order/order-key.ts';
import { forgetFailures, readFailures } from '../payment/failure-queries.ts';
import { findPaidOrder } from '../payment/order-queries.ts';
import { openMinutes, type PaymentRow } from '../payment/payment-row.ts';
import { isOnlyHeld } from '../payment/provider-of.ts';
import { findOpenOfCart, findPaymentOfOrder, insertPayment } from '../payment/queries.ts';
import { settlePayment } from '../payment/settle-payment.ts';
import { startPayment, type TypedCard } from '../payment/start-payment.ts';
import {
  type DeclineReason,
  PaymentNotSent,
  type PaymentProviderName,
} from '../providers/payment/payment.ts';
import { isPaidAtOnce } from './payment-choices.ts';

type Placed = Output<'checkout/submit'>;

/** The third failure sends the shopper back to the cart (PAY-021). */
const mostFailures = 3;

/**
 * Ends what another tab, or an earlier try, has begun to pay for the same cart, before this one begins: gives it up, or finds that it was
 * paid and answers with that order. Throws `payment_open` while that is not known.
 */
export async function endOtherPayment(ctx: Context): Promise<Placed | null> {
  const cart = await storedRow(ctx);
  const open = cart && (await findOpenOfCart(ctx.q, cart.id));
  if (!open || open.payment_intent === `${ctx.session?.id}:${ctx.uuid}`) return null;
  const payment = await settlePayment(ctx.shop, open.id, { giveUp: true }).catch(unlessNoAccount);
  if (!payment || payment.state === 'open') throw paymentOpen();
  if (payment.state !== 'captured' && payment.state !== 'authorized') return null;
  const order = payment.order_id === null ? undefined : await findPaidOrder(ctx.q, payment.order_id);
  if (!order) throw new Error(`payment ${payment.id} has no order`);
  return {
    order_number: order.order_number,
    order_key: orderKeyOf(ctx.shop.secret, order.payment_intent),
  };
}

/** With the cart locked: of two tabs that submit at the same moment, the second is refused. */
export async function checkNoneOpen(q: Query, cartId: number): Promise<void> {
  if (await findOpenOfCart(q, cartId)) throw paymentOpen();
}

/** Writes down what is to be paid, in the transaction that writes the order. */
export async function askForPayment(
  ctx: Context,
  about: { provider: PaymentProviderName; cartId: number; orderNumber: string; open: OpenCart },
): Promise<void> {
  await insertPayment(ctx.q, {
    storeId: ctx.store.id,
    orderNumber: about.orderNumber,
    cartId: about.cartId,
    key: randomUUID(),
    provider: about.provider,
    amount: about.open.cart.summary.total,
    currency: ctx.store.currency,
    // Charged when the copies that are to come are ready.
    hold:
      (isOnlyHeld(ctx.store, about.provider) || about.open.lines.some(({ backorder }) => backorder > 0)) &&
      !isPaidAtOnce(about.open),
    now: ctx.now,
    dueAt: new Date(ctx.now.getTime() + openMinutes * 60_000),
  });
}

/** Sends the payment of a written order, and returns the result. Repeatable. */
export async function payOrder(ctx: Context, placed: Placed, card: TypedCard): Promise<Placed> {
  const payment = await findPaymentOfOrder(ctx.q, ctx.store.id, placed.order_number);
  if (!payment) return placed;
  return outcomeOf(ctx, placed, await startPayment(ctx.shop, payment.id, card));
}

/** The answer to the shopper. Throws the refusal for a payment that has failed. */
export async function outcomeOf(ctx: Context, placed: Placed, payment: PaymentRow): Promise<Placed> {
  const { order_number, order_key } = placed;
  switch (payment.state) {
    case 'captured':
    case 'authorized':
      ctx.shop.jobs.wake('send-mail');
      ctx.shop.jobs.wake('issue-gift-cards');
      return { order_number, order_key };
    case 'open':
      return { order_number, order_key, payment: { step: payment.step } };
    case 'declined':
      throw await declined(ctx, payment);
    default:
      ctx.shop.jobs.wake('settle-payments');
      throw refuse('payment_failed', m.payment_failed(), { provider: payment.provider });
  }
}

async function declined(ctx: Context, { provider, reason }: PaymentRow): Promise<Refusal> {
  const sentence =
    provider === 'paypal'
      ? `${m.payment_paypal_failed_heading()} ${m.payment_paypal_failed()}`
      : (sentences[reason as DeclineReason] ?? m.payment_declined)();
  const cart = await storedRow(ctx);
  if (!cart || (await readFailures(ctx.q, cart.id)) < mostFailures)
    return refuse('payment_declined', sentence, { provider });
  await forgetFailures(ctx.q, cart.id);
  return refuse('payment_start_over', `${sentence} ${m.payment_start_over()}`, { provider });
}

/** Called when used: the language is known only then. */
const sentences: Partial<Record<DeclineReason, () => string>> = {
  wrong_cvv: m.payment_declined_cvv,
  wrong_number: m.payment_declined_number,
  wrong_postal_code: m.payment_declined_postal,
  expired_card: m.payment_declined_expired,
  insufficient_funds: m.payment_declined_funds,
  authentication_failed: m.payment_declined_authentication,
  token_expired: m.payment_declined_token,
};

/** The store has given its account at the provider up: the state of a payment there is unknown. The job says so in the log. */
export function unlessNoAccount(e: unknown): null {
  if (e instanceof PaymentNotSent) return null;
  throw e;
}

const paymentOpen = () => refuse('payment_open', m.payment_open());
