import { Hono } from 'hono';
import { deleteCookie, getCookie } from 'hono/cookie';
import type { Shop } from '../context.ts';

/**
 * Redirects shoppers who were handed over to the shop's former site (CORP-008: cookie want_v1) there from every page, if the
 * installation has one (V1_URL). `?want_v1=0` on any page ends this for good.
 */
export function formerSite({ env }: Shop): Hono {
  const app = new Hono();
  if (!env.V1_URL) return app;
  app.get('*', async (c, next) => {
    const url = new URL(c.req.url);
    if (getCookie(c, 'want_v1') !== '1' || url.pathname.endsWith('.data')) return next();
    c.header('cache-control', 'private, no-store');
    if (url.searchParams.get('want_v1') !== '0') {
      return c.redirect(env.V1_URL + url.pathname + url.search, 302);
    }
    deleteCookie(c, 'want_v1', { path: '/' });
    url.searchParams.delete('want_v1');
    return c.redirect(url.pathname + url.search, 302);
  });
  return app;
}
