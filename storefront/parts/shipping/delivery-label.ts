import type { SiteSettings } from '../../../contract/store.ts';
import * as m from '../../../messages/compiled/messages.js';

/** What a delivery type is called: in the cart, and as the checkout page's heading (CHECKOUT-010..015). */
export function deliveryLabel(delivery: string, info: SiteSettings['checkout_info']): string {
  switch (delivery) {
    case 'electronic':
      return m.shipping_heading_email();
    case 'ship':
      return m.shipping_heading_ship();
    case 'local_delivery':
      return m.shipping_local_delivery();
    case 'custom_ship':
      return info.custom_ship_label;
    case 'custom_pickup':
      return info.custom_pickup_label;
    default:
      return m.order_pickup();
  }
}
