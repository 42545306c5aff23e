import { describe, expect, test } from 'vitest';
import type { Call } from '../../../contract/call.ts';
import type { RsvpInfo } from '../../../contract/event-rsvp.ts';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { sampleEvent } from '../../../test/sample-event.ts';
import type { Outcome } from '../submit/form-outcome.ts';
import { EventCard } from './event-card.tsx';
import { EventView } from './event-view.tsx';
import { RsvpForm } from './rsvp-form.tsx';
import { RsvpLink } from './rsvp-link.tsx';
import { RsvpNotices } from './rsvp-notices.tsx';
import { sendRsvp, submitRsvp } from './submit-rsvp.ts';
import { isClosed, offerOf } from './use-rsvp.ts';
import { WayIn } from './way-in.tsx';

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
      /<a [^>]*href="\/rsvp\/7"[^>]*aria-label="Save a seat: An evening with the author"/,
    );
    expect(card({}, byRsvp.from)).toContain('/rsvp/7');
    for (const html of [card({ attendance: 'open' }), card({ status: 'cancelled' }), card({}, byRsvp.to)])
      expect(html).not.toContain('/rsvp/');
  });

  test('leads from its page to the form, with JavaScript or without', () => {
    const page = (facts: Parameters<typeof sampleEvent>[0]) =>
      renderInShop(<EventView event={{ ...byRsvp, ...facts }} other_dates={[]} now={before} />);
    expect(page({})).toMatch(/<section id="rsvp".*<a [^>]*href="\/rsvp\/7"/s);
    expect(page({})).not.toMatch(/<noscript|data-needs-script/);
    expect(page({ attendance: 'open' })).not.toContain('/rsvp/7');
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

test('the button of a full event leads to the waiting list', () => {
  const button = (facts: Partial<RsvpInfo>) => {
    const rsvp = { info: info(facts), hasFailed: false, load: async () => {}, setInfo: () => {} };
    return renderInShop(<RsvpLink event={byRsvp} rsvp={rsvp} />);
  };
  expect(button({})).toContain('>Save a seat<');
  expect(button({ current_count: 24 })).toContain('>Save a seat<');
  const full = button({ current_count: 24, waitlist_enabled: true });
  expect(full).toContain('>Join the waiting list<');
  expect(full).toContain('aria-label="Join the waiting list: An evening with the author"');
});

test('a page that knows of a full event offers its waiting list, or nothing', () => {
  const card = (facts: Parameters<typeof sampleEvent>[0]) =>
    renderInShop(<EventCard event={{ ...byRsvp, ...facts }} now={before} level={2} look="row" />);
  expect(card({ places: 'waitlist' })).toContain('>Join the waiting list<');
  expect(card({ places: 'waitlist' })).not.toContain('>Full<');
  expect(card({ places: 'full' })).toContain('>Full<');
  expect(card({ places: 'full' })).not.toContain('/rsvp/');
  expect(card({ places: 'full', attendance: 'open' })).not.toContain('>Full<');
  // Those who have a place need this more.
  expect(card({ places: 'full', status: 'moved' })).toContain('>Moved<');
  const page = (facts: Parameters<typeof sampleEvent>[0]) =>
    renderInShop(<EventView event={{ ...byRsvp, ...facts }} other_dates={[]} now={before} />);
  const limit = 'Unfortunately, our RSVP list has reached its limit.';
  expect(page({})).not.toContain(limit);
  expect(page({ places: 'waitlist' })).toContain(limit);
  expect(page({ places: 'waitlist' })).toContain('>Join the waiting list<');
  expect(page({ places: 'waitlist' })).not.toContain('Please let us know');
  expect(page({ places: 'full' })).toContain(limit);
  expect(page({ places: 'full' })).not.toContain('/rsvp/');
  const way = (facts: Parameters<typeof sampleEvent>[0]) =>
    renderInShop(<WayIn event={{ ...byRsvp, ...facts }} now={before} onFollow={() => {}} />);
  expect(way({})).toContain('>Save a seat<');
  expect(way({ places: 'waitlist' })).toContain('>Join the waiting list<');
  expect(way({ places: 'full' })).not.toContain('<a');
});

test('what was read of the places names the form, whatever the page knew', () => {
  const full = info({ current_count: 24, waitlist_enabled: true });
  expect(offerOf(byRsvp, full)).toBe('Join the waiting list');
  expect(offerOf({ ...byRsvp, places: 'waitlist' }, info())).toBe('Save a seat');
  expect(offerOf({ ...byRsvp, places: 'waitlist' }, undefined)).toBe('Join the waiting list');
});

test('the form is hidden when the list is full without a waiting list (RSVP-006)', () => {
  expect(isClosed(info({ current_count: 24 }))).toBe(true);
  // The shop has lowered the limit below the places that are taken.
  expect(isClosed(info({ limit: 10 }))).toBe(true);
  expect(isClosed(info({ current_count: 24, waitlist_enabled: true }))).toBe(false);
  expect(isClosed(info({ limit: null }))).toBe(false);
});

describe('the form', () => {
  const form = (facts: Partial<RsvpInfo>, posted?: Outcome) =>
    renderInShop(<RsvpForm info={info(facts)} user={null} posted={posted} />);

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

  test('comes back without JavaScript as it was filled in, and can be sent again', () => {
    const typed = { name: 'Ada <Marsh>', email: 'ada@example.org', phone: '555', quantity: '9' };
    const html = form({}, { typed, problems: { phone: 'Please enter a valid phone number.' } });
    for (const value of ['Ada &lt;Marsh&gt;', 'ada@example.org', '555', '9'])
      expect(html).toContain(`value="${value}"`);
    expect(html).toContain('Please enter a valid phone number.');
    expect(html).not.toMatch(/<button type="submit"[^>]* disabled=""/);
  });
});

describe('what is sent', () => {
  const wrong = { email: 'ada', phone: '555', quantity: '11' };
  const right = { name: 'Ada', email: 'ada@example.org', phone: '2075550100', quantity: '2' };
  const answering = (answer: unknown) => {
    const calls: unknown[][] = [];
    const api = ((...asked: unknown[]) => {
      calls.push(asked);
      return Promise.resolve(answer);
    }) as unknown as Call;
    return { api, calls };
  };
  const submit = (api: Call, fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const url = new URL('http://shop.example/rsvp/7');
    return submitRsvp(async () => undefined)({ api, form, params: { event_id: '7' }, url });
  };

  test('is looked at before it leaves, on either road (RSVP-012..016)', async () => {
    const refused = {
      sentence: expect.any(String),
      problems: {
        name: 'Name is required',
        email: 'Please enter a valid email address.',
        phone: 'Please enter a valid phone number.',
        quantity: 'Please enter a valid quantity.',
      },
    };
    const { api, calls } = answering({});
    expect(await sendRsvp(api, async () => 'human', 7, wrong)).toEqual(refused);
    expect(await submit(api, wrong)).toEqual({ ...refused, typed: wrong });
    expect(calls).toEqual([]);
  });

  test('goes to the shop, whose refusal comes back with what was typed (RSVP-020)', async () => {
    const taken = answering({ ok: true, value: { waitlisted: false, info: info() } });
    expect(await submit(taken.api, { ...right, waitlist: '1' })).toEqual({ done: 'rsvp_made' });
    expect(taken.calls).toEqual([
      ['event/v2/rsvp', { ...right, event_id: '7', captcha: undefined, waitlist: true }],
    ]);
    const full = answering({
      ok: false,
      error: 'This reservation cannot be booked.',
      error_code: 'rsvp_full',
    });
    expect(await submit(full.api, right)).toEqual({
      sentence: 'This reservation cannot be booked.',
      typed: right,
    });
  });
});
