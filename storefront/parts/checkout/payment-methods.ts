import type { Cart } from '../../../contract/cart.ts';
import type { paymentChoices } from '../../../contract/checkout.ts';
import { paidAs } from '../../../contract/shipped-types.ts';
import type { LoadedPayments } from '../payment/use-payment-choices.ts';

export type PaymentChoice = (typeof paymentChoices)[number];

/** The payment methods that the checkout page shows. */
export interface PaymentMethods {
  /** Those that can be chosen. */
  choices: PaymentChoice[];
  /** Shown dimmed: there is nothing to pay (PAY-009). */
  dimmed: PaymentChoice[];
  /** The shop could not say which there are (PAY-038). */
  failed: boolean;
  /** What a choice was made for: another subtotal or address clears it (PAY-012). */
  basis: string;
}

/** With a total of 0.00, only 'Continue (it's free!)' can be chosen (PAY-010). */
export function paymentMethods(
  { summary, ship_to }: Pick<Cart, 'summary' | 'ship_to'>,
  payments: LoadedPayments,
  delivery: string,
): PaymentMethods {
  const offered = payments ? [...payments[paidAs(delivery)]] : [];
  const isFree = summary.total === 0;
  return {
    choices: isFree ? ['not_required'] : offered,
    dimmed: isFree ? offered : [],
    failed: payments === null,
    // Calls name the fields of one address in different orders.
    basis: `${summary.subtotal} ${JSON.stringify(Object.entries(ship_to ?? {}).sort())}`,
  };
}

/** Names what is shown: with another key, the choice begins again. */
export const paymentKey = ({ choices, basis }: PaymentMethods): string => [...choices, basis].join(' ');
