import { type SubmitArgs, textOf } from './desk-submit.ts';

/** The row that the form of a page is about, by the page's address, and the version it began from; neither for a new one. */
export function rowOf({ form, params }: Pick<SubmitArgs, 'form' | 'params'>): {
  id?: number;
  version?: number;
} {
  return params.id === 'new' ? {} : { id: Number(params.id), version: Number(textOf(form, 'version')) };
}

/** The fields of a form by their names, as the form shows them; a box that isn't ticked has none. */
export type FieldValues = Readonly<Record<string, string>>;

/** What was typed. Of fields that share a name, the values stand on lines of their own. */
export function typedIn(form: FormData): FieldValues {
  return Object.fromEntries([...new Set(form.keys())].map((name) => [name, form.getAll(name).join('\n')]));
}
