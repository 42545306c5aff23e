import { expect, it } from 'vitest';
import type { Offer } from '../../contract/title.ts';
import { locatedOffer, promisedOffer } from './offer-promise.ts';
import { type PickupView, readyState } from './pickup-ready.ts';

const closed: [number, number] = [-1, -1];
const daily: [number, number] = [600, 1080];
const weekdays = [closed, daily, daily, daily, daily, daily, daily];
const ws_hours = {
  title: '',
  weekdays,
  singles: [24, 25, 26, 27, 28, 29, 30, 31].map((day) => ({ mon: 12, day, label: '', range: closed })),
};
const street = { location_id: 1, altname: 'Lantern Street', ws_hours };

function view(time: string, minutes = 120, others: PickupView['store']['locations'] = []): PickupView {
  const settings = { checkout_info: { pickup_enabled: true } } as PickupView['store']['settings'];
  const own = { 'checkout_info.pickup_ready_minutes': minutes };
  const store = { timeZone: 'America/New_York', locations: [street, ...others], settings, own };
  return { store, locationId: 1, now: new Date(time) };
}
const tuesday = '2026-11-24T16:00:00Z';

const book = { availability: 'available', release_date: '2020-01-01', publication_date: '2020-01-01' };
const toCome = { availability: 'forthcoming', release_date: '2027-06-03', publication_date: '2027-06-03' };
const offer = { text: '11 in stock', onhand: 11, onorder: 0, cartable: true } as Offer;
const said = (at: PickupView, of: Partial<Offer> = {}, title = book) => {
  const { text, promise } = promisedOffer(at, title, { ...offer, ...of });
  return [text, promise];
};

it.each([
  [tuesday, 'Ready in about two hours at Lantern Street'],
  ['2026-11-24T12:00:00Z', 'Ready today from 10\u00a0am at Lantern Street'],
  ['2026-11-24T22:00:00Z', 'Ready tomorrow from 10\u00a0am at Lantern Street'],
  ['2026-11-30T16:00:00Z', 'Closed today: ready tomorrow from 10\u00a0am at Lantern Street'],
  ['2026-11-29T22:00:00Z', 'Ready Tuesday from 10\u00a0am at Lantern Street'],
  ['2026-12-28T16:00:00Z', 'Closed today: ready Friday from 10\u00a0am at Lantern Street'],
  ['2026-12-23T22:00:00Z', 'Ready January 1 from 10\u00a0am at Lantern Street'],
])('a copy on the shelf, at %s', (time, sentence) => {
  expect(said(view(time))).toEqual(['11 in stock', sentence]);
});

it.each([
  [30, 'Ready in about 30 minutes at Lantern Street'],
  [60, 'Ready in about an hour at Lantern Street'],
  [90, 'Ready in about 90 minutes at Lantern Street'],
  [240, 'Ready in about 4 hours at Lantern Street'],
  [0, ''],
])('a shop that takes %s minutes', (minutes, sentence) => {
  expect(said(view(tuesday, minutes))[1]).toBe(sentence);
});

it('nothing is promised without pickup or hours', () => {
  const at = view(tuesday);
  at.store.settings.checkout_info.pickup_enabled = false;
  expect(said(at)[1]).toBe('');
  const silent = view(tuesday);
  silent.store.locations = [{ ...street, ws_hours: { ...ws_hours, weekdays: [] } }];
  expect(said(silent)[1]).toBe('');
});

it('where a store has several locations, stock is named with its place', () => {
  const at = view(tuesday, 120, [{ ...street, location_id: 2, altname: 'Hill' }]);
  expect(said(at)).toEqual(['11 in stock at Lantern Street', 'Ready in about two hours at Lantern Street']);
});

it('rows name the place of their stock as the page of the title does, and nothing else', () => {
  const several = view(tuesday, 120, [{ ...street, location_id: 2, altname: 'Hill' }]);
  const text = (at: PickupView, of: Partial<Offer> = {}) => locatedOffer(at, { ...offer, ...of }).text;
  expect(text(several)).toBe('11 in stock at Lantern Street');
  expect(text(several, { onhand: 0, text: 'In stock at Hill' })).toBe('In stock at Hill');
  expect(text(several, { cartable: false, text: 'Unavailable' })).toBe('Unavailable');
  expect(text({ ...several, locationId: null })).toBe('11 in stock');
  expect(text(view(tuesday))).toBe('11 in stock');
});

it('what is not on the shelf is promised by what is known of it, and said once', () => {
  const at = view(tuesday);
  const none = { onhand: 0 };
  expect(said(at, { ...none, text: 'Available to order, usually in …' })).toEqual([
    'Available to order',
    'Usually here in 1–\u20602\u00a0weeks',
  ]);
  const kept = ['In stock at Hill', expect.stringContaining('Usually here')];
  const elsewhere = { ...none, text: 'In stock at Hill', status: 'elsewhere' as const };
  expect(said(at, elsewhere)).toEqual([
    'In stock at Hill',
    'Pick it up there now, or have it at Lantern Street, usually in 1–\u20602\u00a0weeks',
  ]);
  expect(said({ ...at, locationId: null }, elsewhere)).toEqual(kept);
  expect(said(at, { ...none, text: 'On order', onorder: 3 })[0]).toBe('On order');
  expect(said(at, none, toCome)).toEqual(['Forthcoming', 'Comes out June 3, 2027; we’ll keep one for you']);
  const undated = { ...toCome, release_date: null as unknown as string, publication_date: '' };
  expect(said(at, none, undated)[1]).toBe('We’ll keep one for you as soon as it’s out');
});

it('what cannot be bought is not promised: files, copies elsewhere, hidden prices', () => {
  expect(said(view(tuesday), { cartable: false })).toEqual(['11 in stock', undefined]);
});

it('the state for kept pages changes with the sentence, within a day', () => {
  const states = ['2026-11-24T12:00:00Z', tuesday, '2026-11-24T20:59:00Z', '2026-11-24T21:00:00Z'].map(
    (time) => readyState(view(time)),
  );
  expect(states).toEqual(['2026-11-24 600', 'soon', 'soon', '2026-11-25 600']);
});
