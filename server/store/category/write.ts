import { refuse } from '../../call/refusal.ts';
import { heldBefore, holdVersion, type RowVersion } from '../../call/row-version.ts';
import { unlessTaken } from '../../call/unless-taken.ts';
import type { Query } from '../../db/db.ts';
import { idOfRow } from '../../db/id-of-row.ts';
import { idOfWritten } from '../../db/lock-row.ts';
import { knownTitleIds } from '../../title/known-titles.ts';
import { type CategoryContent, checkCategory } from './check-category.ts';
import { type CategoryRow, findCategory } from './queries.ts';

/** Writes a category of a store with its titles. Throws the refusals of `checkCategory`, and `name_taken`. */
export async function insertCategory(
  q: Query,
  storeId: number,
  { titleIds, ...category }: CategoryContent & { titleIds: readonly number[] },
): Promise<void> {
  checkCategory(category);
  await putTitles(q, await insertHead(q, storeId, null, category), titleIds);
}

/**
 * Writes a category of a store, a new one or (`which`) a changed one, in a transaction of the caller. Returns it as it was,
 * null for a new one, and its id.
 *
 * @throws the refusals of `checkCategory`, `knownTitleIds` and `holdVersion`, and `name_taken`.
 */
export async function saveCategory(
  q: Query,
  storeId: number,
  which: RowVersion | null,
  { eisbns, ...category }: CategoryContent & { eisbns: readonly string[] },
): Promise<{ before: CategoryRow | null; id: number }> {
  const before = await heldBefore(which, (held) => heldCategory(q, storeId, held));
  checkCategory(category);
  const kept = which?.isBack ? eisbns : (before?.titles.map((t) => t.eisbn) ?? []);
  const titleIds = await knownTitleIds(q, eisbns, kept);
  const id = before
    ? await updateHead(q, storeId, before, category)
    : await insertHead(q, storeId, which, category);
  await putTitles(q, id, titleIds);
  return { before, id };
}

/** Deletes a category of a store and returns it; its titles stay. Throws the refusals of `holdVersion`. */
export async function deleteCategory(q: Query, storeId: number, which: RowVersion): Promise<CategoryRow> {
  const before = await heldCategory(q, storeId, which);
  // First, while the log of changes can still tell whose they were.
  await putTitles(q, before.id, []);
  await q.query(
    'delete from store_category where id = $1 and store_id = $2',
    [before.id, storeId],
    'category-delete',
  );
  return before;
}

const heldCategory = (q: Query, storeId: number, { id, version }: RowVersion) =>
  holdVersion(q, 'store_category', { storeId, id, version }, () => findCategory(q, storeId, id));

const nameTaken = (name: string) => refuse('name_taken', `There is another category called ${name}.`);

async function insertHead(
  q: Query,
  storeId: number,
  which: RowVersion | null,
  { name, position }: CategoryContent,
): Promise<number> {
  const written = q.query<{ id: number }>(
    'insert into store_category (store_id, name, position) values ($1, $2, $3) returning id',
    [storeId, name, position],
    'category-insert',
  );
  return idOfWritten(q, 'store_category', await unlessTaken(written, nameTaken(name)), which);
}

async function updateHead(
  q: Query,
  storeId: number,
  { id, version }: RowVersion,
  { name, position }: CategoryContent,
): Promise<number> {
  const written = q.query<{ id: number }>(
    `update store_category set name = $4, position = $5, version = version + 1
     where id = $1 and store_id = $2 and version = $3 returning id`,
    [id, storeId, version, name, position],
    'category-update',
  );
  return idOfRow(await unlessTaken(written, nameTaken(name)));
}

/** Makes these the titles of a category. Rows that stay note no change. */
async function putTitles(q: Query, categoryId: number, titleIds: readonly number[]): Promise<void> {
  await q.query(
    'delete from title_category where category_id = $1 and title_id <> all((select $2::int[])::int[])',
    [categoryId, titleIds],
    'category-titles-delete',
  );
  await q.query(
    `insert into title_category (title_id, category_id) select t, $1 from unnest($2::int[]) t
     on conflict do nothing`,
    [categoryId, titleIds],
    'category-titles-put',
  );
}
