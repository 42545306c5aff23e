import { redirect } from 'react-router';
import { withBack } from '../../../contract/back-path.ts';
import type { Session } from '../../../contract/session.ts';
import type { User } from '../../../contract/user.ts';
import { type LoadArgs, valueFrom } from '../../page-load.ts';

export async function sessionOf({ api }: LoadArgs): Promise<Session> {
  return valueFrom(await api('session/get', {}));
}

/** The customer of a page for customers; a guest is sent to the login and comes back (APP-007, ACCOUNT-027). */
export async function customerOf(args: LoadArgs): Promise<{ session: Session; user: User }> {
  const session = await sessionOf(args);
  if (!session.user) throw redirect(loginPath(args.url));
  return { session, user: session.user };
}

export function loginPath({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return withBack('/account/login', pathname + search);
}
