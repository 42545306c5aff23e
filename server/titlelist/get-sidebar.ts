import type { Handler } from '../context.ts';
import { titleAuthors } from '../title/rows.ts';
import { readSidebarLists } from './queries.ts';

/** Titles of a list without a usable limit: as many as titlelist/getItems gives by default. */
const most = 200;

/** LIST-036. Without prices and stock: every page of /browse asks for it. */
export const getSidebar: Handler<'titlelist/getSidebar'> = async (ctx) => {
  const found = await readSidebarLists(ctx.q, ctx.store.id, most);
  return {
    lists: found.map(({ id, row_limit, titles, ...list }) => ({
      ...list,
      list_id: id,
      limit: row_limit,
      rows: titles.map(({ eisbn, title, authors }) => ({ eisbn, title, authors: titleAuthors(authors) })),
    })),
  };
};
