import type { Handler } from '../context.ts';
import { readByAuthor } from './queries.ts';
import { titleRows } from './rows.ts';

/** More than a carousel can show; the rest is a search away. */
const most = 60;

export const getAuthorItems: Handler<'title/getAuthorItems'> = async (ctx, { author }) => {
  const found = await readByAuthor(ctx.q, author, most);
  const ids = found.map((f) => f.id);
  return { row_count: found[0]?.total ?? 0, rows: await titleRows(ctx.q, ctx, ids) };
};
