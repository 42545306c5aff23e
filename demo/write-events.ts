import { dayAfter } from '../contract/wall-clock.ts';
import type { Query } from '../server/db/db.ts';
import { plainEvent } from '../server/event/check-event.ts';
import { insertTakenRsvps } from '../server/event/rsvp/write.ts';
import { cancelDate, moveDate, putCategory, saveEvent } from '../server/event/write.ts';
import { htmlFromPlain } from '../server/import/rules/sanitize.ts';
import { dayIn } from '../server/pricing/release-date.ts';
import type { DemoEvent, DemoShop } from './demo-shop.ts';
import { readDateIds } from './queries.ts';
import type { Shelves } from './shelves.ts';

interface EventShop {
  storeId: number;
  shop: DemoShop;
  shelves: Shelves;
  /** By their code. */
  locationIds: ReadonlyMap<string, number>;
  today?: string;
}

/** Writes the events of a shop, around today by its clock. Returns their ids by title. */
export async function writeEvents(q: Query, given: EventShop): Promise<Map<string, number>> {
  const { storeId, shop, shelves, locationIds } = given;
  const today = given.today ?? dayIn(shop.timeZone, new Date());
  const store = { id: storeId, timeZone: shop.timeZone };
  const categories = new Map<string, number>();
  for (const [position, category] of shop.eventCategories.entries()) {
    categories.set(category.name, await putCategory(q, storeId, { ...category, position }));
  }
  const codeOf = (name: string) => shop.locations.find((place) => place.name === name)?.code ?? '';
  const ids = new Map<string, number>();
  for (const event of shop.events) {
    const {
      category,
      on,
      time,
      location,
      at,
      books = '',
      cancelled,
      moved,
      ticket,
      rsvps: _,
      ...rest
    } = event;
    const first_day = firstDay(on, today);
    const place = location ? locationIds.get(codeOf(location)) : [...locationIds.values()][0];
    const times = { start_time: time?.[0] ?? '', end_time: time?.[1] ?? '' };
    const { id } = await saveEvent(q, store, null, {
      ...plainEvent,
      ...rest,
      ...times,
      ...at,
      first_day,
      last_day: dayAfter(first_day, (on.days ?? 1) - 1),
      category_id: categories.get(category) ?? null,
      location_id: at || event.online_url ? null : (place ?? null),
      is_online: event.online_url !== undefined,
      online_url: event.online_url ?? '',
      description: /^</.test(event.description) ? event.description : htmlFromPlain(event.description),
      books: shelves.works(books).map(({ isbn }) => isbn),
      tickets: ticket ? [{ eisbn: ticket.isbn, places: ticket.places }] : [],
    });
    ids.set(event.title, id);
    const dates = await readDateIds(q, id);
    await insertTakenRsvps(q, storeId, dates[0] ?? 0, rsvpsOf(event));
    const change = { dateId: dates[cancelled?.which ?? 0] ?? 0, version: 1 };
    if (cancelled) await cancelDate(q, storeId, change, cancelled.note);
    if (moved) {
      const day = dayAfter(first_day, moved.by);
      await moveDate(q, store, change, { first_day: day, last_day: day, ...times, note: moved.note });
    }
  }
  return ids;
}

/** Those for whom no places are left wait. */
function rsvpsOf({ rsvps = [], rsvp_limit }: DemoEvent) {
  let left = rsvp_limit ?? Number.POSITIVE_INFINITY;
  return rsvps.map(([name, quantity], i) => {
    const waitlisted = quantity > left;
    if (!waitlisted) left -= quantity;
    const email = `${name.toLowerCase().replace(' ', '.')}@example.com`;
    return { name, email, phone: `(555) 555-01${i + 10}`, quantity, waitlisted };
  });
}

/** YYYY-MM-DD, seen from the day of the seed. */
export function firstDay(on: DemoEvent['on'], today: string): string {
  if ('day' in on) return dayAfter(today, on.day);
  const begin = dayAfter(today, on.after);
  return dayAfter(begin, (on.weekday - new Date(begin).getUTCDay() + 7) % 7);
}
