import { type Context, Hono } from 'hono';
import { isCrossSite } from './request-facts.ts';
import { forgetSessionCookie } from './session-cookie.ts';

/**
 * /refresh: where 'Click here to refresh' of the start-up failure page leads (APP-054). The session cookie may be what the
 * page failed on, and no script can clear it. Another site's link clears nothing.
 */
export function refresh(): Hono {
  const app = new Hono();
  app.get('/refresh', (c) => {
    if (!isCrossSite(c)) forgetSessionCookie(c);
    c.header('cache-control', 'no-store');
    return c.redirect(pathOf(c), 303);
  });
  return app;
}

/** The page that failed: a path of this shop, or its home. */
function pathOf(c: Context): string {
  const back = c.req.query('back') ?? '';
  return /^\/(?![/\\])[\x21-\x7e]{0,2000}$/.test(back) ? back : '/';
}
