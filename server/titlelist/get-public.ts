import type { Handler } from '../context.ts';
import { publicList } from '../customer-list/own-list.ts';
import { ownListPage } from './own-list-page.ts';

/** A list by its public link. Notes are the customer's own, and stay out. */
export const getPublic: Handler<'titlelist/getPublic'> = async (ctx, { token, limit, offset }) => {
  const page = await ownListPage(ctx, await publicList(ctx, token), { limit, offset });
  return { ...page, rows: page.rows.map(({ note: _, position: __, ...row }) => row) };
};
