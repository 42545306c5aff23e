import { safeBackPath, withBack } from '../../contract/back-path.ts';

/** Pages that a mailed link may open. */
const pages = [
  '/account/verify',
  '/account/activate',
  '/account/forgot',
  '/forgot-password',
  '/account/details',
];

/**
 * The path of a mailed link: the page the caller named, if it is one of ours that takes a token, else `usual`. Whatever
 * host they named is ignored: the link leads to this shop, and so does the way back (`back`) that it may take along.
 */
export function callbackPath(callbackUrl: string | undefined, usual: string, token: string): string {
  let path = '';
  let back = '/';
  try {
    const named = new URL(callbackUrl ?? '', 'http://shop');
    path = named.pathname;
    back = safeBackPath(named.searchParams.get('back'));
  } catch {
    // Not an address: the usual page.
  }
  return withBack(`${pages.includes(path) ? path : usual}?token=${token}`, back);
}
