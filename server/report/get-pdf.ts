import { theCustomer } from '../call/who.ts';
import type { Handler } from '../context.ts';
import { listSource } from '../titlelist/list-source.ts';
import { insertReport } from './queries.ts';

/** LIST-049: a job makes the file. */
export const getPdf: Handler<'titlelist/getPdf'> = async (ctx, { list_id, layout }) => {
  const { name, bargains, count } = await listSource(ctx, list_id);
  const progress_report_id = await insertReport(ctx.q, {
    store_id: ctx.store.id,
    customer_id: theCustomer(ctx).id,
    list_id,
    layout,
    name,
    bargains,
    location_id: ctx.locationId,
    total: count,
  });
  ctx.afterCommit(() => ctx.shop.jobs.wake('make-reports'));
  return { progress_report_id };
};
