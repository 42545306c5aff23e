import type { MiddlewareHandler } from 'hono';
import type { Shop } from '../context.ts';
import { escapeHtml } from '../escape-html.ts';
import { bareHost } from '../store/host-names.ts';

/**
 * Answers requests for a public host that no shop here has: a stranger's domain pointed at this machine gets no shop, and an
 * owner who has just set one up sees what is missing. 421: this server does not answer for that name (RFC 9110 §15.5.20).
 */
export function knownHost(shop: Shop): MiddlewareHandler {
  return async (c, next) => {
    const host = c.req.header('host') ?? '';
    if (shop.stores.byHost(host) || shop.stores.all().length === 0) return next();
    c.header('cache-control', 'no-store');
    if (c.req.path.startsWith('/customer/')) {
      return c.json({ error: 'There is no shop at this address.', error_code: 'no_shop' }, 421);
    }
    c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    return c.html(noShopPage(bareHost(host)), 421);
  };
}

function noShopPage(name: string): string {
  const shown = escapeHtml(name.slice(0, 253));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>There is no shop at this address</title>
<main><h1>There is no shop at this address</h1>
<p>No bookshop of this server is called ${shown}. Please check the address.</p>
<p>If it is yours: start the server with BASE_URL set to the shop's address, such as https://${shown}.</p></main></html>`;
}
