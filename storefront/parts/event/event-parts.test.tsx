import { expect, it } from 'vitest';
import type { TitleRow } from '../../../contract/title.ts';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { sampleEvent } from '../../../test/sample-event.ts';
import { EventCalendar } from './event-calendar.tsx';
import { EventCard } from './event-card.tsx';
import { EventList } from './event-list.tsx';
import { eventState } from './event-state.ts';
import { EventView } from './event-view.tsx';
import { fromFirstVersion } from './first-version.ts';
import { WayIn } from './way-in.tsx';

const event = sampleEvent();
const before = event.from - 86_400;
const book = (n: number) =>
  ({
    eisbn: `978014032872${n}`,
    title: `Book ${n}`,
    authors: [],
    available: [],
    cover_image_cache: '',
    cover_ratio: 0.7,
  }) as unknown as TitleRow;
const card = (facts: Parameters<typeof sampleEvent>[0], now = before) =>
  renderInShop(<EventCard event={sampleEvent(facts)} now={now} level={2} look="row" />);

it.each([
  [{}, before, 'to_come'],
  [{}, event.from, 'in_progress'],
  [{}, event.to, 'past'],
  [{ status: 'moved' }, before, 'moved'],
  [{ status: 'cancelled' }, event.from, 'cancelled'],
] as const)('%j at %i is %s', (facts, now, state) => {
  expect(eventState({ ...event, ...facts }, now)).toBe(state);
});

it('shows when, where and of what kind an event is, in words', () => {
  const html = card({ summary: 'Come early.' });
  for (const words of [
    'Saturday, December 5, 2026',
    '6:30\u00a0pm – 8\u00a0pm',
    'Lantern Street',
    'Author events',
    'Come early.',
  ])
    expect(html).toContain(words);
  expect(html).toContain('href="/events/7"');
});

it('shows the day once: on the leaf, or in words where it lasts for several', () => {
  const dayInWords = (facts: Parameters<typeof sampleEvent>[0]) => {
    const [, look] = card(facts).match(/<span class="([^"]*)">Saturday, December 5/) ?? [];
    return look;
  };
  expect(dayInWords({})).toMatch(/hidden/);
  expect(dayInWords({ end_date: '2026-12-06' })).not.toMatch(/hidden/);
  expect(dayInWords({ from: event.from + 365 * 86_400 })).not.toMatch(/hidden/);
  const page = renderInShop(<EventView event={event} other_dates={[]} now={before} />);
  expect(page.replace(/<[^>]*>/g, ' ').match(/\bDec/g)).toHaveLength(1);
});

it('says beside its time what it takes to come in', () => {
  expect(card({ entry_text: 'From $25.00' })).toContain('8\u00a0pm · From $25.00<');
  expect(card({})).toContain('8\u00a0pm<');
});

it('lets the next event that takes place stand out, beside its picture', () => {
  const rows = [1, 2, 3].map((id) =>
    sampleEvent({ id, image_url: `https://pictures.example/${id}.jpg`, books: [book(id)] }),
  );
  const list = (lead: boolean, first: (typeof rows)[number]['status']) =>
    renderInShop(
      <EventList
        rows={[{ ...event, status: first }, ...rows]}
        row_count={4}
        now={before}
        level={2}
        lead={lead ? 'lead' : undefined}
      />,
    );
  const leads = (html: string) =>
    html
      .split('<article')
      .filter((part) => /^ class="[^"]*lead/.test(part))
      .map((part) => part.match(/href="(\/events\/\d)"/)?.[1]);
  expect(leads(list(true, 'scheduled'))).toEqual(['/events/7']);
  const html = list(true, 'cancelled');
  expect(leads(html)).toEqual(['/events/1']);
  expect(new Set(html.match(/pictures\.example\/\d/g))).toEqual(new Set(['pictures.example/1']));
  expect(leads(list(false, 'scheduled'))).toEqual([]);
});

