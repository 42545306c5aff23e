import type { Query } from '../server/db/db.ts';
import { orderDate } from '../server/order/order-date.ts';
import { readShipments } from '../server/order/shipment-queries.ts';
import { timeZoneOf } from '../server/time-zone.ts';

/** The parcels of an order, as `order show` prints them. */
export async function parcelLines(q: Query, order: { id: number; time_zone: string }): Promise<string[]> {
  const shipments = await readShipments(q, order.id);
  return shipments.flatMap(({ at, made_by, carrier, tracking, lines }) => [
    `    ${orderDate(at, timeZoneOf(order.time_zone), 'en-US')}: parcel ${[carrier, tracking].filter(Boolean).join(' ')}`.trimEnd() +
      ` (${made_by})`,
    ...lines.map(({ position, title, quantity }) => `        ${quantity} × ${title} (line ${position})`),
  ]);
}
