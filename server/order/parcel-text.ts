import type { Order, OrderParcel } from '../../contract/order.ts';
import * as m from '../../messages/compiled/messages.js';
import type { Store } from '../store/stores.ts';
import { orderDate } from './order-date.ts';
import type { ShipmentRow } from './shipment-queries.ts';
import { trackingLink } from './tracking-link.ts';

/** A parcel as its customer sees it: not who packed it. */
export function orderParcel(store: Store, row: ShipmentRow): OrderParcel {
  const { id, at, carrier, tracking, lines } = row;
  return {
    shipment_id: id,
    date_text: orderDate(at, store.timeZone, store.settings.store_info.language),
    carrier,
    tracking,
    tracking_link: trackingLink(carrier, tracking),
    lines,
  };
}

/** The lines in a parcel: the items, and how many copies of each. */
export function parcelItems(
  { items }: Order,
  { lines }: OrderParcel,
): { item: Order['items'][number]; quantity: number }[] {
  return lines.flatMap(({ position, quantity }) => {
    const item = items[position - 1];
    return item ? [{ item, quantity }] : [];
  });
}

/** What is still to be sent, '2 × Salt Roads'. */
export const linesToFollow = ({ items }: Order): string[] =>
  items.flatMap(({ title_info, cart_info: { to_send } }) =>
    to_send > 0 ? [m.order_parcel_copies({ count: to_send, title: title_info.title })] : [],
  );
