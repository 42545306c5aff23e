import { describe, expect, test } from 'vitest';
import type { RsvpInfo } from '../../../contract/event-rsvp.ts';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { sampleEvent } from '../../../test/sample-event.ts';
import { EventCard } from './event-card.tsx';
import { EventView } from './event-view.tsx';
import { RsvpForm } from './rsvp-form.tsx';
import { RsvpNotices } from './rsvp-notices.tsx';
import { sendRsvp } from './submit-rsvp.ts';
import { isClosed } from './use-rsvp.ts';

const info = (facts: Partial<RsvpInfo> = {}): RsvpInfo => ({
  limit: 24,
  current_count: 20,
  waitlist_enabled: false,
  user_rsvp_count: 0,
  user_waitlist_count: 0,
  ...facts,
});
const byRsvp = sampleEvent({ attendance: 'request', rsvp_label: 'Save a seat' });
const before = byRsvp.from - 86_400;

describe('an event by RSVP', () => {
  const card = (facts: Parameters<typeof sampleEvent>[0], now = before) =>
    renderInShop(<EventCard event={{ ...byRsvp, ...facts }} now={now} level={2} look="row" />);

  test('offers its form on the card until it is over or canceled (EVENT-021, ENTITY-055, ENTITY-056, RSVP-001)', () => {
    expect(card({})).toMatch(
      /<a [^>]*href="\/events\/7#rsvp"[^>]*aria-label="Save a seat: An evening with the author"/,
    );
    expect(card({}, byRsvp.from)).toContain('#rsvp');
    for (const html of [card({ attendance: 'open' }), card({ status: 'cancelled' }), card({}, byRsvp.to)])
      expect(html).not.toContain('#rsvp');
  });

  test('says on its page whom to ask without JavaScript', () => {
    const page = (facts: Parameters<typeof sampleEvent>[0]) =>
      renderInShop(<EventView event={{ ...byRsvp, ...facts }} other_dates={[]} now={before} />, {
        store_info: { phone: '(207) 555-0142', email: 'desk@books.example' },
      });
    const [asks = ''] = page({}).match(/<noscript>.*?<\/noscript>/s) ?? [];
    expect(asks).toContain('needs JavaScript');
    expect(asks).toContain('href="tel:2075550142"');
    expect(asks).toContain('href="mailto:desk@books.example"');
    expect(page({})).toContain('id="rsvp"');
    expect(page({ attendance: 'open' })).not.toContain('id="rsvp"');
  });
});

test.each([
  ['nothing while there are places', {}, null],
  ['RSVP-007', { current_count: 24 }, 'Unfortunately, our RSVP list has reached its limit.'],
  [
    'RSVP-008',
    { current_count: 24, waitlist_enabled: true },
    'All 24 places are taken. Join the waiting list, and we’ll email you when places become free.',
  ],
  [
    'RSVP-009',
    { user_rsvp_count: 2 },
    'You have 2 places at this event. To cancel them, use the link in your email.',
  ],
  ['RSVP-010', { user_waitlist_count: 1 }, 'You’re on the waiting list for 1 place.'],
] as const)('the notice of %s names the places (RSVP-011)', (_, facts, text) => {
  const html = renderInShop(<RsvpNotices info={info(facts)} />);
  if (text === null) expect(html).not.toContain('<p');
  else expect(html).toContain(text);
});

test('the form is hidden when the list is full without a waiting list (RSVP-006)', () => {
  expect(isClosed(info({ current_count: 24 }))).toBe(true);
  // The shop has lowered the limit below the places that are taken.
  expect(isClosed(info({ limit: 10 }))).toBe(true);
  expect(isClosed(info({ current_count: 24, waitlist_enabled: true }))).toBe(false);
  expect(isClosed(info({ limit: null }))).toBe(false);
});

describe('the form', () => {
  const form = (facts: Partial<RsvpInfo>) =>
    renderInShop(<RsvpForm eventId={7} info={info(facts)} onReload={async () => {}} onDone={() => {}} />);

  test('reserves, or joins the waiting list when the places are taken (RSVP-005)', () => {
    expect(form({})).toContain('>Reserve<');
    expect(form({ current_count: 24, waitlist_enabled: true })).toContain('>Join the waiting list<');
  });

  test('cannot be sent for more places than are left (RSVP-018)', () => {
    const html = form({ current_count: 24 });
    expect(html).toContain('This reservation cannot be booked.');
    expect(html).toMatch(/<button type="submit"[^>]* disabled=""/);
    expect(form({})).not.toMatch(/<button type="submit"[^>]* disabled=""/);
  });

  test('says what is wrong with its fields before anything is sent (RSVP-012..016)', async () => {
    expect(await sendRsvp(7, { email: 'ada', phone: '555', quantity: '11' }, false)).toEqual({
      sentence: expect.any(String),
      problems: {
        name: 'Name is required',
        email: 'Please enter a valid email address.',
        phone: 'Please enter a valid phone number.',
        quantity: 'Please enter a valid quantity.',
      },
    });
  });
});
