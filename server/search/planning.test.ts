import { expect, test } from 'vitest';
import { newDb, testDb } from '../../test/database.ts';
import { smallShop } from '../../test/search/spec/shop-spec.ts';
import type { Query } from '../db/db.ts';
import { openMemoryBackend } from './memory-backend.ts';
import { matchCondition, readBeginnings, readCandidates } from './sql/queries.ts';
import { suggestByText, suggestByWord } from './sql/suggest-queries.ts';
import { readText } from './text/read-text.ts';
import type { TextMatch } from './text/text-match.ts';

/** PostgreSQL plans a statement of a name five times before it may decide that one plan is good for all values. */
const tried = 5;

test('reuses one plan for all texts: planning takes longer than finding', async () => {
  const db = await newDb();
  await db.query(
    `insert into title (eisbn, title, title_sort, authors, author_sort)
     select (9791200000000 + i)::text, name, lower(name), jsonb_build_array(jsonb_build_object('name', 'A Writer' || i)), 'writer' || i
     from (select i, 'Night' || i || ' of Day' || i % 50 as name from generate_series(1, 4000) i) t`,
  );
  await db.exec('analyze title, title_search, search_word');
  // One connection: plans are counted per connection.
  const planned = await db.tx(async (q) => {
    for (let i = 1; i <= 3 * tried; i++) {
      const { match } = await readText(q, `night${i} of day${i % 50}`, 'keyword');
      await readCandidates(q, match as TextMatch);
      await readBeginnings(q, match as TextMatch);
      const text = `night${i} of`;
      await suggestByText(q, 1, 5, { key: text, name: text, match: match as TextMatch });
      await suggestByWord(q, 1, 5, `night${i}`);
    }
    return q.query<{ name: string; times: number }>(
      "select name, custom_plans::int as times from pg_prepared_statements where name like 'search-%'",
    );
  });
  const names = ['search-candidates-text', 'search-beginnings', 'search-suggest-text', 'search-suggest-word'];
  expect(planned.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  for (const { name, times } of planned) expect(times, name).toBeLessThanOrEqual(tried);
});

test.each([
  ['keyword', 'night of day'],
  ['keyword', 'night of d'],
  ['series', 'night'],
  ['whole_series', 'night and day'],
] as const)('the plan for all texts looks no title over: %s, %s', async (type, text) => {
  const db = await testDb();
  const { match } = await readText(db, text, type);
  const asked: { sql: string; params: readonly unknown[] }[] = [];
  const listening: Query = {
    query: async (sql, params = []) => {
      asked.push({ sql, params });
      return [];
    },
  };
  await readCandidates(listening, match as TextMatch);
  await suggestByText(listening, 1, 5, { key: text, name: text, match: match as TextMatch });
  expect(asked).toHaveLength(2);
  for (const { sql, params } of asked) {
    const plan = await db.tx(async (q) => {
      await q.query("select set_config('enable_seqscan', 'off', true)");
      await q.query("select set_config('plan_cache_mode', 'force_generic_plan', true)");
      await q.query(`prepare asked as ${sql}`);
      const rows = await q.query<Record<string, string>>(
        `explain execute asked(${params.map(() => 'null')})`,
      );
      await q.query('deallocate asked');
      return rows.map((row) => Object.values(row).join()).join('\n');
    });
    expect(plan).toMatch(/Index/);
    expect(plan).not.toMatch(/Seq Scan on title/);
  }
});

test("a last word of publishers' names looks at none of their titles", async () => {
  const shop = await smallShop(openMemoryBackend);
  for (const name of ['Ice', 'Rose', 'Moon']) await shop.add(name, { publisher: `${name} Press` });
  await shop.add('Ink', { publisher: 'Press Gang' });
  const { match } = await readText(shop.db, 'press', 'keyword');
  const { sql, params } = matchCondition(match as TextMatch, 1);
  const plan = await shop.db.tx(async (q) => {
    await q.query("select set_config('enable_seqscan', 'off', true)");
    return q.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, timing off) select from title_search s where ${sql}`,
      params,
    );
  });
  const lines = plan.map((row) => row['QUERY PLAN']).join('\n');
  expect(lines).toMatch(/Bitmap Heap Scan.* rows=1[ .]/);
  expect(lines).not.toContain('Removed by Index Recheck');
});
