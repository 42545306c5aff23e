import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { StatusCode } from 'hono/utils/http-status';
import type { DeskContext } from '../../contract/admin/desk-context.ts';
import * as m from '../../messages/compiled/messages.js';
import { adminApiFor } from '../admin/api.ts';
import { undoableOf } from '../admin/dispatch-admin.ts';
import type { Shop } from '../context.ts';
import { sendsMail } from '../providers/mail/index.ts';
import type { Store } from '../store/stores.ts';
import { deskPolicy, newNonce } from './content-policy.ts';
import { isFields } from './form-request.ts';
import { noStorePage } from './no-store-page.ts';
import { isHtml } from './page-answer.ts';
import { isCrossSite, reachedAt } from './request-facts.ts';
import { sendStaffCookies, staffCallerOf } from './staff-caller.ts';

/** The app of the back office (docs/decisions/0041). */
export interface Desk {
  /** Serves its built files, below /admin/assets. */
  assets?: Hono;
  render(request: Request, context: DeskContext): Promise<Response>;
}

/** Whether a POST comes from a form of a page, and not from a program that calls an action. */
export function isDeskForm(c: Context): boolean {
  return c.req.path.endsWith('.data') || (c.req.header('accept') ?? '').includes('text/html');
}

/** Pages that show pages of the shop. Links load them as new documents, since a content policy is for a whole document. */
const showsShop = (path: string) => /^\/admin\/(pages\/(new|\d+)|look)$/.test(path);

/** GET /admin and all below, and the forms of these pages. Each is rendered for this request alone. */
export function deskPages(shop: Shop, desk: Desk): Hono {
  const app = new Hono();
  if (desk.assets) app.route('/', desk.assets);
  app.use('/admin/*', compress());
  app.on(['GET', 'POST'], ['/admin', '/admin/*'], async (c) => {
    const caller = staffCallerOf(c, shop);
    if (!caller) return noStorePage(c);
    setHeaders(c);
    if (c.req.method === 'POST') {
      if (isCrossSite(c)) return c.text(m.refusal_cross_site_form(), 403);
      if (!isFields(c.req.raw)) return c.text(m.refusal_malformed_form(), 400);
    }
    const nonce = newNonce();
    const page = await desk.render(c.req.raw, {
      nonce,
      api: adminApiFor(shop, caller),
      store: { ...deskStore(caller.store), reached: reachedAt(c, shop), sendsMail: sendsMail(shop.env) },
      undoable: () => undoableOf(caller),
    });
    sendStaffCookies(c, shop, caller);
    for (const [name, value] of page.headers) c.header(name, value);
    setHeaders(c);
    if (isHtml(page)) c.header('content-security-policy', deskPolicy(nonce, showsShop(c.req.path)));
    return c.newResponse(page.body, page.status as StatusCode);
  });
  return app;
}

function setHeaders(c: Context): void {
  c.header('cache-control', 'no-store');
  c.header('x-robots-tag', 'noindex, nofollow');
  // Addresses hold order numbers, and invitations a token. Without any referrer, browsers would send forms with the origin 'null'.
  c.header('referrer-policy', 'same-origin');
}

function deskStore({ name, origin, timeZone, currency, settings }: Store) {
  return { name, origin, timeZone, currency, language: settings.store_info.language };
}
