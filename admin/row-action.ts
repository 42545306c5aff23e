import type { Answer } from '../contract/action.ts';
import * as m from '../messages/compiled/messages.js';
import {
  type Done,
  deskAction,
  type FieldValues,
  type NotDone,
  refusedAs,
  type SubmitArgs,
  textOf,
  typedOf,
} from './desk-submit.ts';

type Api = SubmitArgs['api'];

/** A stored row, and the version that a change of it began from. */
export interface Which {
  id: number;
  version: number;
}

/** The row that the form of a page is about, by the page's address; undefined for a new one. */
export const rowOf = ({ form, params }: Pick<SubmitArgs, 'form' | 'params'>): Which | undefined =>
  params.id === 'new' ? undefined : { id: Number(params.id), version: Number(textOf(form, 'version')) };

export const asksToDelete = (form: FormData): boolean => textOf(form, 'intent') === 'delete';

/** The result of a deletion; `path`: the list that the row was in. */
export const afterDeletion = (answer: Answer<unknown>, path: string): Done | NotDone =>
  answer.ok ? { done: 'deleted', path } : { ...refusedAs(answer), form: 'delete' };

interface RowAction<Given> {
  /** The page of the list that the row is in; both forms lead there. */
  path: string;
  remove: (api: Api, which: Which) => Promise<Answer<unknown>>;
  read: (form: FormData) => { given: Given; problems: FieldValues };
  save: (api: Api, row: Given & Partial<Which>) => Promise<Answer<unknown>>;
  /** The fields that refusals are about, by their codes. */
  refusedFields: FieldValues;
}

/** The action of a page with the form of one row and the way to delete it (saved-form.tsx, deleting.tsx). */
export const rowAction = <Given>({ path, remove, read, save, refusedFields }: RowAction<Given>) =>
  deskAction(async (args): Promise<Done | NotDone> => {
    const { api, form } = args;
    const which = rowOf(args);
    if (which && asksToDelete(form)) return afterDeletion(await remove(api, which), path);
    const typed = typedOf(form);
    const { given, problems } = read(form);
    if (Object.keys(problems).length > 0) return { sentence: m.desk_settings_check(), problems, typed };
    const answer = await save(api, { ...given, ...which });
    if (answer.ok) return { done: 'saved', path };
    const field = refusedFields[answer.error_code];
    return { ...refusedAs(answer), typed, ...(field && { problems: { [field]: answer.error } }) };
  });
