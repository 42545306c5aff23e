import type { Handler } from '../context.ts';
import { readSeries } from './queries.ts';
import { titleRows } from './rows.ts';

/** More than a carousel can show; the rest is a search away. */
const most = 60;

export const getSeriesItems: Handler<'title/getSeriesItems'> = async (ctx, { series }) => {
  const found = await readSeries(ctx.q, series, most);
  const ids = found.map((f) => f.id);
  return { row_count: found[0]?.total ?? 0, rows: await titleRows(ctx.q, ctx, ids) };
};
