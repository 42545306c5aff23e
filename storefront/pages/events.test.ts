import { expect, test } from 'vitest';
import type { Call } from '../../contract/call.ts';
import type { SiteSettings } from '../../contract/store.ts';
import { dayAfter } from '../../contract/wall-clock.ts';
import { signUp } from '../../test/accounts.ts';
import { anEvent, inDays } from '../../test/events.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import type { Visitor } from '../../test/shop.ts';
import { loadUpcoming, todayIn } from '../parts/event/load-events.ts';
import { load, meta } from './events.tsx';

const open = sellingShops();

const read = ({ call }: Visitor, path = '/events') => {
  const api = ((name, input) => call(name, input)) as Call;
  return load({ api, params: {}, url: new URL(path, 'http://shop.example') });
};
type Listed = Awaited<ReturnType<typeof read>>;
const titles = (shown: Listed) => shown.rows.map(({ title }) => title);

/** Yesterday's, one that goes on, and one to come; each is announced as of the other versions of the calls. */
async function shopWithEvents(using_events_v2: boolean) {
  const shop = await open({ settings: { using_events_v2 } });
  const { t, store } = shop;
  const add = (title: string, first: number, last = first, recurrence = '') =>
    anEvent(t.db, store.id, {
      title,
      first_day: inDays(first),
      last_day: inDays(last),
      recurrence,
      recurring_as_single_row: recurrence !== '',
    });
  await add('Long over', -40);
  await add('Just over', -2);
  await add('Exhibition', -3, 3);
  await add('To come', 2);
  return { ...shop, add };
}

test.each([[true], [false]])(
  'lists what goes on or is to come, to guests and to customers (v2: %s) (EVENT-001, EVENT-005, EVENT-008, EVENT-014)',
  async (v2) => {
    const { reader } = await shopWithEvents(v2);
    expect(titles(await read(reader))).toEqual(['Exhibition', 'To come']);
    await signUp(reader);
    expect(titles(await read(reader))).toEqual(['Exhibition', 'To come']);
  },
);

test.each([[true], [false]])('lists what is over, the last one first (v2: %s)', async (v2) => {
  const { reader, add } = await shopWithEvents(v2);
  expect(titles(await read(reader, '/events?view=past'))).toEqual(['Just over', 'Long over']);
  await add('Story time', -24, -24, 'FREQ=WEEKLY;COUNT=3');
  const shown = await read(reader, '/events?view=past');
  // Listed once, on its last date, where the calls know of that.
  expect(titles(shown).filter((title) => title === 'Story time')).toHaveLength(v2 ? 1 : 3);
  expect(shown.rows.every(({ to }) => to <= shown.now)).toBe(true);
});

test.each([[true], [false]])('has pages of twenty (v2: %s) (EVENT-023, EVENT-034)', async (v2) => {
  const { reader, add } = await shopWithEvents(v2);
  for (let i = 0; i < 21; i += 1) await add(`Evening ${i}`, 10 + i);
  const first = await read(reader);
  expect([first.rows.length, first.row_count]).toEqual([20, 23]);
  const second = await read(reader, '/events?page=2');
  expect(titles(second)).toEqual(['Evening 18', 'Evening 19', 'Evening 20']);
  for (const path of ['/events?page=3', '/events?page=0', '/events?page=x', '/events?view=past&page=2'])
    await expect(read(reader, path)).rejects.toMatchObject({ init: { status: 404 } });
});

test('a search engine keeps the listings, and no month', async () => {
  const { reader } = await shopWithEvents(true);
  const told = async (path: string) => {
    const loaderData = await read(reader, path);
    return JSON.stringify(meta({ matches: [], loaderData } as never));
  };
  expect(await told('/events?view=past')).toContain('/events?view=past');
  expect(await told('/events?view=past')).not.toContain('noindex');
  expect(await told('/events?view=calendar')).toContain('noindex');
});

test('the next three events are those of a month ago that go on, and those to come (EVENT-007)', async () => {
  const { reader, add } = await shopWithEvents(false);
  await add('Next', 3);
  await add('Later', 4);
  const settings = (await reader.get('store/getSettings', {})) as SiteSettings;
  const asked: object[] = [];
  const api = ((name: never, input: object) => {
    asked.push(input);
    return reader.call(name, input as never);
  }) as unknown as Call;
  const found = await loadUpcoming(api, settings, { limit: 3 });
  expect(found.rows.map(({ title }) => title)).toEqual(['Exhibition', 'To come', 'Next']);
  expect(asked).toEqual([{ from: dayAfter(todayIn(settings, found.now), -31) }]);
});
