import { expect, test } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { anEvent, inDays } from '../../test/events.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import type { Visitor } from '../../test/shop.ts';
import { load } from './event.tsx';

const open = sellingShops();

const read = ({ call }: Visitor, event_filter: string) => {
  const api = ((name, input) => call(name, input)) as Call;
  const url = new URL(`/events/${event_filter}`, 'http://shop.example');
  return load({ api, params: { event_filter }, url });
};

test.each([[true], [false]])(
  'shows the events of a day, or the one that is named (v2: %s) (EVENT-015, EVENT-016, EVENT-017, EVENT-018, EVENT-019, EVENT-033)',
  async (using_events_v2) => {
    const { t, store, reader } = await open({ settings: { using_events_v2 } });
    const day = inDays(4);
    const here = await anEvent(t.db, store.id, { title: 'On the day', first_day: day });
    await anEvent(t.db, store.id, { title: 'Another day', first_day: inDays(6) });
    await anEvent(t.db, store.id, { title: 'Over it', first_day: inDays(3), last_day: inDays(5) });
    const dated = await read(reader, day.replaceAll('-', ''));
    if (dated.kind !== 'day') throw new Error('this is one event');
    expect(dated.rows.map(({ title }) => title)).toEqual(['Over it', 'On the day']);
    expect(await read(reader, String(here))).toMatchObject({ kind: 'event', event: { title: 'On the day' } });
  },
);

test('takes nothing else for a day or an event', async () => {
  const [one, other] = [await open(), await open()];
  const theirs = await anEvent(other.t.db, other.store.id);
  for (const wrong of ['20261301', '99999999', '2027-06-04', '0', '-1', 'soon', "1' or 1=1", String(theirs)])
    await expect(read(one.reader, wrong), wrong).rejects.toMatchObject({ init: { status: 404 } });
  // A year far ahead is a day without events.
  expect(await read(one.reader, '99990101')).toMatchObject({ kind: 'day', rows: [] });
});
