import { daysText } from '../../../contract/days-text.ts';
import type { ShippingProvider } from '../../../contract/shipping.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import * as m from '../../../messages/compiled/messages.js';
import { formatMoney } from '../../../ui/money.ts';

export const costText = (cents: number | null): string =>
  cents === null ? m.cart_sum_undecided() : cents === 0 ? m.order_sum_free() : formatMoney(cents);

/** Below an option: how long it takes, or why it cannot be chosen; '' for nothing. */
export function optionDetail(option: ShippingProvider, checkout: SiteSettings['checkout_info']): string {
  if (option.available) return daysText(option);
  return option.delivery_preference === 'local_delivery' && option.conflicting_eisbns.length === 0
    ? m.shipping_option_minimum({ amount: formatMoney(checkout.local_delivery_minimum) })
    : m.shipping_option_unfit();
}
