import { Hono } from 'hono';
import * as m from '../../messages/compiled/messages.js';
import { getLocale } from '../../messages/compiled/runtime.js';
import type { Shop } from '../context.ts';
import { escapeHtml } from '../escape-html.ts';
import { embedCode } from '../page/embed-code.ts';
import { embedFont } from '../page/embed-font.ts';
import { callerOf } from './request-facts.ts';

/**
 * /embed/{block}?page={path}: the foreign code of a block as a document of its own. The `sandbox` of its policy takes it out
 * of our origin even when it is opened directly.
 */
export function embeds(shop: Shop): Hono {
  const app = new Hono();
  app.get('/embed/:block', async (c) => {
    const store = callerOf(c, shop)?.store;
    const code = store && (await embedCode(shop, store, c.req.query('page') ?? '/', c.req.param('block')));
    if (!code) return c.notFound();
    c.header('cache-control', 'public, max-age=60');
    c.header('x-robots-tag', 'noindex');
    c.header(
      'content-security-policy',
      "sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox; default-src https: data: blob: 'unsafe-inline' 'unsafe-eval'; font-src 'self' https: data:; frame-ancestors 'self'",
    );
    return c.html(
      `<!doctype html><html lang="${getLocale()}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(m.page_embedded_content())}</title><style>${embedFont(store, c.req.query('font') ?? '')}</style><body>${code}`,
    );
  });
  return app;
}
