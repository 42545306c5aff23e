import { expect, test } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { featureSorts } from '../../contract/feature-choices.ts';
import { buildList } from '../../test/factories.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import { load } from './features.tsx';

const open = sellingShops();

/** The names of the lists at an address of the page, and the order that its form shows. */
async function pageOf(default_feature_sort_by: (typeof featureSorts)[number] | '', query = '') {
  const { t, store, reader, aBook } = await open({ settings: { default_feature_sort_by } });
  const { id } = await aBook(1);
  for (const [name, changed_at, position] of [
    ['Winter', '2026-03-01', 2],
    ['Autumn', '2026-01-01', 3],
    ['Spring', '2026-02-01', 1],
  ] as const)
    await t.db.query('update title_list set name = $2, changed_at = $3, position = $4 where id = $1', [
      await buildList(t.db, store.id, [id]),
      name,
      changed_at,
      position,
    ]);
  const api = ((name, input) => reader.call(name, input)) as Call;
  const { rows, asked } = await load({
    api,
    params: {},
    url: new URL(`http://shop.example/features${query}`),
  });
  return [asked.sort, ...rows.map(({ name }) => name)];
}

test('the lists begin in the order of the shop’s setting, until the reader chooses one (LIST-073)', async () => {
  expect(await pageOf('')).toEqual(['', 'Spring', 'Winter', 'Autumn']);
  expect(await pageOf('name')).toEqual(['name', 'Autumn', 'Spring', 'Winter']);
  expect(await pageOf('lastupdate')).toEqual(['lastupdate', 'Winter', 'Spring', 'Autumn']);
  expect(await pageOf('name', '?s=tldefsequence')).toEqual(['tldefsequence', 'Spring', 'Winter', 'Autumn']);
});

test('the four orders of lists are those of the documents (LIST-071)', () => {
  expect([...featureSorts].sort()).toEqual(['dateposted', 'lastupdate', 'name', 'tldefsequence']);
});
