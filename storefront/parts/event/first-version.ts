import type { Output } from '../../../contract/actions.ts';
import type { ShopEvent } from '../../../contract/event.ts';
import { booksOnCard, maxEventSummary } from '../../../contract/event-rules.ts';
import { clockText } from '../../../contract/hours-text.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import { clockTime, wallClock } from '../../../contract/wall-clock.ts';
import * as m from '../../../messages/compiled/messages.js';
import { clip } from '../page/meta.ts';
import { inWords } from './event-dates.ts';

type FirstEvent = Output<'event/getList'>['rows'][number];

/** An event of version 1 as the pages show it: what that version does not know is left out. */
export function fromFirstVersion(
  { id, from, to, status, change_note, info }: FirstEvent,
  { store_info }: Pick<SiteSettings, 'store_info'>,
): ShopEvent {
  const clock = (seconds: number) => wallClock(store_info.time_zone, new Date(seconds * 1000));
  const [starts, ends, last] = [clock(from), clock(to), clock(Math.max(from, to - 1))];
  const isWhole = to > from && starts.minute === 0 && ends.minute === 0;
  const days = [...new Set([starts.day, last.day])].map((day) => inWords(day, 'day'));
  const times = to > from ? [starts, ends] : [starts];
  return {
    id,
    title: info.name,
    date: starts.day,
    end_date: last.day,
    start_time: isWhole ? '' : clockTime(starts.minute),
    end_time: isWhole ? '' : clockTime(ends.minute),
    all_day: isWhole,
    from,
    to,
    previous_from: null,
    date_text: days.join(' – '),
    time_text: isWhole ? m.events_all_day() : times.map(({ minute }) => clockText(minute)).join(' – '),
    entry_text: '',
    time_zone: store_info.time_zone,
    status,
    change_note,
    category: null,
    location_text: '',
    location_id: null,
    address: '',
    is_online: false,
    online_url: '',
    summary: clip(info.description, maxEventSummary),
    description: info.description,
    image_url: info.img_path,
    books: info.books.slice(0, booksOnCard),
    tickets: info.tickets,
    has_tickets: info.tickets.length > 0,
    sold_out:
      info.tickets.length > 0 && info.tickets.every(({ available }) => available[0]?.status === 'sold_out'),
    ticket_label: m.events_tickets(),
    rsvp_label: m.events_rsvp(),
    attendance: 'open',
    places: 'open',
    recurring_as_single_row: false,
    recurrence_text: '',
  };
}
