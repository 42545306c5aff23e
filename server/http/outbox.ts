import { Hono } from 'hono';
import type { Shop } from '../context.ts';
import { devPages } from '../dev-pages.ts';
import { openBodies } from '../jobs/sealed-mail.ts';
import { escapeHtml } from './escape-html.ts';
import { addressOf } from './request-facts.ts';

interface MailRow {
  id: number;
  recipient: string;
  subject: string;
  status: string;
  last_error: string;
  created_at: Date;
}

/**
 * /dev/outbox: the mails of this shop, newest first, for looking at them while no SMTP server is set. Only with
 * DEV_PAGES or when SMTP_URL is empty, and only from this machine: mails hold what opens orders.
 */
export function outbox(shop: Shop): Hono {
  const app = new Hono();
  const shown = devPages(shop);

  app.use('/dev/outbox/*', async (c, next) => {
    const local = /^(127\.|::1|::ffff:127\.|in-process)/.test(addressOf(c, shop));
    if (!shown || !local) return c.notFound();
    c.header('cache-control', 'no-store');
    await next();
  });
  app.get('/dev/outbox', async (c) => {
    const rows = await shop.db.query<MailRow>(
      `select id, recipient, subject, status, last_error, created_at from mail
       order by created_at desc, id desc limit 100`,
    );
    const items = rows.map(
      (
        m,
      ) => `<tr><td>${m.created_at.toISOString().slice(0, 16).replace('T', ' ')}</td><td>${escapeHtml(m.recipient)}</td>
<td><a href="/dev/outbox/${m.id}">${escapeHtml(m.subject)}</a></td><td>${m.status} ${escapeHtml(m.last_error)}</td></tr>`,
    );
    const table = `<table><tr><th>When (UTC)</th><th>To</th><th>Subject</th><th>State</th></tr>${items.join('')}</table>`;
    c.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
    return c.html(frame('Outbox', rows.length > 0 ? table : '<p>No mail yet.</p>'));
  });
  app.get('/dev/outbox/:id{[0-9]{1,9}}', async (c) => {
    const [mail] = await shop.db.query<{ html: string; body_text: string }>(
      'select html, body_text from mail where id = $1',
      [Number(c.req.param('id'))],
    );
    if (!mail) return c.notFound();
    const bodies = openBodies(shop.secret, mail);
    if (!bodies) return c.text('This mail was sealed with another SECRET_KEY.', 410);
    if (c.req.query('text') !== undefined) return c.text(bodies.text);
    const policy =
      "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; frame-ancestors 'none'";
    c.header('content-security-policy', policy);
    return c.html(bodies.html);
  });
  return app;
}

function frame(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.5rem;border-bottom:1px solid #ddd}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`;
}
