import type { Output } from '../../contract/actions.ts';
import type { SiteSettings } from '../../contract/store.ts';
import { m } from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';

type Choices = Output<'checkout/getPaymentChoices'>;

/** Payment methods by delivery type: so far, paying when the order is collected. */
export function paymentChoices({ checkout_info }: SiteSettings): Choices {
  return { ship: [], pickup: checkout_info.pickup_enabled ? ['pickup'] : [], electronic: [] };
}

/** Refuses a payment method that is not offered; 'not_required' goes with a total of zero (PAY-010). */
export function checkPayment(settings: SiteSettings, choice: Choices['pickup'][number], total: number): void {
  const free = choice === 'not_required' && total === 0;
  if (free || paymentChoices(settings).pickup.includes(choice)) return;
  throw refuse('payment_unavailable', m.refusal_payment_unavailable());
}
