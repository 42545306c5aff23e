import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
  replace,
} from 'react-router';
import { type Answer, CallFailed } from '../contract/action.ts';
import type { Call } from '../contract/call.ts';
import * as m from '../messages/compiled/messages.js';
import { call } from './http-call.ts';
import { apiOf } from './load-context.ts';
import { asDataBlock, type DataBlockOf } from './page-data.ts';

/** What a page's `load` receives, on the server and in the browser alike. */
export interface LoadArgs {
  api: Call;
  params: Record<string, string | undefined>;
  url: URL;
  /** Whether the request brought cookies. Undefined in the browser, where a call answers the same. */
  hasCookies?: boolean;
}
export type Load<T> = (args: LoadArgs) => Promise<T>;

/** `export const loader = serverLoader(load)`: runs the page's load in process. Read what it gave with `useLoaded`. */
export function serverLoader<T>(load: Load<T>) {
  return ({ context, params, request }: LoaderFunctionArgs) =>
    load({
      api: apiOf(context),
      params,
      url: new URL(request.url),
      hasCookies: request.headers.has('cookie'),
    }).then(inDataBlock, asAnswer);
}

type WithStatus<T> = ReturnType<typeof data<T>>;
type InDataBlock<T> = T extends Response | null | undefined
  ? T
  : T extends WithStatus<infer D>
    ? WithStatus<D extends object ? DataBlockOf<D> : D>
    : DataBlockOf<T>;

/** The value, in the page's data block; redirects stay as they are, and a status of its own stays beside its value. */
function inDataBlock<T>(loaded: T): InDataBlock<T> {
  return handed(loaded) as InDataBlock<T>;
}

function handed(loaded: unknown): unknown {
  if (typeof loaded !== 'object' || loaded === null || loaded instanceof Response) return loaded;
  if (!hasStatus(loaded)) return asDataBlock('page', loaded);
  return data(loaded.data && asDataBlock('page', loaded.data), loaded.init ?? undefined);
}

const hasStatus = (loaded: object): loaded is WithStatus<object | null> =>
  'type' in loaded && loaded.type === 'DataWithResponseInit';

/** A call that failed has been reported already: the page answers with its status (503, 429) and its sentence. */
function asAnswer(e: unknown): never {
  throw e instanceof CallFailed ? data(e.message, { status: e.status || 503 }) : e;
}

/**
 * `export const clientLoader = browserLoader(load)`: runs the same load over HTTP when the reader moves on. `preferred`
 * leads this reader to another address of the page.
 */
export function browserLoader<T>(load: Load<T>, preferred: (url: URL) => string | null = () => null) {
  return ({ params, request }: ClientLoaderFunctionArgs) => {
    const url = new URL(request.url);
    const better = preferred(url);
    const loaded = better ? Promise.reject(redirect(better)) : load({ api: call, params, url });
    return loaded.catch((e: unknown) => {
      // Logged out meanwhile, at a shop with a gate: the server knows where it is.
      if (isLoggedOut(e)) throw redirectDocument(url.pathname + url.search);
      throw e instanceof Response && isHere(url) ? replacingHistory(e) : e;
    });
  };
}

/** Back and Forward have moved the browser's address before a page loads; a link moves it afterwards. */
const isHere = (url: URL) => location.pathname === url.pathname && location.search === url.search;

/**
 * Where Back leads to a page that sends the reader elsewhere, that takes the page's place in the history. Put on top of it,
 * as the router does, it would cut off what is ahead, and every further Back would come here again.
 */
function replacingHistory(answer: Response): Response {
  const to = answer.headers.get('location');
  return to === null ? answer : replace(to, answer.status);
}

const loggedOut = () => data(m.refusal_login_first(), { status: 401 });
const isLoggedOut = (e: unknown) =>
  typeof e === 'object' && e !== null && hasStatus(e) && e.init?.status === 401;

/** Throw it from a load: the page answers 404 and its ErrorBoundary is shown. */
export function notFound(): ReturnType<typeof data<null>> {
  return data(null, { status: 404 });
}

/** The value of an answer; a refusal with one of `missing` codes is a 404, any other one an error page. */
export function valueFrom<O, C extends string>(
  answer: Answer<O, C>,
  missing: readonly string[] = ['not_found'],
): O {
  if (answer.ok) return answer.value;
  if (missing.includes(answer.error_code)) throw notFound();
  if (answer.error_code === 'login_required') throw loggedOut();
  throw data(answer.error, { status: 400 });
}
