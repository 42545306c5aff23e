import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { theCustomer } from '../call/who.ts';
import type { Handler } from '../context.ts';
import { readReport } from './queries.ts';

/** Percent of a file whose titles are all drawn, until it is stored (REPORT-005). */
const converting = 99;

export const progress: Handler<'report/progress'> = async (ctx, { progress_report_id }) => {
  const report = await readReport(ctx.q, theCustomer(ctx).id, progress_report_id);
  if (!report) throw refuse('not_found', m.refusal_no_report());
  const { name, total, done, seconds, failed, completed } = report;
  if (completed) return { name, progress: 100, eta_seconds: 0, completed, failed };
  const isEstimated = done > 0 && seconds !== null;
  return {
    name,
    progress: total > 0 ? Math.min(converting, Math.floor((done / total) * converting)) : 0,
    eta_seconds: isEstimated ? Math.ceil((seconds / done) * Math.max(0, total - done)) : null,
    completed,
    failed,
  };
};
