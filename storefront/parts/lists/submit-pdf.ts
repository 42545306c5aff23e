import { type PdfLayout, pdfLayouts } from '../../../contract/report-layouts.ts';
import * as m from '../../../messages/compiled/messages.js';
import type { Done, SubmitArgs } from '../../page-submit.ts';
import { failed } from '../../page-submit.ts';
import { type Outcome, outcomeOf } from '../submit/form-outcome.ts';
import { reportPath } from './list-paths.ts';
import { listRefusal } from './list-refusal.ts';

/** Begins the PDF file of a list; the page of its progress is next. */
export async function submitPdf({ api, form, params }: SubmitArgs): Promise<Done | Outcome> {
  const chosen = String(form.get('layout') ?? '');
  const layout = pdfLayouts.find((known): known is PdfLayout => known === chosen);
  if (!layout) return { problems: { layout: m.listfile_pdf_choose() } };
  try {
    const answer = await api('titlelist/getPdf', { list_id: params.list_id ?? '', layout });
    if (!answer.ok) return outcomeOf(listRefusal(answer));
    return { done: 'begun', path: reportPath(answer.value.progress_report_id) };
  } catch (e) {
    return failed(e);
  }
}
