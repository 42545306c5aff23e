import type { reportActions } from '../../contract/report.ts';
import type { Handlers } from '../context.ts';
import { get } from './get.ts';
import { getPdf } from './get-pdf.ts';
import { getPdfOptions } from './get-pdf-options.ts';
import { progress } from './progress.ts';

export const reportHandlers = {
  'titlelist/getPdfOptions': getPdfOptions,
  'feature/getPdfOptions': getPdfOptions,
  'titlelist/getPdf': getPdf,
  'report/progress': progress,
  'report/get': get,
} satisfies Handlers<keyof typeof reportActions>;
