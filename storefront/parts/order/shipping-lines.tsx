import type { Order } from '../../../contract/order.ts';
import { phoneText } from '../../../contract/phone-text.ts';
import { townLine } from '../../../contract/town-line.ts';
import { m } from '../../../messages/compiled/messages.js';

/** Where an order is delivered to, and how. */
export function ShippingLines({ shipping: to }: { shipping: NonNullable<Order['shipping']> }) {
  const lines = [
    to.name,
    to.orgname,
    to.addr1,
    to.addr2,
    townLine({ city: to.city, prov: to.prov, postal: to.postal }),
    to.country,
    phoneText(to.phone),
    to.provider,
    to.delivery_max > 0 ? m.order_business_days({ min: to.delivery_min, max: to.delivery_max }) : '',
  ];
  return lines.filter(Boolean).map((line) => <p key={line}>{line}</p>);
}
