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
 * host they named is ignored: the link leads to this shop.
 */
export function callbackPath(callbackUrl: string | undefined, usual: string, token: string): string {
  let path = '';
  try {
    path = new URL(callbackUrl ?? '', 'http://shop').pathname;
  } catch {
    // Not an address: the usual page.
  }
  return `${pages.includes(path) ? path : usual}?token=${token}`;
}
