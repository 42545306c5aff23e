import { expect, test } from 'vitest';
import { eventDates, inDays } from '../../test/events.ts';
import { buildList } from '../../test/factories.ts';
import { type SellingShop, sellingShops } from '../../test/selling-shop.ts';

const open = sellingShops();

/** A list of an event with these facts, of one book. */
async function eventList(shop: SellingShop, facts: Parameters<typeof eventDates>[2] = {}) {
  const { t, store } = shop;
  const book = await shop.aBook(1);
  const list_id = await buildList(t.db, store.id, [book.id]);
  const dates = await eventDates(t.db, store.id, facts);
  await t.db.query(
    'update title_list set event_id = (select event_id from event_date where id = $2) where id = $1',
    [list_id, dates[0]],
  );
  const list = async () => (await shop.reader.get('titlelist/getItems', { list_id })).list;
  return { list_id, dates, list, book };
}

test('a list of an event has its type, the id of its next date, and its next dates (ENTITY-040)', async () => {
  const shop = await open();
  const { list, dates } = await eventList(shop, {
    ...{ first_day: inDays(-7), last_day: inDays(-7), recurrence: 'FREQ=WEEKLY' },
  });
  // The first is over; today's may be over as well.
  const shown = await list();
  const coming = dates.filter((id) => shown.calendar_widgets.some((date) => date.id === id));
  expect(shown).toMatchObject({ type: 'event', event_id: coming[0] });
  expect(coming).toHaveLength(3);
  expect(coming).not.toContain(dates[0]);
  expect(shown.calendar_widgets[0]).toMatchObject({
    title: 'An evening of sea stories',
    time_text: '6:30\u00a0pm – 8\u00a0pm',
    is_over: false,
  });
});

test('a list stays one of its event when it is over, and is none when it is not published', async () => {
  const shop = await open();
  const { list, dates } = await eventList(shop, { first_day: inDays(-9), last_day: inDays(-9) });
  expect(await list()).toMatchObject({ event_id: dates[0], calendar_widgets: [{ is_over: true }] });
  await shop.t.db.query('update event set is_published = false');
  expect(await list()).toMatchObject({ type: '', event_id: null, calendar_widgets: [] });
  await shop.t.db.query('delete from event');
  expect(await list()).toMatchObject({ type: '', event_id: null });
});

test('a date that is canceled comes after the others of its event', async () => {
  const shop = await open();
  const { list, dates } = await eventList(shop, { recurrence: 'FREQ=WEEKLY;COUNT=2' });
  await shop.t.db.query("update event_date set status = 'cancelled' where id = $1", [dates[0]]);
  const { event_id, calendar_widgets } = await list();
  expect(event_id).toBe(dates[1]);
  expect(calendar_widgets.map(({ id, status }) => [id, status])).toEqual([
    [dates[1], 'scheduled'],
    [dates[0], 'cancelled'],
  ]);
});

test('the marker of a list without an event stands for the next events of the shop', async () => {
  const shop = await open();
  const { t, store, reader } = shop;
  const list_id = await buildList(t.db, store.id, []);
  await eventDates(t.db, store.id, { first_day: inDays(-9), last_day: inDays(-9) });
  const [next] = await eventDates(t.db, store.id);
  const widgets = async () => (await reader.get('titlelist/getItems', { list_id })).list.calendar_widgets;
  expect(await widgets()).toEqual([]);
  await t.db.query("update title_list set description = '<p>Soon:</p>[calendar]' where id = $1", [list_id]);
  expect((await widgets()).map(({ id }) => id)).toEqual([next]);
});

test('a list has the cover of its first title as its picture (ENTITY-123)', async () => {
  const shop = await open();
  const { t, store, reader } = shop;
  const { list, list_id, book } = await eventList(shop);
  await t.db.query("update title set cover_cache = 'a1b2' where id = $1", [book.id]);
  const picture = { image: `/images/cover/${book.eisbn}/a1b2/240.jpg`, image_cache: 'a1b2' };
  expect(await list()).toMatchObject({ ...picture, has_titles: true });
  const [feature] = (await reader.get('feature/getList', {})).rows;
  expect(feature).toMatchObject({ list_id, ...picture, type: 'event' });
  const empty = await buildList(t.db, store.id, []);
  expect((await reader.get('titlelist/getItems', { list_id: empty })).list).toMatchObject({
    ...{ image: '', image_cache: '', has_titles: false },
  });
});

test('the first 25 titles of a list are enough for a shelf, and -1 is no limit (LIST-035, LIST-037)', async () => {
  const shop = await open();
  const books: number[] = [];
  for (let n = 0; n < 27; n += 1) books.push((await shop.aBook(0)).id);
  const list_id = await buildList(shop.t.db, shop.store.id, books);
  const simple = await shop.reader.get('titlelist/getItemsSimple', { list_id });
  expect([simple.rows.length, simple.row_count]).toEqual([25, 27]);
  const all = await shop.reader.get('titlelist/getItems', { list_id, limit: -1 });
  expect(all.rows).toHaveLength(27);
});
