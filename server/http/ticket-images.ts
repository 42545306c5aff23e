import { Hono } from 'hono';
import type { Shop } from '../context.ts';
import { ticketOfCode } from '../event/ticket/ticket-code.ts';
import { qrCode } from '../image/qr-code.ts';

/** /images/ticket/{code}.png: the code of a ticket as mails and orders show it. Only codes that the shop made are drawn. */
export function ticketImages(shop: Shop): Hono {
  const app = new Hono();
  app.get('/images/ticket/:file{[0-9A-Z-]+\\.png}', async (c) => {
    const code = c.req.param('file').slice(0, -'.png'.length);
    if (ticketOfCode(shop.secret, code) === null) return c.notFound();
    return new Response(new Uint8Array(await qrCode(code)), {
      headers: {
        'content-type': 'image/png',
        'cache-control': 'private, max-age=31536000, immutable',
        'x-robots-tag': 'noindex',
      },
    });
  });
  return app;
}
