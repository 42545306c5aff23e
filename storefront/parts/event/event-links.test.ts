import { expect, it } from 'vitest';
import type { SiteSettings } from '../../../contract/store.ts';
import { sampleEvent } from '../../../test/sample-event.ts';
import { eventLd } from './event-ld.ts';
import { calendarLinks, eventMap, shareLinks } from './event-links.ts';
import { visitorTime } from './visitor-time.tsx';

const origin = 'https://shop.example';
const shop = { store_info: { base_url: origin }, is_private: false } as Parameters<typeof calendarLinks>[1];
const query = (href: string | undefined) => Object.fromEntries(new URL(href ?? '', origin).searchParams);

it('gives calendars the moment, whatever the clock of their reader', () => {
  const [google, outlook] = calendarLinks(sampleEvent(), shop).map(({ href }) => query(href));
  expect(google).toMatchObject({
    text: 'An evening with the author',
    dates: '20261205T233000Z/20261206T010000Z',
    details: 'https://shop.example/events/7',
    location: 'Lantern Street, 12 Lantern Street, Portland, ME',
  });
  expect(outlook).toMatchObject({ startdt: '2026-12-05T23:30:00.000Z', enddt: '2026-12-06T01:00:00.000Z' });
});

it('has a file for other calendars, which a private shop has not', () => {
  const files = (is_private: boolean) =>
    calendarLinks(sampleEvent(), { ...shop, is_private }).filter(({ href }) => href === '/events/7.ics');
  expect(files(false)).toHaveLength(1);
  expect(files(true)).toHaveLength(0);
});

it('ends an event of whole days on the day after it', () => {
  const event = sampleEvent({ all_day: true, end_date: '2026-12-31' });
  const [google, outlook] = calendarLinks(event, shop).map(({ href }) => query(href));
  expect(google?.dates).toBe('20261205/20270101');
  expect(outlook).toMatchObject({ startdt: '2026-12-05', enddt: '2027-01-01', allday: 'true' });
});

it('shares to the networks that are switched on (EVENT-002, EVENT-004, EVENT-013)', () => {
  const labels = (shop: object) =>
    shareLinks(sampleEvent(), origin, {
      share_facebook: false,
      share_twitter: false,
      share_email: false,
      ...shop,
    }).map(({ label }) => label);
  expect(labels({})).toEqual([]);
  expect(labels({ share_facebook: true })).toEqual(['Share on Facebook']);
  expect(labels({ share_twitter: true, share_email: true })).toEqual(['Share on X', 'Share by email']);
});

it('leads no one to the map for an event online', () => {
  expect(query(eventMap(sampleEvent())).query).toBe('12 Lantern Street, Portland, ME');
  expect(eventMap(sampleEvent({ is_online: true }))).toBe('');
  expect(eventMap(sampleEvent({ address: '', location_text: '' }))).toBe('');
});

it('tells visitors of other time zones when it begins for them', () => {
  expect(visitorTime(sampleEvent(), 'America/Toronto')).toBe('');
  expect(visitorTime(sampleEvent(), 'America/Vancouver')).toBe(
    'Your time: Saturday, December 5, 4:30\u00a0pm',
  );
  expect(visitorTime(sampleEvent(), 'Europe/Paris')).toBe('Your time: Sunday, December 6, 12:30\u00a0am');
});

it('tells machines when a moved event was first to begin', () => {
  const settings = { store_info: { base_url: origin, iso4217_currency: 'USD' } } as SiteSettings;
  const ld = (facts: Parameters<typeof sampleEvent>[0]) => eventLd(settings, sampleEvent(facts));
  expect(ld({})).not.toHaveProperty('previousStartDate');
  const moved = { status: 'moved', previous_from: Date.parse('2026-06-05T22:30:00Z') / 1000 } as const;
  expect(ld(moved)).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: '2026-06-05T18:30:00-04:00',
    startDate: '2026-12-05T18:30:00-05:00',
  });
  const wholeDay = { all_day: true, previous_from: Date.parse('2026-06-05T04:00:00Z') / 1000 };
  expect(ld({ ...moved, ...wholeDay })).toMatchObject({ previousStartDate: '2026-06-05' });
});
