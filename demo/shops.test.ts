import { describe, expect, test } from 'vitest';
import { catalog } from '../blocks/catalog.ts';
import { contentRecords } from '../blocks/content-records.ts';
import { type BlockDefinition, readSettings } from '../blocks/define-block.ts';
import { dayAfter } from '../contract/wall-clock.ts';
import { checkForm } from '../server/custom_form/check-form.ts';
import { recurringDays } from '../server/event/recurrence.ts';
import { htmlFromPlain } from '../server/import/rules/sanitize.ts';
import { checkPage } from '../server/page/check-page.ts';
import { checkPromotion, withoutLimits } from '../server/promotion/check-promotion.ts';
import { checkShippingRate } from '../server/shipping/check-shipping-rate.ts';
import { plainRate } from '../server/shipping/shipping-rate.ts';
import { checkSettings } from '../server/store/check-settings.ts';
import { checkLocation } from '../server/store/location/check-location.ts';
import { knownRates } from '../server/tax/known/known-rates.ts';
import { taxesOn } from '../server/tax/taxes.ts';
import { checkList } from '../server/titlelist/check-list.ts';
import { themeProblems } from '../storefront/theme/theme-css.ts';
import { demoTitles } from './catalogue/facts.ts';
import { offersOf, stockOf } from './copies.ts';
import type { DemoEvent, Links } from './demo-shop.ts';
import { lakeshoreShop } from './lakeshore/shop.ts';
import { Shelves } from './shelves.ts';
import { tidewaterShop } from './tidewater/shop.ts';
import { firstDay } from './write-events.ts';

const everything = demoTitles();
const shelves = new Shelves(everything);

