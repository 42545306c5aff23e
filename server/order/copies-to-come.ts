import type { Query } from '../db/db.ts';
import { dayIn, isForthcoming, releaseText } from '../pricing/release-date.ts';
import type { Store } from '../store/stores.ts';
import { type ListedLine, readListedOrder } from './counter-queries.ts';
import type { LinesWanted } from './ship-copies.ts';
import { toComeText } from './to-come-text.ts';

/** Why copies that were not in stock when they were ordered have not left yet: 'Special order: not on the shelf'. */
export const noteOn = (line: ListedLine, timeZone: string): string => noteOf(line, line.to_send, timeZone);

/** The same of so many copies of the line, those that are set aside first. */
function noteOf(line: ListedLine, copies: number, timeZone: string): string {
  const missing = Math.max(Math.min(copies, line.to_send) - line.held, 0);
  const today = dayIn(timeZone, new Date());
  return toComeText({
    quantity: line.quantity,
    missing,
    isForthcoming: isForthcoming(line, today),
    day: releaseText(line),
  });
}

/**
 * The lines of an order that wait for copies, '“Salt Roads” (special order: not on the shelf)'; none once it is ready, for
 * then someone has seen them arrive. Of a parcel, only what is `wanted` in it.
 */
export async function linesToCome(
  q: Query,
  { id, timeZone }: Pick<Store, 'id' | 'timeZone'>,
  orderNumber: string,
  wanted: LinesWanted,
): Promise<string[]> {
  const order = await readListedOrder(q, id, orderNumber);
  if (order?.status !== 'placed' && order?.status !== 'partly_shipped') return [];
  return order.items.flatMap((line) => {
    const chosen = wanted.find(({ position }) => position === line.position);
    if (wanted.length > 0 && !chosen) return [];
    const note = noteOf(line, chosen?.quantity ?? line.to_send, timeZone);
    return note ? [`“${line.title}” (${note.charAt(0).toLowerCase()}${note.slice(1)})`] : [];
  });
}
