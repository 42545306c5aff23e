import { expect, test } from 'vitest';
import { testDb } from '../../test/database.ts';
import { buildCustomer, buildList, buildOrder, buildStore, buildTitle } from '../../test/factories.ts';
import { readFindableChanges, readPosition } from '../changes/queries.ts';
import { weighPopularity } from './weigh-popularity.ts';

test('copies sold here, lists and editions order titles of which no feed says more', async () => {
  const db = await testDb();
  const { id: store } = await buildStore(db);
  const customer = await buildCustomer(db, store);
  const sell = async (title: Awaited<ReturnType<typeof buildTitle>>, copies: number, placedAt?: string) => {
    const order = await buildOrder(db, store, customer, { ...title, title: 'x' }, placedAt);
    await db.query(
      'update order_line set quantity = $2 where order_id = (select id from customer_order where order_number = $1)',
      [order, copies],
    );
    return order;
  };
  const lately = new Date(Date.now() - 30 * 86_400_000).toISOString();
  const titles = {
    ranked: await buildTitle(db, { sales_rank: 2_000 }),
    rankedLow: await buildTitle(db, { sales_rank: 5_000_000 }),
    sold: await buildTitle(db),
    soldLongAgo: await buildTitle(db),
    canceled: await buildTitle(db),
    listed: await buildTitle(db),
    edition: await buildTitle(db, { work_key: 'one' }),
    other: await buildTitle(db, { work_key: 'one' }),
    plain: await buildTitle(db),
  };
  await sell(titles.sold, 99, lately);
  await sell(titles.rankedLow, 99, lately);
  await sell(titles.ranked, 99, lately);
  await sell(titles.soldLongAgo, 99, '2020-01-01');
  const canceled = await sell(titles.canceled, 99, lately);
  await db.query("update customer_order set status = 'canceled' where order_number = $1", [canceled]);
  await buildList(db, store, [titles.listed.id]);

  const ranks = async () => {
    const rows = await db.query<{ id: number; rank: number | null }>(
      'select id, popularity_rank as rank from title',
    );
    return Object.fromEntries(
      Object.entries(titles).map(([name, { id }]) => [name, rows.find((row) => row.id === id)?.rank ?? null]),
    );
  };
  await weighPopularity({ db });
  const weighed = await ranks();
  expect(weighed).toMatchObject({
    ranked: 2_000,
    rankedLow: 100_000,
    sold: 100_000,
    soldLongAgo: null,
    canceled: null,
    plain: null,
  });
  expect(weighed.edition).toBe(weighed.other);
  expect(weighed.sold ?? 0).toBeLessThan(weighed.listed ?? 0);
  expect(weighed.listed ?? 0).toBeLessThan(weighed.edition ?? 0);

  // The next night changes only what has changed.
  const position = await readPosition(db);
  await sell(titles.sold, 1, lately);
  await sell(titles.plain, 4, lately);
  await weighPopularity({ db });
  expect((await readFindableChanges(db, position)).changes?.ids).toEqual([titles.plain.id]);
});
