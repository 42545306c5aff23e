/** The cart belongs to a session, and the session to a cookie. */
export const needsCookies =
  'Your cart needs cookies, and your browser is blocking them. Please allow cookies for this site and try again.';
