import type { Answer } from '../../../contract/action.ts';
import type { Output } from '../../../contract/actions.ts';
import type { Call } from '../../../contract/call.ts';
import type { ShopEvent } from '../../../contract/event.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import { fromFirstVersion } from './first-version.ts';

/** An event with everything that its page and its window show. */
export interface WholeEvent {
  event: ShopEvent;
  other_dates: Output<'event/v2/get'>['other_dates'];
}

/** The event with all its books and tickets, by the version of the calls that the shop uses (EVENT-005). */
export async function loadEvent(
  api: Call,
  settings: SiteSettings,
  eventId: string,
): Promise<Answer<WholeEvent, 'not_found'>> {
  const calls = settings.using_events_v2
    ? ({ items: 'event/v2/getEventItems', one: newest } as const)
    : ({ items: 'event/getEventItems', one: first } as const);
  const [found, books, tickets] = await Promise.all([
    calls.one(api, settings, eventId),
    api(calls.items, { event_id: eventId, type: 'book' }),
    api(calls.items, { event_id: eventId, type: 'ticket' }),
  ]);
  if (!found.ok) return found;
  if (!books.ok) return books;
  if (!tickets.ok) return tickets;
  const event = { ...found.value.event, books: books.value.items, tickets: tickets.value.items };
  return { ok: true, value: { ...found.value, event } };
}

const newest = (api: Call, _: SiteSettings, event_id: string) => api('event/v2/get', { event_id });

async function first(
  api: Call,
  settings: SiteSettings,
  event_id: string,
): Promise<Answer<WholeEvent, 'not_found'>> {
  const found = await api('event/get', { event_id });
  if (!found.ok) return found;
  return { ok: true, value: { event: fromFirstVersion(found.value.event, settings), other_dates: [] } };
}
