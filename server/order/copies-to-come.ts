import type { Query } from '../db/db.ts';
import { dayIn, isForthcoming, releaseText } from '../pricing/release-date.ts';
import type { Store } from '../store/stores.ts';
import { type ListedLine, readListedOrder } from './counter-queries.ts';
import { toComeText } from './to-come-text.ts';

/** Of copies that were not on the shelf when they were ordered: 'Special order: not on the shelf'. */
export function noteOn(line: ListedLine, timeZone: string): string {
  const { quantity, backorder_quantity: missing } = line;
  const today = dayIn(timeZone, new Date());
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
export async function linesToCome(
  q: Query,
  { id, timeZone }: Pick<Store, 'id' | 'timeZone'>,
  orderNumber: string,
): Promise<string[]> {
  const order = await readListedOrder(q, id, orderNumber);
  if (order?.status !== 'placed') return [];
  return order.items.flatMap((line) => {
    const note = noteOn(line, timeZone);
    return note ? [`“${line.title}” (${note.charAt(0).toLowerCase()}${note.slice(1)})`] : [];
  });
}
