import type { Context } from '../context.ts';
import { findList, readListTitles } from './queries.ts';

/** Ids of the first titles of a list of the store, in its order; none where the store has no such list. */
export async function listTitleIds(
  { q, store }: Pick<Context, 'q' | 'store'>,
  listId: number,
  most: number,
): Promise<number[]> {
  const list = listId > 0 ? await findList(q, store.id, listId) : undefined;
  return list ? (await readListTitles(q, list.id, most, 0)).map(({ id }) => id) : [];
}
