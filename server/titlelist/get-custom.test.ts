import { expect, test } from 'vitest';
import { buildStore, buildTitle } from '../../test/factories.ts';
import { testShop } from '../../test/shop.ts';

test('the lists of a page come once each, in its order, without those that are gone or of others (CALL-016)', async () => {
  const made = await testShop();
  const [store, other] = [await buildStore(made.db), await buildStore(made.db)];
  await made.reload();
  const list = async (storeId: number, name: string) => {
    const [row] = await made.db.query<{ id: number }>(
      'insert into title_list (store_id, name) values ($1, $2) returning id',
      [storeId, name],
    );
    return row?.id ?? 0;
  };
  const [picks, poems, theirs] = [
    await list(store.id, 'Picks'),
    await list(store.id, 'Poems'),
    await list(other.id, 'Theirs'),
  ];
  await made.db.query('insert into title_list_item values ($1, $2, 1)', [
    poems,
    (await buildTitle(made.db)).id,
  ]);
  const page = async (blocks: unknown) => {
    const [row] = await made.db.query<{ id: number }>(
      "insert into page (store_id, path, title, blocks) values ($1, $2, 'A page', $3::jsonb) returning id",
      [store.id, `/${Math.random()}`, JSON.stringify(blocks)],
    );
    return row?.id ?? 0;
  };
  const reader = made.visitor(store.webstoreName);
  const shown = [poems, picks, theirs, 999_999, poems, 'many'].map((list_id) => ({ data: { list_id } }));
  const { lists } = await reader.get('titlelist/getCustom', { page_id: await page([...shown, 7, {}]) });
  expect(lists.map((l) => [l.name, l.row_count])).toEqual([
    ['Poems', 1],
    ['Picks', 0],
  ]);
  for (const odd of [[], {}, null, 'text']) {
    expect(await reader.get('titlelist/getCustom', { page_id: await page(odd) })).toEqual({ lists: [] });
  }
  expect(await reader.call('titlelist/getCustom', { page_id: 999_999 })).toMatchObject({
    error_code: 'not_found',
  });
});