describe.each([tidewaterShop, lakeshoreShop])('$name', (shop) => {
  const keys = shop.lists.map((l) => l.key);
  const links: Links = {
    list: (key) => `/lists/${keys.indexOf(key) + 1 || key}`,
    listId: (key) => keys.indexOf(key) + 1,
    formId: (key) => shop.forms.findIndex((form) => form.key === key) + 1,
    edition: (work) => shelves.works(work)[0]?.isbn ?? '',
    subject: (code) => `/browse/filter/s/${code}`,
  };

  test('has at least ten lists, none of them nearly empty, none with a book twice', () => {
    expect(shop.lists.length).toBeGreaterThanOrEqual(10);
    for (const list of shop.lists) {
      const isbns = list.titles(shelves).map((t) => t.isbn);
      expect(isbns.length, list.name).toBeGreaterThanOrEqual(5);
      expect(new Set(isbns).size, list.name).toBe(isbns.length);
    }
  });

  test('has pages whose blocks keep every setting that is written', () => {
    const pages = shop.pages(links);
    expect(pages.map((p) => p.path)).toEqual(
      expect.arrayContaining(['/', '/about', '/contact', '/staff-picks', '/faq', '/terms-conditions']),
    );
    for (const { component, data } of pages.flatMap((p) => p.blocks)) {
      expect(readSettings(catalog[component] as BlockDefinition, data)).toMatchObject(data);
    }
  });

  test('shows no book twice on its home page', () => {
    const { blocks = [] } = shop.pages(links).find(({ path }) => path === '/') ?? {};
    const works = blocks.flatMap(({ data }) => {
      const { list_id: id, limit = 3 } = data as { list_id?: number; limit?: number };
      const list = id ? shop.lists[id - 1] : undefined;
      return list?.titles(shelves).slice(0, limit) ?? [];
    });
    const seen = works.map(({ work }) => work);
    expect(seen.length).toBeGreaterThan(60);
    expect(seen.filter((work, i) => seen.indexOf(work) < i)).toEqual([]);
  });

  test('has events of each kind, with books that the catalogue has', () => {
    for (const { books = '', title, category } of shop.events) {
      const works = books.split(/\s+/).filter(Boolean);
      expect(shelves.works(books), title).toHaveLength(works.length);
      expect(shop.eventCategories.map(({ name }) => name)).toContain(category);
    }
    const have = (is: (event: DemoEvent) => unknown) => shop.events.some(is);
    expect(have((e) => !e.recurrence && firstDay(e.on, '2026-11-29') < '2026-11-29')).toBe(true);
    expect(have((e) => e.recurring_as_single_row)).toBe(true);
    expect(have((e) => e.recurrence && !e.recurring_as_single_row)).toBe(true);
    expect(have((e) => e.time === undefined && e.on.days)).toBe(true);
    for (const kind of ['cancelled', 'moved', 'online_url', 'at', 'attendance'] as const) {
      expect(
        have((e) => e[kind]),
        kind,
      ).toBe(true);
    }
  });

  test('has two events on one day of the next month, on whatever day it is seeded', () => {
    const day = (year: number, month: number, date: number) =>
      new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
    for (let i = 0; i < 400; i += 1) {
      const today = day(2026, 10, i);
      const [year = 0, month = 0] = today.split('-').map(Number);
      const nextMonth = { from: day(year, month, 1), to: day(year, month + 1, 0) };
      const days = shop.events.flatMap(({ on, time, recurrence = '' }) =>
        recurringDays(
          { first_day: firstDay(on, today), start_time: time?.[0] ?? '', recurrence, except_days: [] },
          shop.timeZone,
          nextMonth,
        ),
      );
      const busy = days.filter((found, at) => found >= nextMonth.from && days.indexOf(found) < at);
      expect(busy, today).not.toEqual([]);
    }
  });

  test('has events only on days when their location is open', () => {
    for (const today of ['2026-11-29', '2026-12-02', '2026-12-04', '2027-02-06']) {
      for (const { title, on, location, at, online_url, moved } of shop.events) {
        const place = shop.locations.find(({ name }) => name === location) ?? shop.locations[0];
        const first = dayAfter(firstDay(on, today), moved?.by ?? 0);
        if (at || online_url) continue;
        for (let i = 0; i < (on.days ?? 1); i += 1) {
          const weekday = (new Date(dayAfter(first, i)).getUTCDay() + 6) % 7;
          expect(place?.details.ws_hours?.weekdays?.[weekday], `${title}, ${today}`).not.toEqual([-1, -1]);
        }
      }
    }
  });

  test('sells Media Mail, the slow way, for less than the others', () => {
    const slow = shop.shipping.find(({ label }) => label === 'Media Mail');
    const others = shop.shipping.filter(({ label, is_tbd }) => label !== slow?.label && !is_tbd);
    for (const { base = 0 } of slow ? others : []) expect(base).toBeGreaterThan(slow?.base ?? 0);
  });

  test('has a full event with a waiting list, and one with places left', () => {
    const asked = (event: DemoEvent) => (event.rsvps ?? []).reduce((sum, [, places]) => sum + places, 0);
    const limited = shop.events.filter(({ rsvp_limit, rsvps }) => rsvp_limit && rsvps);
    const more = limited.filter((event) => asked(event) > (event.rsvp_limit ?? 0));
    const fewer = limited.filter((event) => asked(event) < (event.rsvp_limit ?? 0));
    expect([more.length, fewer.length]).toEqual([1, 1]);
    expect(more[0]?.waitlist_enabled).toBe(true);
  });

  test('has a code and an automatic promotion, and says so on a page', () => {
    const promotions = shop.promotions(links).map((one) => checkPromotion({ ...withoutLimits, ...one }));
    const told = JSON.stringify(shop.pages(links));
    expect(promotions.map(({ code }) => code === '').sort()).toEqual([false, true]);
    for (const { code } of promotions) expect(told).toContain(code);
    expect(shop.settings.checkout_info).toMatchObject({ using_promo_codes: true });
  });

  test('has shipping rates that its staff can save as they are, one of them for its own region', () => {
    for (const rate of shop.shipping) {
      const whole = { ...plainRate, ...rate };
      expect(checkShippingRate(whole), rate.label).toEqual(whole);
    }
    const [own = ''] = shop.taxes.registered;
    expect(shop.shipping.filter(({ regions = [] }) => regions.includes(own))).toHaveLength(1);
    expect(shop.settings.checkout_info).toMatchObject({ ship_enabled: true });
  });

  test('words its mails as its staff could', () => {
    for (const [key, words] of Object.entries(shop.settings.mails ?? {}))
      expect(checkSettings({ [`mails.${key}`]: words })).toEqual({ [`mails.${key}`]: words });
  });

  test('has pages that its staff can save as they are', () => {
    const { url_shortcuts = {}, has_privacy_policy_page = false } = shop.settings;
    for (const page of shop.pages(links)) {
      const blocks = contentRecords(page.path, page.blocks, 0);
      const settings = { url_shortcuts: url_shortcuts as Record<string, string>, has_privacy_policy_page };
      const checked = checkPage({ ...page, blocks }, settings);
      expect(checked.blocks, page.path).toMatchObject(blocks);
    }
  });

  test('has locations that its staff can save as they are', () => {
    for (const location of shop.locations) expect(() => checkLocation(location), location.code).not.toThrow();
  });

  test('has lists and forms that its staff can save as they are', () => {
    for (const form of shop.forms) expect(checkForm(form).elements, form.key).toEqual(form.elements);
    for (const { name, header = name, description, bargains = false, placement = 'others' } of shop.lists) {
      const list = { name, header, header_visible: true, bargains, placement, position: 1 };
      const html = htmlFromPlain(description);
      expect(checkList({ ...list, description: html })).toEqual({ ...list, description: html });
    }
  });

  test('has one first heading on every page', () => {
    for (const page of shop.pages(links)) {
      const first = page.blocks.filter((b) => 'level' in b.data && b.data.level === 1);
      expect(first, page.path).toHaveLength(1);
    }
  });

  test('calls no list new: the newest books of the catalogue are years old', () => {
    const newest = Math.max(
      ...everything.filter((t) => !t.forthcoming).map((t) => Number(t.date.slice(0, 4))),
    );
    expect(newest).toBeLessThan(2025);
    const words = JSON.stringify([shop.lists.map((l) => [l.name, l.header]), shop.navigation(links)]);
    expect(words).not.toMatch(/\bnew\b(?! england)/i);
  });

  test('names only lists and books that exist', () => {
    const written = JSON.stringify([shop.pages(links), shop.navigation(links)]);
    expect(written).not.toMatch(/"list_id":0|\/lists\/\D|"eisbn":""/);
  });

  test('has a used or remaindered copy of everything on its bargain list', () => {
    const bargains = shop.lists.find((l) => l.key === 'remainders')?.titles(shelves) ?? [];
    for (const facts of bargains) {
      const copies = stockOf(shop, facts).filter((r) => r.condition !== 'NEW' && r.on_hand > 0);
      expect(copies.length, facts.title).toBe(offersOf(shop, facts).length);
      expect(copies.length, facts.title).toBeGreaterThan(0);
    }
  });

  test('has a theme that the storefront takes as it is', () => {
    expect(themeProblems((shop.settings.styles?.theme ?? {}) as Record<string, string>)).toEqual([]);
  });

  test('has copies as the catalogue hints, the same ones every time', () => {
    for (const facts of everything) {
      const rows = stockOf(shop, facts).filter((r) => r.condition === 'NEW');
      const copies = rows.reduce((sum, r) => sum + r.on_hand, 0);
      if (facts.stock === 'deep') expect(copies).toBeGreaterThanOrEqual(6);
      if (facts.stock === 'one') expect(copies).toBe(1);
      if (facts.stock === 'none' || facts.stock === 'on_order') expect(copies).toBe(0);
      expect(stockOf(shop, facts)).toEqual(stockOf(shop, facts));
    }
  });
});

