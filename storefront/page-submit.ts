import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  redirect,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { CallFailed } from '../contract/action.ts';
import type { Call } from '../contract/call.ts';
import * as m from '../messages/compiled/messages.js';
import { call } from './http-call.ts';
import { apiOfForm } from './load-context.ts';
import { together } from './repeat-key.ts';
import { sentForm } from './sent-form.ts';

/** What a page's `submit` receives, on the server and in the browser alike. */
export interface SubmitArgs {
  api: Call;
  form: FormData;
  params: Record<string, string | undefined>;
  url: URL;
}

/** What the form asked for is done. */
export interface Done {
  /** Names what was done: a page that comes back to itself has it in its address (`?done=profile_saved`). */
  done: string;
  /** Where to go on; without it, the page stays. */
  path?: string;
  /** The page at `path` says what was done, by the same `?done=`. */
  isReportedThere?: boolean;
  /** To be set in the browser, as Set-Cookie headers have them. Scripts can read them. */
  cookies?: readonly string[];
}

/** The form comes back. Pages add what is wrong with each field, and what was typed. */
export interface NotDone {
  /** About the form as a whole; '' when its fields say it all. */
  sentence?: string;
  /** 400 if not given. */
  status?: number;
}

export type Submit<D extends Done, N extends NotDone> = (args: SubmitArgs) => Promise<D | N>;

/**
 * `export const action = serverAction(submit)`: for browsers without JavaScript. A form that was done leads to a page that
 * can be loaded again; one that was not comes back with its status.
 */
export function serverAction<D extends Done, N extends NotDone>(submit: Submit<D, N>) {
  return async ({ context, params, request }: ActionFunctionArgs) => {
    const url = new URL(request.url);
    const form = await sentForm(request, context);
    if (typeof form === 'string') return notDone({ sentence: form });
    const outcome = await submit({ api: apiOfForm(context, form), form, params, url }).catch(failed);
    if (!isDone(outcome)) return notDone(outcome);
    const headers = (outcome.cookies ?? []).map((cookie): [string, string] => ['set-cookie', cookie]);
    return redirect(goalOf(outcome, url), { status: 303, headers });
  };
}

/**
 * `export const clientAction = browserAction(submit)`: runs the same submit over HTTP. Read the result from `fetcher.data`;
 * the page loads its data again when the form was done.
 */
export function browserAction<D extends Done, N extends NotDone>(submit: Submit<D, N>) {
  return async ({ params, request }: ClientActionFunctionArgs) => {
    const form = await request.formData();
    const outcome = await submit({ api: together(call), form, params, url: new URL(request.url) }).catch(
      failedHere,
    );
    if (!isDone(outcome)) return notDone(outcome);
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API yet
    for (const cookie of outcome.cookies ?? []) document.cookie = cookie;
    return outcome;
  };
}

export function isDone<D extends Done, N extends NotDone>(outcome: D | N): outcome is D {
  return 'done' in outcome;
}

/**
 * `export const shouldRevalidate = unlessDone`: for a page that is left once its form was done. Its load would find the link
 * used or the reader logged in, and lead elsewhere.
 */
export function unlessDone({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return !(actionResult && isDone(actionResult)) && defaultShouldRevalidate;
}

const notDone = <N extends NotDone>(outcome: N) => data(outcome, { status: outcome.status ?? 400 });

/** What is said when a call of the form failed; throws whatever else went wrong. */
export function failed(e: unknown): NotDone {
  if (e instanceof CallFailed) return { sentence: e.message, status: e.status || 503 };
  throw e;
}

/** The same in the browser, where the form stays in place after a bug as well, or when code could not be fetched. */
export function failedHere(e: unknown): NotDone {
  if (e instanceof CallFailed) return failed(e);
  console.error(e);
  return { sentence: m.common_error(), status: 500 };
}

function goalOf({ done, path, isReportedThere }: Done, here: URL): string {
  if (path !== undefined && !isReportedThere) return path;
  const { pathname, searchParams, hash } = new URL(path ?? here, here);
  const query = new URLSearchParams(searchParams);
  query.set('done', done);
  return `${pathname}?${query}${hash}`;
}
