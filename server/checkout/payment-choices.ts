import type { Output } from '../../contract/actions.ts';
import { isTicket } from '../../contract/goods-kind.ts';
import { cardNeedsLogin, paidAs } from '../../contract/shipped-types.ts';
import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { customerOf } from '../call/who.ts';
import type { OpenCart } from '../cart/cart.ts';
import type { Context } from '../context.ts';
import { knownAs, type PaymentChoice, providerOf } from '../payment/provider-of.ts';
import { deliversSomehow } from '../shipping/delivers-somehow.ts';
import type { Store } from '../store/stores.ts';

/** Paid at a provider, in the order that shoppers see them. */
const onlineChoices = ['credit_card', 'paypal'] as const;

type Choices = Output<'checkout/getPaymentChoices'>;

/**
 * Payment methods by delivery type (PAY-011): when it is collected, as the shop and the shopper agree, by card, or with PayPal. Gift
 * cards and tickets are paid for before they are issued: a cart with one is never paid for later (decisions D.6).
 */
export function paymentChoices(
  store: Pick<Store, 'settings' | 'own' | 'currency'>,
  open: Pick<OpenCart, 'lines'>,
): Choices {
  const { pickup_enabled, active_custom_pickup } = store.settings.checkout_info;
  const later = <C extends PaymentChoice>(choice: C): C[] => (isPaidAtOnce(open) ? [] : [choice]);
  const online = onlineChoices.filter((choice) => providerOf(store, choice));
  return {
    ship: deliversSomehow(store.settings) ? [...later('contact'), ...online] : [],
    pickup: pickup_enabled || active_custom_pickup ? [...later('pickup'), ...online] : [],
    electronic: online,
  };
}

/**
 * The payment method that was asked for, as the shop knows it. Refuses one that is not offered; 'not_required' goes with a total of zero
 * (PAY-010), and 'no_global' asks guests to log in (PAY-008, PAY-019).
 */
export function checkPayment(
  ctx: Context,
  open: OpenCart,
  { choice: asked, delivery }: { choice: PaymentChoice; delivery: string },
): PaymentChoice {
  const choice = knownAs(ctx.store, asked);
  const { total } = open.cart.summary;
  if (choice === 'not_required' && total === 0) return choice;
  const offered: PaymentChoice[] = paymentChoices(ctx.store, open)[paidAs(delivery)];
  // Nothing is charged at a provider when there is nothing to pay.
  if (!offered.includes(choice) || (total === 0 && providerOf(ctx.store, choice)))
    throw refuse(
      'payment_unavailable',
      offered.length > 0 || !isPaidAtOnce(open)
        ? m.refusal_payment_unavailable()
        : open.lines.some(({ line }) => isTicket(line))
          ? m.refusal_payment_ticket_online()
          : m.refusal_payment_gift_card_online(),
    );
  const isGuest = customerOf(ctx) === null;
  if (choice === 'credit_card' && (cardNeedsLogin(delivery, !isGuest) || (isGuest && asked === 'no_global')))
    throw refuse('payment_login', m.payment_card_login());
  return choice;
}

/** It holds what is issued as soon as it is paid: gift cards, and tickets. */
export const isPaidAtOnce = ({ lines }: Pick<OpenCart, 'lines'>): boolean =>
  lines.some(({ line }) => line.is_giftcard || isTicket(line));