it('shows the first two books (EVENT-012)', () => {
  expect(card({ books: [1, 2, 3].map(book) }).match(/href="\/item\//g)).toHaveLength(2);
});

it('says that an event is cancelled, and sells no tickets for it', () => {
  const tickets = { has_tickets: true, ticket_label: 'Get a seat' };
  expect(card(tickets)).toContain('href="/events/7#tickets"');
  const html = card({ ...tickets, status: 'cancelled', change_note: 'The author is ill.' });
  expect(html).toContain('>Cancelled<');
  expect(html).toContain('The author is ill.');
  expect(html).not.toContain('#tickets');
  expect(card(tickets, event.to)).toContain('>Past event<');
});

it('leads on to the next page where there are more (EVENT-023)', () => {
  const rows = Array.from({ length: 20 }, (_, i) => sampleEvent({ id: i + 1 }));
  const list = (row_count: number, page: number) =>
    renderInShop(<EventList rows={rows} row_count={row_count} now={before} page={page} level={2} />);
  expect(list(21, 1)).toContain('href="/events?page=2"');
  expect(list(60, 2)).toContain('href="/events?page=3"');
  expect(list(20, 1)).not.toContain('?page=');
  const past = <EventList rows={rows} row_count={60} now={event.to} page={2} listing="past" level={2} />;
  expect(renderInShop(past)).toContain('href="/events?view=past&amp;page=3"');
});

it('has a heading for each month', () => {
  const rows = [event, sampleEvent({ id: 8, date: '2027-01-02', end_date: '2027-01-02' })];
  const html = renderInShop(<EventList rows={rows} row_count={2} now={before} level={2} />);
  expect(html).toMatch(/<h2[^>]*>December 2026<.*<h2[^>]*>January 2027</s);
});

const calendar = (events: (typeof event)[]) =>
  renderInShop(<EventCalendar month="2026-12" events={events} today="2026-12-02" level={2} />);

it('leads from a day to its one event, and from one with several to the day (EVENT-030, EVENT-031)', () => {
  expect(calendar([event])).toMatch(
    /href="\/events\/7"[^>]*aria-label="Saturday, December 5, 2026: An evening/,
  );
  const html = calendar([event, sampleEvent({ id: 8 })]);
  expect(html).toMatch(/href="\/events\/20261205"[^>]*aria-label="Saturday, December 5, 2026: 2 events"/);
  expect(html).toMatch(/<td aria-current="date"><span[^>]*>2</);
});

it('marks three events of a day, and more with a + (EVENT-010)', () => {
  const day = (count: number) =>
    calendar(Array.from({ length: count }, (_, i) => sampleEvent({ id: i + 1 })));
  expect(day(3).match(/--category/g)).toHaveLength(3);
  expect(day(3)).not.toContain('>+<');
  expect(day(4).match(/--category/g)).toHaveLength(3);
  expect(day(4)).toContain('>+<');
});

it('leads to the months beside it (EVENT-027)', () => {
  const html = calendar([]);
  expect(html).toContain('href="/events?view=calendar&amp;month=2026-11"');
  expect(html).toContain('href="/events?view=calendar&amp;month=2027-01"');
});

it('has all that is known on the page of an event', () => {
  const whole = sampleEvent({
    description: '<p>Come <em>early</em>.</p>',
    books: [1, 2, 3].map(book),
    tickets: [book(4)],
    ticket_label: 'Seats',
  });
  const other = {
    id: 9,
    date_text: 'Saturday, December 12, 2026',
    time_text: '6 pm',
    status: 'cancelled' as const,
  };
  const html = renderInShop(<EventView event={whole} other_dates={[other]} now={before} />);
  for (const part of [
    '<em>early</em>',
    'href="/item/9780140328723"',
    '>Seats</h2>',
    'openstreetmap.org',
    'calendar.google.com',
    'outlook.live.com',
    'href="/events.ics?category=1"',
    'facebook.com/sharer',
    'href="/events/9"',
    '(Cancelled)',
  ])
    expect(html).toContain(part);
  const hidden = renderInShop(<EventView event={whole} other_dates={[]} now={before} />, {
    is_private: true,
  });
  expect(hidden).not.toContain('.ics');
  const past = renderInShop(<EventView event={whole} other_dates={[]} now={whole.to} />);
  expect(past).toContain('This event has already taken place.');
  expect(past).not.toContain('>Seats</h2>');
  expect(past).not.toContain('calendar.google.com');
});

it('shows what version 1 of the calls knows (EVENT-005, EVENT-033)', () => {
  const first = {
    id: 3,
    from: event.from,
    to: event.to,
    status: 'scheduled' as const,
    change_note: '',
    info: {
      name: 'Book club',
      description: `<p>${'Long words. '.repeat(60)}</p>`,
      img_path: '',
      books: [1, 2, 3].map(book),
      tickets: [],
    },
  };
  const shown = fromFirstVersion(first, { store_info: { time_zone: 'America/New_York' } as never });
  expect(shown).toMatchObject({
    title: 'Book club',
    date: '2026-12-05',
    date_text: 'Saturday, December 5, 2026',
    time_text: '6:30\u00a0pm – 8\u00a0pm',
    start_time: '18:30',
  });
  expect(shown.books).toHaveLength(2);
  expect(shown.summary.length).toBeLessThanOrEqual(400);
});

it('leads from the list of a day to places and tickets, until it is too late', () => {
  const way = (facts: Parameters<typeof sampleEvent>[0], now = before) =>
    renderInShop(<WayIn event={sampleEvent(facts)} now={now} onFollow={() => {}} />);
  const ticket = { has_tickets: true };
  expect(way(ticket)).toMatch(
    /href="\/events\/7#tickets"[^>]*aria-label="Tickets: An evening with the author"/,
  );
  expect(way({ attendance: 'request' })).toContain('href="/rsvp/7"');
  for (const html of [way({}), way({ ...ticket, status: 'cancelled' }), way(ticket, event.to)])
    expect(html).not.toContain('href');
});
