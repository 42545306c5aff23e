import type { MiddlewareHandler } from 'hono';
import * as m from '../../messages/compiled/messages.js';
import type { Shop } from '../context.ts';
import { escapeHtml } from '../escape-html.ts';
import { bareHost } from '../store/host-names.ts';
import { barePage, barePolicy } from './bare-page.ts';

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
      return c.json({ error: m.refusal_no_shop(), error_code: 'no_shop' }, 421);
    }
    c.header('content-security-policy', barePolicy);
    return c.html(noShopPage(bareHost(host)), 421);
  };
}

function noShopPage(name: string): string {
  const host = name.slice(0, 253);
  const html = `<p>${escapeHtml(m.page_no_shop_check({ host }))}</p>
<p>${escapeHtml(m.page_no_shop_owner({ host }))}</p>`;
  return barePage({ title: m.page_no_shop_title(), html });
}
