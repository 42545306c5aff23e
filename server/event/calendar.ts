import * as m from '../../messages/compiled/messages.js';
import { inLanguage } from '../../messages/server-locale.ts';
import type { Shop } from '../context.ts';
import type { Store } from '../store/stores.ts';
import { calendarFile } from './calendar-file.ts';
import { readCalendar, readCalendarEvent } from './calendar-queries.ts';

const mostEntries = 2000;
const monthMs = 30 * 86_400_000;

/** The file of an event on one date; null where this store shows none. */
export async function eventCalendar(shop: Shop, store: Store, dateId: number): Promise<string | null> {
  const rows = await readCalendarEvent(shop.db, store.id, dateId);
  return rows.length > 0 ? write(store, rows) : null;
}

/** The events to come and those of the last 30 days, at most 2,000, of one category or of all. */
export async function storeCalendar(shop: Shop, store: Store, category: number | null): Promise<string> {
  // By the hour, so that the answer is the same until something changes.
  const hour = Math.floor(shop.now().getTime() / 3_600_000) * 3_600_000;
  const after = new Date(hour - monthMs);
  return write(store, await readCalendar(shop.db, store.id, { after, category, most: mostEntries }));
}

const write = (store: Store, rows: Parameters<typeof calendarFile>[2]) =>
  inLanguage(store.settings.store_info.language, () =>
    calendarFile(store, m.events_calendar_name({ store: store.name }), rows),
  );
