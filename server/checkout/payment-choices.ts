import type { Output } from '../../contract/actions.ts';
import { isShippedType } from '../../contract/shipped-types.ts';
import type { SiteSettings } from '../../contract/store.ts';
import { m } from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { deliversSomehow } from '../shipping/delivers-somehow.ts';

type Choices = Output<'checkout/getPaymentChoices'>;

/** Payment methods by delivery type: so far, paying when the order is collected, or as the shop and the shopper agree. */
export function paymentChoices(settings: SiteSettings): Choices {
  const { pickup_enabled, active_custom_pickup } = settings.checkout_info;
  return {
    ship: deliversSomehow(settings) ? ['contact'] : [],
    pickup: pickup_enabled || active_custom_pickup ? ['pickup'] : [],
    electronic: [],
  };
}

/** Refuses a payment method that is not offered; 'not_required' goes with a total of zero (PAY-010). */
export function checkPayment(
  settings: SiteSettings,
  {
    delivery_preference,
    payment_choice: choice,
  }: { delivery_preference: string; payment_choice: Choices['ship'][number] },
  total: number,
): void {
  const free = choice === 'not_required' && total === 0;
  if (
    free ||
    paymentChoices(settings)[isShippedType(delivery_preference) ? 'ship' : 'pickup'].includes(choice)
  )
    return;
  throw refuse('payment_unavailable', m.refusal_payment_unavailable());
}