test('one shop has mails in its own words', () => {
  expect(Object.keys(tidewaterShop.settings.mails ?? {})).toEqual(['order-ready', 'gift-card']);
});

test('an American reads American spelling', () => {
  const staff = tidewaterShop.staff;
  const words = [
    ...everything.flatMap((t) => [
      t.description,
      staff.includes(t.comment?.author ?? '') ? t.comment?.text : '',
    ]),
    JSON.stringify([
      tidewaterShop.lists.map((l) => [l.name, l.header, l.description]),
      tidewaterShop.settings,
    ]),
  ].join('\n');
  expect(words.match(/\b\w*(neighbour|colour|favourite|humour|theatre|recognis|realis)\w*/gi)).toBeNull();
});

test.each([
  [tidewaterShop, 'ME', { printed_book: 2000, non_book: 1000 }, [{ type: 'Sales tax', amount: 165 }]],
  [
    lakeshoreShop,
    'BC',
    { printed_book: 2000, non_book: 1000 },
    [
      { type: 'GST', amount: 150 },
      { type: 'PST', amount: 70 },
    ],
  ],
])('$name charges the taxes of its place', ({ taxes }, region, amounts, charged) => {
  const here = knownRates(taxes.country, taxes.registered).filter((rate) => rate.region === region);
  expect(taxesOn(amounts, here)).toEqual(charged);
});
