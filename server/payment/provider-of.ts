import type { sentPaymentChoices } from '../../contract/checkout.ts';
import { cardVendors, paymentVendorNames } from '../../contract/settings/payment/vendors.ts';
import type { PaymentProviderName } from '../providers/payment/payment.ts';
import type { Store } from '../store/stores.ts';
import { isConnected } from './vendor-accounts.ts';

export type PaymentChoice = (typeof sentPaymentChoices)[number];

/** Vendors that are a payment method of their own. */
const ownMethods = paymentVendorNames.filter((name) => !cardVendors.some((cards) => cards === name));

/** The provider that a payment method of this store goes to; null = none: paid in the shop, or not offered. */
export function providerOf(
  store: Pick<Store, 'settings' | 'own'>,
  choice: PaymentChoice,
): PaymentProviderName | null {
  if (choice !== 'credit_card') {
    const vendor = ownMethods.find((name) => name === choice);
    return vendor && isConnected(store, vendor) ? vendor : null;
  }
  const cards = store.own['checkout_info.card_provider'];
  return cards === '' || (cards !== 'sandbox' && !isConnected(store, cards)) ? null : cards;
}

/**
 * How the shop knows a payment method. Clients may send the documents' names of a card that Global Payments takes: 'global', and
 * 'no_global' for what it offers to guests (PAY-008).
 */
export const knownAs = (store: Pick<Store, 'own'>, choice: PaymentChoice): PaymentChoice =>
  (choice === 'global' || choice === 'no_global') && store.own['checkout_info.card_provider'] === 'global'
    ? 'credit_card'
    : choice;
