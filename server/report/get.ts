import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { theCustomer } from '../call/who.ts';
import type { Handler } from '../context.ts';
import { readReportFile } from './queries.ts';

export const get: Handler<'report/get'> = async (ctx, { progress_report_id }) => {
  const report = await readReportFile(ctx.q, theCustomer(ctx).id, progress_report_id);
  if (!report) throw refuse('not_found', m.refusal_no_report());
  if (!report.file) throw refuse('report_not_ready', m.refusal_report_not_ready());
  return { name: `${report.name}.pdf`, type: 'application/pdf', bytes: new Uint8Array(report.file) };
};
