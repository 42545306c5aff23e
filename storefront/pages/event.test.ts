import { expect, test } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { cancelDate, moveDate } from '../../server/event/write.ts';
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

test.each([[true], [false]])(
  'says that an event is canceled, or moved, and why (v2: %s) (EVENT-005, EVENT-033)',
  async (using_events_v2) => {
    const { t, store, reader } = await open({ settings: { using_events_v2 } });
    const [off, later] = [await anEvent(t.db, store.id), await anEvent(t.db, store.id)];
    const time = { first_day: inDays(9), last_day: inDays(9), start_time: '18:00', end_time: '19:00' };
    const zoned = { id: store.id, timeZone: 'America/New_York' };
    await t.db.tx((q) => cancelDate(q, store.id, { dateId: off, version: 1 }, 'The author is ill'));
    await t.db.tx((q) => moveDate(q, zoned, { dateId: later, version: 1 }, { ...time, note: 'Snow' }));
    expect(await read(reader, String(off))).toMatchObject({
      event: { status: 'cancelled', change_note: 'The author is ill' },
    });
    expect(await read(reader, String(later))).toMatchObject({
      event: { date: inDays(9), status: 'moved', change_note: 'Snow' },
    });
    const day = await read(reader, inDays(7).replaceAll('-', ''));
    expect(day).toMatchObject({ rows: [{ id: off, status: 'cancelled' }] });
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
