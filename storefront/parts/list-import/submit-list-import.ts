import type { Done, NotDone, SubmitArgs } from '../../page-submit.ts';
import { type ImportStep, listImportStep } from './import-step.ts';

export interface ImportPage extends NotDone {
  next: ImportStep;
}

/** A form of the import, posted by a browser without JavaScript. */
export async function submitListImport({ api, form, url }: SubmitArgs): Promise<Done | ImportPage> {
  const next = await listImportStep(api, form, url.searchParams.get('list'));
  if ('done' in next) return next;
  return { next, status: next.problem || ('nameProblem' in next && next.nameProblem) ? 400 : 200 };
}
