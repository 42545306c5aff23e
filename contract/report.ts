import { z } from 'zod';
import { action } from './action.ts';
import { download } from './download.ts';
import { id } from './form.ts';
import { pdfLayouts } from './report-layouts.ts';

const layouts = z.object({
  layouts: z.array(z.object({ layout: z.enum(pdfLayouts), label: z.string(), description: z.string() })),
});
const oneReport = z.object({ progress_report_id: id() });
const read = { who: 'customer', session: 'read', changes: false } as const;

/** Files that take a while: they are made by a job, and fetched once they are ready. */
export const reportActions = {
  'titlelist/getPdfOptions': action({
    summary: 'What the PDF file of a list can look like.',
    input: z.object({}),
    output: layouts,
    refusals: [],
    ...read,
  }),
  'feature/getPdfOptions': action({
    summary: 'What the PDF file of a featured list can look like.',
    input: z.object({}),
    output: layouts,
    refusals: [],
    ...read,
  }),
  'titlelist/getPdf': action({
    summary:
      'Begins a PDF file of a list, of the shop or of the customer: report/progress says how far it is. It is kept for a week.',
    input: z.object({ list_id: id(), layout: z.enum(pdfLayouts) }),
    output: z.object({ progress_report_id: z.number() }),
    refusals: ['bad_list_id', 'list_too_long'],
    who: 'customer',
    session: 'create',
    changes: true,
    limit: { calls: 20, seconds: 600 },
  }),
  'report/progress': action({
    summary: 'How far a file is, for the customer who wanted it.',
    input: oneReport,
    output: z.object({
      /** The list's name. */
      name: z.string(),
      /** Percent. */
      progress: z.number(),
      /** Null as long as there is no estimate. */
      eta_seconds: z.number().nullable(),
      completed: z.boolean(),
      /** It cannot be made. */
      failed: z.boolean(),
    }),
    refusals: ['not_found'],
    ...read,
  }),
  'report/get': action({
    summary: 'The file, once it is complete. Fetched with GET.',
    input: oneReport,
    output: download,
    refusals: ['not_found', 'report_not_ready'],
    ...read,
    download: true,
    limit: { calls: 60, seconds: 600 },
  }),
};
