import { heldBefore, holdVersion, type RowVersion } from '../call/row-version.ts';
import type { Query } from '../db/db.ts';
import { idOfRow } from '../db/id-of-row.ts';
import { idOfWritten, lockStore } from '../db/lock-row.ts';
import { checkEventOfStore } from '../event/staff-events.ts';
import { knownTitleIds } from '../title/known-titles.ts';
import { checkList, type ListContent, type ListFilling } from './check-list.ts';
import { findStaffList, readStaffLists, type StaffListRow } from './queries.ts';
import { putListOrder, putPromotionsOnList, readPromotionsOnList } from './staff-queries.ts';

export interface NewList extends Omit<ListContent, 'header_visible' | 'bargains' | 'event_id' | 'limit'> {
  bargains?: boolean;
  event_id?: number | null;
  /** -1 = all, unless it says otherwise. */
  limit?: number;
  /** What the shop fills it with; without it, staff choose its books. */
  filled_with?: ListFilling;
  /** In the order of the list. */
  titleIds: readonly number[];
}

/** Writes a list of a store with its titles and returns its id. Throws the refusals of `checkList`. */
export async function insertList(
  q: Query,
  storeId: number,
  { titleIds, filled_with, ...list }: NewList,
): Promise<number> {
  const id = await insertHead(
    q,
    storeId,
    null,
    checkList({ bargains: false, event_id: null, limit: -1, ...list, header_visible: true }),
    filled_with,
  );
  await putTitles(q, id, titleIds);
  return id;
}

/**
 * Writes a list of a store, a new one or (`which`) a changed one, in a transaction of the caller. `eisbns` are its titles in
 * their order, and `promotions` of one that comes back those that were on it. Returns the list as it was, null for a new one, and its id.
 *
 * @throws the refusals of `checkList`, `checkEventOfStore`, `knownTitleIds` and `holdVersion`.
 */
export async function saveList(
  q: Query,
  storeId: number,
  which: RowVersion | null,
  {
    eisbns,
    promotions = [],
    ...given
  }: ListContent & { eisbns: readonly string[]; promotions?: readonly number[] },
): Promise<{ before: StaffListRow | null; id: number }> {
  const before = await heldBefore(which, (held) => heldList(q, storeId, held));
  const list = checkList(given);
  if (list.event_id !== null) await checkEventOfStore(q, storeId, list.event_id);
  const kept = which?.isBack ? eisbns : (before?.titles.map((t) => t.eisbn) ?? []);
  const titleIds = await knownTitleIds(q, eisbns, kept);
  const id = before
    ? await updateHead(q, storeId, before, list, fillingAfter(before, eisbns))
    : await insertHead(q, storeId, which, list);
  await putTitles(q, id, titleIds);
  if (promotions.length > 0) await putPromotionsOnList(q, storeId, id, promotions);
  return { before, id };
}

/** What fills a list when these are its books: nothing anymore, once staff have changed them. */
const fillingAfter = ({ titles, filled_with }: StaffListRow, eisbns: readonly string[]) =>
  titles.map(({ eisbn }) => eisbn).join() === eisbns.join() ? filled_with : null;

/** Deletes a list of a store; returns it, and the promotions that it leaves on nothing. Throws the refusals of `holdVersion`. */
export async function deleteList(
  q: Query,
  storeId: number,
  which: RowVersion,
): Promise<{ before: StaffListRow; promotions: number[] }> {
  const before = await heldList(q, storeId, which);
  const promotions = await readPromotionsOnList(q, storeId, before.id);
  await q.query(
    'delete from title_list where id = $1 and store_id = $2',
    [before.id, storeId],
    'list-delete',
  );
  return { before, promotions: promotions.map(({ id }) => id) };
}

/**
 * Lets a list change places with the one before it among those of its placement. Returns the list as it was, and its position now.
 * Throws the refusals of `holdVersion`.
 */
export async function moveListUp(
  q: Query,
  storeId: number,
  which: RowVersion,
): Promise<{ before: StaffListRow; after: number }> {
  await lockStore(q, storeId);
  const before = await heldList(q, storeId, which);
  const lists = await readStaffLists(q, storeId);
  const ids = lists.filter(({ placement }) => placement === before.placement).map(({ id }) => id);
  const at = Math.max(1, ids.indexOf(before.id));
  const order = [...ids.slice(0, at - 1), before.id, ...ids.slice(at - 1).filter((id) => id !== before.id)];
  await putListOrder(q, storeId, order);
  return { before, after: order.indexOf(before.id) };
}

const heldList = (q: Query, storeId: number, { id, version }: RowVersion) =>
  holdVersion(q, 'title_list', { storeId, id, version }, () => findStaffList(q, storeId, id));

async function insertHead(
  q: Query,
  storeId: number,
  which: RowVersion | null,
  list: ListContent,
  filledWith?: ListFilling,
): Promise<number> {
  const { name, header, header_visible, bargains, description, placement, position, event_id, limit } = list;
  const rows = await q.query<{ id: number }>(
    `insert into title_list (store_id, name, header, header_visible, bargains, description, placement, position, event_id,
       row_limit, filled_with)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [
      ...[storeId, name, header, header_visible, bargains, description, placement, position, event_id],
      ...[limit, filledWith ?? null],
    ],
    'list-insert',
  );
  return idOfWritten(q, 'title_list', rows, which);
}

async function updateHead(
  q: Query,
  storeId: number,
  { id, version }: RowVersion,
  { name, header, header_visible, bargains, description, placement, position, event_id, limit }: ListContent,
  filledWith: ListFilling | null,
): Promise<number> {
  const rows = await q.query<{ id: number }>(
    `update title_list set name = $4, header = $5, header_visible = $6, description = $7, placement = $8, position = $9,
       bargains = $10, event_id = $11, row_limit = $12, filled_with = $13,
       version = version + 1, changed_at = now()
     where id = $1 and store_id = $2 and version = $3 returning id`,
    [
      id,
      storeId,
      version,
      name,
      header,
      header_visible,
      description,
      placement,
      position,
      bargains,
      event_id,
      limit,
      filledWith,
    ],
    'list-update',
  );
  return idOfRow(rows);
}

/** Makes these the titles of a list, in this order. Rows that stay as they are note no change. */
export async function putTitles(q: Query, listId: number, titleIds: readonly number[]): Promise<void> {
  await q.query(
    'delete from title_list_item where list_id = $1 and title_id <> all((select $2::int[])::int[])',
    [listId, titleIds],
    'list-items-delete',
  );
  await q.query(
    `insert into title_list_item (list_id, title_id, position)
     select $1, u.t, u.n from unnest($2::int[]) with ordinality u(t, n)
     on conflict (list_id, title_id) do update set position = excluded.position
       where title_list_item.position <> excluded.position`,
    [listId, titleIds],
    'list-items-put',
  );
}
