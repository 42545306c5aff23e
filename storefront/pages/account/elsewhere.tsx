import { redirect } from 'react-router';
import { browserLoader, type LoadArgs, serverLoader } from '../../page-load.ts';
import { loginPath, sessionOf } from '../../parts/account/page-session.ts';

/** Any other view: customers go to their details, guests to the login (ACCOUNT-016, ACCOUNT-027). */
export async function load(args: LoadArgs): Promise<never> {
  throw redirect((await sessionOf(args)).logged_in ? '/account/details' : loginPath(args.url));
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
