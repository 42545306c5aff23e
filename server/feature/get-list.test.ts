import { beforeEach, expect, it } from 'vitest';
import { buildStore, buildTitle } from '../../test/factories.ts';
import { type TestShop, testShop, type Visitor } from '../../test/shop.ts';

let made: TestShop;
let reader: Visitor;
let storeId: number;

beforeEach(async () => {
  made = await testShop();
  storeId = (await buildStore(made.db)).id;
  await made.reload();
  reader = made.visitor();
});

async function buildList(
  name: string,
  more: { books?: number; placement?: string; at?: string; position?: number } = {},
) {
  const { books = 1, placement = 'others', at = '2020-01-01', position = 0 } = more;
  const [list] = await made.db.query<{ id: number }>(
    `insert into title_list (store_id, name, description, placement, position, created_at, changed_at)
     values ($1, $2, $3, $4, $5, $6::timestamptz, $6::timestamptz) returning id`,
    [storeId, name, `<p>All of ${name}.</p>`, placement, position, at],
  );
  const titles = [];
  for (let i = 0; i < books; i++) {
    const title = await buildTitle(made.db);
    titles.push(title);
    await made.db.query('insert into title_list_item values ($1, $2, $3)', [list?.id, title.id, i]);
  }
  return { id: list?.id ?? 0, titles };
}
const names = async (input: object) =>
  (await reader.get('feature/getList', input)).rows.map((row) => row.name);

it('gives the lists that have books, with their first four', async () => {
  await buildList('Empty', { books: 0 });
  const { id, titles } = await buildList('Winter', { books: 6, placement: 'featured' });
  const answer = await reader.get('feature/getList', {});
  expect(answer.row_count).toBe(1);
  expect(answer.rows[0]).toMatchObject({ list_id: id, name: 'Winter', row_count: 6, placement: 'featured' });
  expect(answer.rows[0]?.titles.map((t) => t.eisbn)).toEqual(titles.slice(0, 4).map((t) => t.eisbn));
  expect(answer.filter_info.c).toEqual([{ value: 'featured', label: 'Featured', count: 1 }]);
});

it('sorts, pages, searches and narrows (CALL-119, LIST-058, LIST-071)', async () => {
  const soon = new Date(Date.now() - 86_400_000).toISOString();
  await buildList('Poetry', { position: 1, at: '2021-01-01' });
  await buildList('Atlases', { position: 3, placement: 'featured', at: '2019-01-01' });
  await buildList('100% rain', { position: 2, at: soon });
  expect(await names({})).toEqual(['Poetry', '100% rain', 'Atlases']);
  expect(await names({ s: 'name' })).toEqual(['100% rain', 'Atlases', 'Poetry']);
  expect(await names({ s: 'lastupdate' })).toEqual(['100% rain', 'Poetry', 'Atlases']);
  expect(await names({ s: 'dateposted', l: 1, o: 1 })).toEqual(['Poetry']);
  expect(await names({ t: 'all ATLAS' })).toEqual(['Atlases']);
  expect(await names({ t: '100%' })).toEqual(['100% rain']);
  expect(await names({ c: 'featured' })).toEqual(['Atlases']);
  expect(await names({ f: 'recent' })).toEqual(['100% rain']);
  const { rows, row_count, filter_info } = await reader.get('feature/getList', { f: 'recent', o: 50 });
  expect([rows, row_count]).toEqual([[], 1]);
  expect(filter_info.f).toEqual([{ value: 'recent', label: 'Changed in the last 30 days', count: 1 }]);
});

it('knows no list of another shop', async () => {
  await buildList('Ours');
  const other = await buildStore(made.db);
  await made.reload();
  expect(await made.visitor(other.webstoreName).get('feature/getList', {})).toMatchObject({
    rows: [],
    row_count: 0,
  });
});
