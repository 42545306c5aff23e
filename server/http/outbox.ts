import { Hono } from 'hono';
import type { Shop } from '../context.ts';
import { devPages } from '../dev-pages.ts';
import { escapeHtml } from '../escape-html.ts';
import { openBodies } from '../mail/sealed-mail.ts';
import { readBodies, readLastMails } from './outbox-queries.ts';
import { isLocal } from './request-facts.ts';

const ownPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * /dev/outbox: the mails of this shop, newest first, for looking at them while no SMTP server is set. Only with
 * DEV_PAGES or when SMTP_URL is empty, and only from this machine: mails hold what opens orders.
 */
export function outbox(shop: Shop): Hono {
  const app = new Hono();
  const shown = devPages(shop);

  app.use('/dev/outbox/*', async (c, next) => {
    if (!shown || !isLocal(c, shop)) return c.notFound();
    c.header('cache-control', 'no-store');
    await next();
  });
  app.get('/dev/outbox', async (c) => {
    const rows = await readLastMails(shop.db);
    const items = rows.map(
      (
        m,
      ) => `<li><a href="/dev/outbox/${m.id}">${escapeHtml(m.subject)}</a> <a class="text" href="/dev/outbox/${m.id}?text">as text</a>
<p>To ${escapeHtml(m.recipient)}, ${m.created_at.toISOString().slice(0, 16).replace('T', ' ')} UTC, ${m.status} ${escapeHtml(m.last_error)}</p></li>`,
    );
    const table = `<ul>${items.join('')}</ul>`;
    c.header('content-security-policy', ownPolicy);
    return c.html(frame('Outbox', rows.length > 0 ? table : '<p>No mail yet.</p>'));
  });
  app.get('/dev/outbox/:id{[0-9]{1,9}}', async (c) => {
    const mail = await readBodies(shop.db, Number(c.req.param('id')));
    if (!mail) return c.notFound();
    // The job that sends a mail writes it; the page looks again every second.
    if (mail.html === '') {
      c.header('content-security-policy', ownPolicy);
      c.header('refresh', '1');
      return c.html(frame('Outbox', '<p>This mail is being written.</p>'));
    }
    const bodies = openBodies(shop.secret, mail);
    if (!bodies) return c.text('This mail was sealed with another SECRET_KEY.', 410);
    if (c.req.query('text') !== undefined) return c.text(bodies.text);
    // Covers are those of the shop that wrote it, whichever of them is asked.
    const shops = shop.stores.all().map((store) => store.origin);
    const policy = `default-src 'none'; img-src 'self' data: ${shops.join(' ')}; style-src 'unsafe-inline'; frame-ancestors 'none'`;
    c.header('content-security-policy', policy);
    return c.html(bodies.html);
  });
  return app;
}

function frame(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}
ul{margin:0;padding:0;list-style:none}li{padding:.75rem 0;border-bottom:1px solid #ddd;overflow-wrap:anywhere}
a{display:inline-block;min-height:24px;margin-right:.75rem}.text{font-size:.875rem}p{margin:0;color:#555;font-size:.875rem}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`;
}
