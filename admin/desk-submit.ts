import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { CallFailed, type Refused } from '../contract/action.ts';
import * as m from '../messages/compiled/messages.js';
import { deskContext, type LoadArgs } from './desk-load.ts';

/** What a page's `submit` receives. */
export interface SubmitArgs extends LoadArgs {
  form: FormData;
}

/** What the form asked for is done. */
export interface Done {
  /** Names what was done; the page that follows says so (done-notice.tsx). */
  done: string;
  /** Where to go on, below /admin; without it, to the same page. */
  path?: string;
}

/** What is shown once, in place of the form. */
export interface Shown {
  shown: readonly string[];
}

/** By the names of the fields of a form; a box that isn't checked has none. */
export type FieldValues = Readonly<Record<string, string>>;

/** The form comes back. */
export interface NotDone {
  sentence: string;
  /** Stable code of the refusal. */
  code?: string;
  /** What is newer in the shop than the form. */
  refused?: unknown;
  status?: number;
  /** Which form of the page, where it has several. */
  form?: string;
  /** The form did not arrive: the page says so, not the form (keep-form.ts). */
  isLost?: boolean;
  /** What was typed, by the names of the fields. */
  typed?: FieldValues;
  /** What is wrong with fields, as sentences by their names. */
  problems?: FieldValues;
}

type Submit<O> = (args: SubmitArgs) => Promise<O>;
type FormAction<O> = (args: ActionFunctionArgs) => Promise<Response | ReturnType<typeof data<O>>>;

/**
 * `export const action = deskAction(submit)`, with and without JavaScript. A form that was done leads to a page that can be loaded
 * again; one that was not comes back with what was typed.
 */
export function deskAction(submit: Submit<Done | NotDone>): FormAction<NotDone>;
export function deskAction(submit: Submit<Done | NotDone | Shown>): FormAction<NotDone | Shown>;
export function deskAction(submit: Submit<Done | NotDone | Shown>): FormAction<NotDone | Shown> {
  return async ({ context, params, request }) => {
    const { api, store, undoable } = deskContext(context);
    const url = new URL(request.url);
    const form = await request.formData();
    let outcome: Done | NotDone | Shown;
    try {
      outcome = await submit({ api, store, form, params, url });
    } catch (e) {
      if (!(e instanceof CallFailed)) throw e;
      outcome = { sentence: e.message, status: e.status || 503, ...keptOf(form) };
    }
    if ('done' in outcome) return redirect(goalOf(outcome, url, undoable()), 303);
    return data(outcome, { status: 'shown' in outcome ? 200 : (outcome.status ?? 400) });
  };
}

/** A refusal as the form shows it. */
export function refusedAs({ error, error_code, error_data }: Refused): NotDone {
  return {
    sentence: error,
    code: error_code,
    refused: error_data,
    status: error_code === 'login_required' ? 401 : 400,
  };
}

/**
 * A refusal as a form shows it whose fields have the names of the action's: beside the fields that it names, else above the form.
 * `fields`: those that a code is about, where the refusal names none.
 */
export function refusedBeside(refused: Refused, fields: Readonly<Record<string, string>> = {}): NotDone {
  const { fields: named = [] } = (refused.error_data ?? {}) as {
    fields?: readonly { field: string; message: string }[];
  };
  const known = fields[refused.error_code];
  const problems = {
    ...Object.fromEntries(named.map(({ field, message }) => [field, message])),
    ...(known && { [known]: refused.error }),
  };
  if (Object.keys(problems).length === 0) return refusedAs(refused);
  return { ...refusedAs(refused), sentence: m.desk_settings_check(), problems };
}

/** `entry`: the log entry of the change, if the change can be undone. */
function goalOf({ done, path }: Done, here: URL, entry: number | undefined): string {
  const { pathname, searchParams } = new URL(path ?? here.pathname.replace(/^\/admin\/?/, '/'), here);
  searchParams.delete('done');
  searchParams.delete('undo');
  if (done) searchParams.set('done', done);
  if (done && entry) searchParams.set('undo', String(entry));
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

/**
 * What was typed into a form, for `NotDone`; fields that share a name have a line each. Leave out of it what a page must not
 * repeat, such as a password.
 */
export const typedOf = (form: FormData): FieldValues =>
  Object.fromEntries(
    [...new Set(form.keys())].map((name) => [name, form.getAll(name).map(String).join('\n')]),
  );

/**
 * What to keep when a form could not be saved. One of several on a page has an intent: it is named, and its fields are left out, which
 * another form of the page might take for its own.
 */
function keptOf(form: FormData): Pick<NotDone, 'form' | 'typed'> {
  if (form.has('intent')) return { form: textOf(form, 'intent') };
  const open = Object.entries(typedOf(form)).filter(([name]) => !/password|secret|token|key/i.test(name));
  return { typed: Object.fromEntries(open) };
}

/** A text field of a form, '' when it is not there. */
export const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '');
