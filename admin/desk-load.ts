import { type AppLoadContext, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { type Answer, CallFailed } from '../contract/action.ts';
import type { AdminCall } from '../contract/admin/call.ts';
import type { DeskContext, DeskStore } from '../contract/admin/desk-context.ts';
import type { Permission } from '../contract/admin/permissions.ts';
import * as m from '../messages/compiled/messages.js';

/** What a page's `load` receives. */
export interface LoadArgs {
  api: AdminCall;
  store: DeskStore;
  params: Record<string, string | undefined>;
  url: URL;
}

/** React Router types its context as unknown values. */
export const deskContext = (context: AppLoadContext): DeskContext => context as unknown as DeskContext;

/** `export const loader = deskLoader(load)`: the page's data, read in process. */
export function deskLoader<T>(load: (args: LoadArgs) => Promise<T>) {
  return async ({ context, params, request }: LoaderFunctionArgs): Promise<T> => {
    const { api, store } = deskContext(context);
    const url = new URL(request.url);
    try {
      return await load({ api: givingUp(api, url), store, params, url });
    } catch (e) {
      if (e instanceof CallFailed) throw data(e.message, { status: e.status || 503 });
      throw e;
    }
  };
}

/** A page is no use to someone who is logged out: it leads to the login, and from there back. */
function givingUp(api: AdminCall, url: URL): AdminCall {
  return async (name, input, options) => {
    const answer = await api(name, input, options);
    if (!answer.ok && answer.error_code === 'login_required') throw redirect(loginPath(url));
    return answer;
  };
}

/** Where to log in, and from there back to this page. */
export function loginPath({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const path = pathname.replace(/^\/admin\/?/, '/');
  return path === '/' ? '/login' : `/login?back=${encodeURIComponent(path + search)}`;
}

/** The value of an answer; a refusal is shown in place of the page. */
export function valueFrom<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value;
  // A form that was sent after its session had ended stays as it was typed (desk-submit.ts).
  if (answer.error_code === 'login_required') throw new CallFailed(answer.error, 401);
  throw data(answer.error, { status: statuses[answer.error_code] ?? 400 });
}

/** Shows in place of the page that the role of this person does not allow it. */
export async function checkMay(api: AdminCall, permission: Permission): Promise<void> {
  const { permissions } = valueFrom(await api('staff/me', {}));
  if (!permissions.includes(permission)) throw data(m.desk_not_allowed_reason(), { status: 403 });
}

const statuses: Record<string, number> = { not_allowed: 403, not_found: 404 };
