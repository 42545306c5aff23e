import type { Order, OrderParcel } from '../../contract/order.ts';
import * as m from '../../messages/compiled/messages.js';
import { parcelItems } from './parcel-text.ts';

/** Who carries it, as an order names it. */
export const waybill = ({ carrier, tracking, tracking_link }: OrderParcel) => ({
  carrier,
  tracking,
  tracking_link,
});

/** Whether nothing is left to send after this parcel. */
export const isLast = ({ status, parcels }: Order, part: OrderParcel) =>
  status !== 'partly_shipped' && parcels.at(-1) === part;

export const partHeading = (order: Order, part: OrderParcel) =>
  isLast(order, part) ? m.order_mail_heading_rest_shipped() : m.order_mail_heading_partly_shipped();

export function partNext(order: Order, part: OrderParcel): string {
  const { order_number: number } = order;
  return isLast(order, part)
    ? m.order_mail_next_rest_on_its_way({ number })
    : m.order_mail_next_part_on_its_way({ number });
}

/** What is in the parcel, at the prices of its lines. */
export function partItems(order: Order, part: OrderParcel, money: (cents: number) => string) {
  return parcelItems(order, part).map(({ item, quantity }) => {
    const { sold_price } = item.cart_info;
    return {
      item,
      amount: quantity * sold_price,
      each: quantity > 1 ? `${quantity} × ${money(sold_price)}` : '',
    };
  });
}
