import { expect, test } from 'vitest';
import { anEvent, eventDates, inDays } from '../../test/events.ts';
import { buildStore } from '../../test/factories.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import { cancelDate } from '../event/write.ts';
import { eventsOfTitle } from './events-of-title.ts';

const open = sellingShops();

test('the page of a book says when its author visits, and where it is sold', async () => {
  const shop = await open();
  const { t, store, reader } = shop;
  const author = `Olive Author ${store.id}`;
  const book = await shop.aBook(1, { author });
  const other = await shop.aBook(1, { author: 'Per Lind' });
  const read = async (eisbn: string) => (await reader.get('title/getItem', { eisbn })).events;
  expect(await read(book.eisbn)).toEqual([]);
  const visit = await anEvent(t.db, store.id, {
    title: `An evening with olive author ${store.id}: new poems`,
    first_day: inDays(20),
    location_id: shop.location.id,
  });
  const sale = await anEvent(t.db, store.id, {
    title: 'Poetry night',
    first_day: inDays(10),
    start_time: '',
    end_time: '',
    location_text: 'The Loft',
    books: [book.eisbn],
  });
  expect(await read(book.eisbn)).toMatchObject([
    { id: sale, title: 'Poetry night', text: expect.stringMatching(/^\w+, \w+ \d+ · The Loft$/) },
    { id: visit, text: expect.stringMatching(/^\w+, \w+ \d+, 6:30\u00a0pm · Main Street$/) },
  ]);
  expect(await read(other.eisbn)).toEqual([]);
  expect(await shop.t.visitor((await elsewhere(shop)).webstoreName).get('title/getItem', book)).toMatchObject(
    {
      events: [],
    },
  );
});

async function elsewhere({ t }: Awaited<ReturnType<typeof open>>) {
  const store = await buildStore(t.db);
  await t.reload();
  return store;
}

test('names the next date of an event that is neither over, canceled, nor hidden', async () => {
  const shop = await open();
  const { t, store, reader } = shop;
  const book = await shop.aBook(1, { author: `Ida Quill ${store.id}` });
  const title = `Tea with Ida Quill ${store.id}`;
  const [first = 0, second = 0] = await eventDates(t.db, store.id, {
    title,
    first_day: inDays(3),
    recurrence: 'FREQ=WEEKLY;COUNT=3',
  });
  await anEvent(t.db, store.id, { title, first_day: inDays(-3) });
  await anEvent(t.db, store.id, { title, is_published: false });
  // Another name that begins the same.
  await anEvent(t.db, store.id, { title: `Tea with Ida Quillfeather ${store.id}` });
  const ids = async () => {
    const { events } = await reader.get('title/getItem', { eisbn: book.eisbn });
    return events.map(({ id }) => id);
  };
  expect(await ids()).toEqual([first]);
  await t.db.tx((q) => cancelDate(q, store.id, { dateId: first, version: 1 }, ''));
  expect(await ids()).toEqual([second]);
});

test('takes no single word for a visit, and no translator', async () => {
  const shop = await open();
  const { t, store } = shop;
  const book = await shop.aBook(1);
  await anEvent(t.db, store.id, { title: 'Colette and Per Lind: a dance' });
  const ctx = {
    q: t.db,
    store: t.shop.stores.byName(store.webstoreName) as never,
    now: new Date(),
  };
  const of = (name: string, role: string) => eventsOfTitle(ctx, { id: book.id, authors: [{ name, role }] });
  expect(await of('Colette', 'A01')).toEqual([]);
  expect(await of('Per Lind', 'B06')).toEqual([]);
  expect(await of('Per Lind', 'A12')).toMatchObject([{ title: 'Colette and Per Lind: a dance' }]);
});

test.each(['— —', '* *', "'' \\ |", '王 小波', '& !'])('a book by “%s” has a page', async (author) => {
  const shop = await open();
  const { eisbn } = await shop.aBook(1, { author });
  await anEvent(shop.t.db, shop.store.id, { title: 'Poetry night' });
  expect((await shop.reader.get('title/getItem', { eisbn })).events).toEqual([]);
});
