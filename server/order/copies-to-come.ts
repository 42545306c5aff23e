import type { Query } from '../db/db.ts';
import { dayIn, isForthcoming, releaseText } from '../pricing/release-date.ts';
import { timeZoneOf } from '../store/time-zone.ts';
import { type ListedLine, type ListedOrder, readListedOrder } from './counter-queries.ts';
import { toComeText } from './to-come-text.ts';

/** Of copies that were not on the shelf when they were ordered: 'Special order: not on the shelf'. */
export function noteOn(line: ListedLine, { time_zone }: Pick<ListedOrder, 'time_zone'>): string {
  const { quantity, backorder_quantity: missing } = line;
  const today = dayIn(timeZoneOf(time_zone), new Date());
  return toComeText({
    quantity,
    missing,
    isForthcoming: isForthcoming(line, today),
    day: releaseText(line),
  });
}

/**
 * The lines of an order that wait for copies, '“Salt Roads” (special order: not on the shelf)'; none once it is ready, for
 * then someone has seen them arrive.
 */
export async function linesToCome(q: Query, storeId: number, orderNumber: string): Promise<string[]> {
  const order = await readListedOrder(q, storeId, orderNumber);
  if (order?.status !== 'placed') return [];
  return order.items.flatMap((line) => {
    const note = noteOn(line, order);
    return note ? [`“${line.title}” (${note.charAt(0).toLowerCase()}${note.slice(1)})`] : [];
  });
}
