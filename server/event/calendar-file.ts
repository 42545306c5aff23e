import ICAL from 'ical.js';
import { eventPath } from '../../contract/event-path.ts';
import { placeOf } from '../event-date/place-of.ts';
import type { Store } from '../store/stores.ts';
import type { CalendarEvent } from './calendar-queries.ts';
import { summaryOf } from './shop-event.ts';

// Lines have at most 75 octets (RFC 5545 §3.1), and the library counts a folded line without the space that it begins with.
ICAL.foldLength = 74;

/** How often programs should read a calendar again (RFC 7986 §5.7). */
const refresh = 'PT6H';

/**
 * Events as an iCalendar file (RFC 5545), each date an entry of its own, so that every program shows moved and canceled ones. Times
 * are instants in UTC and need no rules of time zones. The same events make the same bytes.
 */
export function calendarFile(store: Store, name: string, rows: readonly CalendarEvent[]): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Handsell//Events//EN');
  // What is published has an organizer (RFC 5546 §3.2.1).
  if (store.settings.store_info.email) calendar.addPropertyWithValue('method', 'PUBLISH');
  for (const label of ['name', 'x-wr-calname']) calendar.addPropertyWithValue(label, name);
  calendar.addPropertyWithValue('x-wr-timezone', store.timeZone);
  const interval = new ICAL.Property('refresh-interval');
  interval.resetType('duration');
  interval.setValue(ICAL.Duration.fromString(refresh));
  calendar.addProperty(interval);
  for (const row of rows) calendar.addSubcomponent(entry(store, row));
  return `${calendar.toString()}\r\n`;
}

function entry(store: Store, row: CalendarEvent): ICAL.Component {
  const event = new ICAL.Component('vevent');
  const add = (name: string, value: unknown) => event.addPropertyWithValue(name, value as string);
  const { location_text, address } = placeOf(store, row);
  const link = store.origin + eventPath(row.id);
  const isAllDay = row.start_time === '';
  const changed = instant(row.changed_at);
  add('uid', `event-${row.id}@${new URL(store.origin).hostname}`);
  add('dtstamp', changed);
  add('last-modified', changed);
  add('sequence', row.sequence + row.version - 1);
  add('dtstart', isAllDay ? ICAL.Time.fromDateString(row.first_day) : instant(row.starts_at));
  add('dtend', isAllDay ? dayAfterLast(row.last_day) : instant(row.ends_at));
  add('summary', row.title);
  add('status', row.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED');
  add('description', [row.change_note, summaryOf(row), link].filter(Boolean).join('\n\n'));
  const place = [location_text, address].filter(Boolean).join(', ');
  if (place) add('location', place);
  if (row.category) add('categories', row.category.name);
  add('url', link);
  const { email } = store.settings.store_info;
  if (email) event.addProperty(organizer(store.name, email));
  return event;
}

function organizer(name: string, email: string): ICAL.Property {
  const property = new ICAL.Property('organizer');
  property.setParameter('cn', name);
  property.setValue(`mailto:${email}`);
  return property;
}

const instant = (at: Date) => ICAL.Time.fromJSDate(new Date(Math.floor(at.getTime() / 1000) * 1000), true);

function dayAfterLast(day: string): ICAL.Time {
  const end = ICAL.Time.fromDateString(day);
  end.addDuration(ICAL.Duration.fromSeconds(86_400));
  return end;
}
