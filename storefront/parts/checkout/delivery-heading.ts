import type { SiteSettings } from '../../../contract/store.ts';
import { m } from '../../../messages/compiled/messages.js';

/** What the checkout page is called, by the delivery (CHECKOUT-010..015). `location`: '' for a shop's only one. */
export function deliveryHeading(
  delivery: string,
  { checkout_info: info }: Pick<SiteSettings, 'checkout_info'>,
  location: string,
): string {
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
      return location ? m.order_pickup_at({ location }) : m.order_pickup();
  }
}
