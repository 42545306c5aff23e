import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Shop } from '../context.ts';
import { isCrossSite } from './request-facts.ts';

const passedOn = ['accept', 'content-type', 'cookie', 'user-agent'];

/**
 * The `api` cookie of a developer's browser names another installation whose API answers its calls (API-009, API-010,
 * decisions §0.11). In development only; pages are rendered here all the same.
 */
export function apiBase({ env }: Shop): Hono {
  const app = new Hono();
  if (env.NODE_ENV !== 'development') return app;
  app.all('/customer/*', async (c, next) => {
    const base = getCookie(c, 'api') ?? '';
    if (!/^https?:\/\/[a-z0-9.-]+(:\d+)?$/i.test(base)) return next();
    if (isCrossSite(c)) return c.json({ error: 'This was sent from another site.' }, 403);
    return passOn(c, base);
  });
  return app;
}

async function passOn(c: Context, base: string): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const headers = new Headers();
  for (const name of passedOn) {
    const value = c.req.header(name);
    if (value) headers.set(name, value);
  }
  const body = c.req.method === 'GET' ? null : await c.req.arrayBuffer();
  const answer = await fetch(base + pathname + search, {
    method: c.req.method,
    headers,
    body,
    redirect: 'manual',
  });
  for (const cookie of answer.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true });
  for (const name of ['content-type', 'content-disposition']) {
    const value = answer.headers.get(name);
    if (value) c.header(name, value);
  }
  return c.body(await answer.arrayBuffer(), answer.status as 200);
}
