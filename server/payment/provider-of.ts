import type { sentPaymentChoices } from '../../contract/checkout.ts';
import type { PaymentProviderName } from '../providers/payment/payment.ts';
import type { Store } from '../store/stores.ts';
import { isConnected } from './vendor-accounts.ts';

export type PaymentChoice = (typeof sentPaymentChoices)[number];

/** The provider that a payment method of this store goes to; null = none: paid in the shop, or not offered. */
export function providerOf(
  store: Pick<Store, 'settings' | 'own'>,
  choice: PaymentChoice,
): PaymentProviderName | null {
  if (choice === 'paypal') return isConnected(store, 'paypal') ? 'paypal' : null;
  if (choice !== 'credit_card') return null;
  const cards = store.own['checkout_info.card_provider'];
  return cards === 'stripe' && !isConnected(store, 'stripe') ? null : cards || null;
}
