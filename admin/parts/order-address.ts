import type { Order } from '../../contract/order.ts';
import { phoneText } from '../../contract/phone-text.ts';
import { townLine } from '../../contract/town-line.ts';
import * as m from '../../messages/compiled/messages.js';

type Shipping = NonNullable<Order['shipping']>;

/** Where an order goes, a line each, as on a label. */
export function addressLines(to: Shipping): string[] {
  const { name, orgname, addr1, addr2, city, prov, postal, country } = to;
  return [name, orgname, addr1, addr2, townLine({ city, prov, postal }), country].filter(Boolean);
}

/** What the address label leaves out: the phone, whose gift registry it is, and how it travels. */
export const addressNotes = ({ phone, gift_registry_name: registry, provider }: Shipping): string[] =>
  [phoneText(phone), registry && m.registry_ship_detail({ registry }), provider].filter(Boolean);
