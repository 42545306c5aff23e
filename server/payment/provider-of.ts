import type { sentPaymentChoices } from '../../contract/checkout.ts';
import {
  cardVendors,
  type PaymentVendorName,
  paymentVendorNames,
} from '../../contract/settings/payment/vendors.ts';
import type { PaymentProviderName } from '../providers/payment/payment.ts';
import { vendors } from '../providers/payment/vendors.ts';
import type { Store } from '../store/stores.ts';
import { isConnected } from './vendor-accounts.ts';

export type PaymentChoice = (typeof sentPaymentChoices)[number];

/** Vendors that are a payment method of their own. */
const ownMethods = paymentVendorNames.filter((name) => !cardVendors.some((cards) => cards === name));

/** The provider that a payment method of this store goes to; null = none: paid in the shop, or not offered. */
export function providerOf(
  store: Pick<Store, 'settings' | 'own' | 'currency'>,
  choice: PaymentChoice,
): PaymentProviderName | null {
  if (choice !== 'credit_card') {
    const vendor = ownMethods.find((name) => name === choice);
    return vendor && canPay(store, vendor) ? vendor : null;
  }
  const cards = store.own['checkout_info.card_provider'];
  return cards === '' || (cards !== 'sandbox' && !canPay(store, cards)) ? null : cards;
}

const canPay = (store: Pick<Store, 'settings' | 'own' | 'currency'>, vendor: PaymentVendorName): boolean => {
  const { currency = store.currency } = vendors[vendor];
  return currency === store.currency && isConnected(store, vendor);
};

/** The documents' names of a card, by who takes it; 'no_global' is what Global Payments offers to guests (PAY-008). */
const cardsOf: Partial<Record<PaymentChoice, PaymentVendorName>> = {
  clearent: 'clearent',
  global: 'global',
  no_global: 'global',
};

/** How the shop knows a payment method: clients may send the documents' name of a card that the shop's provider takes. */
export const knownAs = (store: Pick<Store, 'own'>, choice: PaymentChoice): PaymentChoice => {
  const vendor = cardsOf[choice];
  return vendor && store.own['checkout_info.card_provider'] === vendor ? 'credit_card' : choice;
};

/** The owner wants to charge nothing before an order is ready (PAY-005). */
export const isOnlyHeld = ({ settings }: Pick<Store, 'settings'>, provider: PaymentProviderName): boolean =>
  provider === 'clearent' && !settings.checkout_info.clearent_should_capture;
