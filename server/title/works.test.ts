import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDb } from '../../test/database.ts';
import { buildTitle, type TitleOverrides } from '../../test/factories.ts';
import type { Db } from '../db/db.ts';

let db: Db;
beforeAll(async () => {
  db = await freshDb();
});
afterAll(() => db.close());

let serial = 0;
/** Titles with a work key that only this test has, one for each of `books`. */
async function editions(...books: TitleOverrides[]): Promise<{ key: string; ids: number[] }> {
  serial += 1;
  const key = `key ${serial}`;
  const ids: number[] = [];
  for (const book of books) ids.push((await buildTitle(db, { work_key: key, ...book })).id);
  return { key, ids };
}

/** Which of the titles stand together, as the places of each group: [[0, 1], [3, 4]]. */
async function groups(ids: number[]): Promise<number[][]> {
  const rows = await db.query<{ title_id: number; work_id: number }>(
    'select title_id, work_id from work_edition where title_id = any($1::int[]) order by title_id',
    [ids],
  );
  const works = new Map<number, number[]>();
  for (const r of rows) works.set(r.work_id, [...(works.get(r.work_id) ?? []), ids.indexOf(r.title_id)]);
  return [...works.values()];
}

async function override(id: number | undefined, key: string): Promise<void> {
  await db.query(
    `insert into work_override (title_id, work_key) values ($1, $2)
     on conflict (title_id) do update set work_key = excluded.work_key`,
    [id, key],
  );
}

describe('editions of one work', () => {
  test('stand together by their key, whatever series one of them names', async () => {
    const { ids } = await editions({}, { series: 'Coast', series_number: '2' }, { series: 'Classics' });
    expect(await groups(ids)).toEqual([[0, 1, 2]]);
  });

  test('with other numbers of one series are other volumes, and one without a number stays alone', async () => {
    const volume = (series_number: string, series = 'Coast') => ({ series, series_number });
    const { ids } = await editions(volume('1'), volume('01'), volume('2'), volume('Vol. 2'), {});
    expect(await groups(ids)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    const parts = await editions(volume('1'), volume('2'), volume('1', 'Harbor'), volume('1'));
    expect(await groups(parts.ids)).toEqual([[0, 3]]);
  });

  test('titles without a key, and deleted ones, belong to no work', async () => {
    const { ids, key } = await editions({}, {}, { work_key: '' });
    expect(await groups(ids)).toEqual([[0, 1]]);
    await db.query('update title set deleted_at = now() where id = $1', [ids[1]]);
    expect(await groups(ids)).toEqual([]);
    await db.query('update title set deleted_at = null, work_key = $2 where id = any($1::int[])', [ids, key]);
    expect(await groups(ids)).toEqual([[0, 1, 2]]);
  });

  test('a renamed title moves to another work, and reports the titles whose work changed', async () => {
    const first = await editions({}, {}, {});
    const second = await editions({}, {});
    await db.query('delete from catalog_change');
    await db.query('update title set work_key = $2 where id = $1', [first.ids[0], second.key]);
    expect(await groups([...first.ids, ...second.ids])).toEqual([
      [0, 3, 4],
      [1, 2],
    ]);
    const told = await db.query<{ title_id: number }>('select distinct title_id from catalog_change');
    expect(told.map((t) => t.title_id)).toEqual(
      expect.arrayContaining([...first.ids.slice(1), ...second.ids]),
    );
  });
});

describe('a bookseller’s word', () => {
  test('takes a title out of its work, and back again', async () => {
    const { ids } = await editions({}, {}, {});
    await override(ids[0], '');
    expect(await groups(ids)).toEqual([[1, 2]]);
    await db.query('delete from work_override where title_id = $1', [ids[0]]);
    expect(await groups(ids)).toEqual([[0, 1, 2]]);
  });

  test('joins what the rule keeps apart, also volumes, and outlives an import', async () => {
    const one = await editions({ series: 'Coast', series_number: '1' });
    const other = await editions({ series: 'Coast', series_number: '2' });
    const ids = [...one.ids, ...other.ids];
    await override(one.ids[0], 'mine');
    expect(await groups(ids)).toEqual([]);
    await override(other.ids[0], 'mine');
    expect(await groups(ids)).toEqual([[0, 1]]);
    await db.query(`update title set work_key = 'imported anew' where id = $1`, [ids[0]]);
    expect(await groups(ids)).toEqual([[0, 1]]);
  });
});
