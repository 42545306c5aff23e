import { phoneText } from '../contract/phone-text.ts';
import type { ShipTo } from '../contract/ship-to.ts';
import { townLine } from '../contract/town-line.ts';
import { noteOn } from '../server/order/copies-to-come.ts';
import type { ListedOrder } from '../server/order/counter-queries.ts';
import { orderDate } from '../server/order/order-date.ts';
import { statusOf } from '../server/order/order-status.ts';
import { paymentStateText } from '../server/order/payment-state.ts';
import { moneyText } from '../server/pricing/money-text.ts';
import { timeZoneOf } from '../server/time-zone.ts';

/** An order as the counter reads it; its first line is empty. */
export function orderLines(order: ListedOrder): string[] {
  const { placed_at, time_zone, currency, payment_state } = order;
  const who =
    [order.name, phoneText(order.phone), order.email].filter(Boolean).join(', ') ||
    'Their account was deleted';
  return [
    '',
    `${order.order_number}  ${orderDate(placed_at, timeZoneOf(time_zone), 'en-US')}  ${moneyText(order.total, currency)} ${currency}  ${[statusOf(order), paymentStateText[payment_state]].filter(Boolean).join(', ')}`,
    `    ${who}${order.location_name ? `, for pickup at ${order.location_name}` : ''}`,
    ...(order.ship_to ? deliveryLines(order, order.ship_to) : []),
    ...order.items.flatMap((line) => {
      const { quantity, title, eisbn, condition } = line;
      const note = noteOn(line, timeZoneOf(time_zone));
      return [
        `    ${quantity} × ${title} (${eisbn}${condition === 'NEW' ? '' : `, ${condition.toLowerCase()}`})`,
        ...(note ? [`        ${note}`] : []),
      ];
    }),
    ...order.promotions.map(
      ({ description, code, amount }) =>
        `    ${oneLine(description)}${code ? ` (${code})` : ''}: ${amount > 0 ? moneyText(-amount, currency) : 'free shipping'}`,
    ),
    ...(order.purchaseorder ? [`    Purchase Order #: ${oneLine(order.purchaseorder)}`] : []),
    ...(order.answers ?? []).map(({ label, value }) => `    ${oneLine(label)}: ${oneLine(value)}`),
    ...(order.instructions ? [`    Note: ${oneLine(order.instructions)}`] : []),
  ];
}

/** Where it goes, and how. */
function deliveryLines({ provider }: ListedOrder, to: ShipTo): string[] {
  const town = townLine({ city: to.city, prov: to.province, postal: to.postal_code });
  const parts = [to.name, to.company_name, to.street_address, to.street_address_2, town, to.country];
  return [`    To ${parts.filter(Boolean).map(oneLine).join(', ')} (${provider})`];
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');
