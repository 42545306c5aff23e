import type { paymentChoices } from '../../contract/checkout.ts';
import type { PaymentProviderName } from '../providers/payment/payment.ts';
import type { Store } from '../store/stores.ts';

export type PaymentChoice = (typeof paymentChoices)[number];

/** The provider that a payment method of this store goes to; null = none: paid in the shop, or not offered. */
export function providerOf({ own }: Pick<Store, 'own'>, choice: PaymentChoice): PaymentProviderName | null {
  return choice === 'credit_card' ? own['checkout_info.card_provider'] || null : null;
}
