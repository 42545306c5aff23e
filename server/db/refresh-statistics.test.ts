import { expect, it } from 'vitest';
import { testShop } from '../../test/shop.ts';
import { refreshStatistics } from './refresh-statistics.ts';

it('refreshes the statistics of a table that has grown, once', async () => {
  const { db } = await testShop();
  await refreshStatistics(db);
  await db.query(
    `insert into search_word (word, stem, titles, best) select 'word' || n, 'word', 1, '{}' from generate_series(1, 5000) n`,
  );
  expect(await refreshStatistics(db)).toContain('search_word');
  const [told] = await db.query<{ rows: number }>(
    `select reltuples::int as rows from pg_class where oid = 'search_word'::regclass`,
  );
  expect(told?.rows).toBe(5000);
  expect(await refreshStatistics(db)).not.toContain('search_word');
});
