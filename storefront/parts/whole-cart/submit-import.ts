import type { Done, NotDone, SubmitArgs } from '../../page-submit.ts';
import { type ImportStep, importStep } from './import-step.ts';
import { importPath } from './whole-cart-paths.ts';

export interface ImportPage extends NotDone {
  next: ImportStep;
}

/** A form of the import, posted by a browser without JavaScript. What was added can be loaded again without adding it twice. */
export async function submitImport({
  api,
  form,
}: Pick<SubmitArgs, 'api' | 'form'>): Promise<Done | ImportPage> {
  const { next } = await importStep(api, form);
  if (next.step !== 'complete') return { next, status: next.step === 'process' ? 200 : 400 };
  const counts = new URLSearchParams({ copies: String(next.copies), left_out: String(next.leftOut) });
  return { done: 'imported', path: `${importPath}?${counts}` };
}

/** What the page's address says was added; null when it says nothing of it. */
export function completedIn(query: URLSearchParams): ImportStep | null {
  const count = (name: string) => Number(/^\d{1,7}$/.exec(query.get(name) ?? '')?.[0] ?? 0);
  return query.has('copies')
    ? { step: 'complete', copies: count('copies'), leftOut: count('left_out') }
    : null;
}
