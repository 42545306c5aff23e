import type { Done, NotDone, SubmitArgs } from '../../page-submit.ts';
import { findBooks } from './find-books.ts';
import { type FormProblem, givenIn } from './given.ts';

/** Why a form found no books: which form it was (`kind`), the sentence to show at it, and what was typed. */
export interface RefusedForm extends FormProblem, NotDone {
  sentence: string;
  typed: string;
}

/** One of the three forms of the page, posted by a browser without JavaScript. Done: leads to its books. */
export async function submitList({
  api,
  form,
}: Pick<SubmitArgs, 'api' | 'form'>): Promise<Done | RefusedForm> {
  const given = givenIn(form);
  const typed = given.kind === 'file' ? '' : String(form.get(given.kind) ?? '').trim();
  if ('sentence' in given) return { ...given, typed };
  const found = await findBooks(api, given);
  if ('error' in found) return { kind: given.kind, sentence: found.error, typed };
  return { done: 'found', path: found.path };
}
