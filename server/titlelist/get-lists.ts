import type { Checked } from '../../contract/actions.ts';
import type { CustomerList } from '../../contract/customer-list.ts';
import { normaliseIsbn } from '../../contract/isbn.ts';
import type { Handler } from '../context.ts';
import { ownLists } from '../customer-list/own-list.ts';
import { customerListOf } from './own-list-answer.ts';

/** CALL-010, LIST-053, LIST-070. Favourites come first in every order. */
export const getLists: Handler<'titlelist/getLists'> = async (ctx, input) => {
  const { eisbn, search_term: term = '', limit, offset } = input;
  const searched = normaliseIsbn(term);
  const found = await ownLists(ctx, searched ?? eisbn);
  const holding = searched && eisbn && searched !== eisbn ? await ownLists(ctx, eisbn) : found;
  const holds = new Set(holding.filter((list) => list.contains_eisbn).map((list) => list.id));
  const { language } = ctx.store.settings.store_info;
  const part = term.toLocaleLowerCase(language);
  const rows = found
    .map((row) => ({ row, list: customerListOf(ctx, row) }))
    .filter(({ row, list }) =>
      searched ? row.contains_eisbn : list.name.toLocaleLowerCase(language).includes(part),
    )
    .sort(
      (a, b) =>
        Number(a.list.can_delete) - Number(b.list.can_delete) ||
        inOrder(a.list, b.list, input.sort, language),
    )
    .map(({ list }) => (eisbn ? { ...list, contains_eisbn: holds.has(list.list_id) } : list));
  return { rows: rows.slice(offset, offset + limit), row_count: rows.length };
};

/** The newest first, or by name. */
function inOrder(
  a: CustomerList,
  b: CustomerList,
  sort: Checked<'titlelist/getLists'>['sort'],
  language: string,
): number {
  if (sort === 'name') return a.name.localeCompare(b.name, language, { numeric: true });
  return b[sort] - a[sort] || b.list_id - a.list_id;
}
