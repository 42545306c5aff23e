import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { Registry } from 'prom-client';
import { loggedPath } from '../contract/paths.ts';
import { inLanguage } from '../messages/server-locale.ts';
import type { Shop } from './context.ts';
import { adminApi } from './http/admin-api.ts';
import { apiBase } from './http/api-base.ts';
import { backupFiles } from './http/backup-files.ts';
import { barePolicy } from './http/bare-page.ts';
import { calendars } from './http/calendars.ts';
import { catalogueFiles } from './http/catalogue-files.ts';
import { coverUpload } from './http/cover-upload.ts';
import { covers } from './http/covers.ts';
import { customerApi, noSuchCall } from './http/customer-api.ts';
import { type Desk, deskPages } from './http/desk-pages.ts';
import { downloads } from './http/downloads.ts';
import { embeds } from './http/embeds.ts';
import { exportFiles } from './http/export-files.ts';
import { failurePage } from './http/failure-page.ts';
import { faultOf } from './http/fault-of.ts';
import { filesGate } from './http/files-gate.ts';
import { formerSite } from './http/former-site.ts';
import { health } from './http/health.ts';
import { interiors } from './http/interiors.ts';
import { knownHost } from './http/known-host.ts';
import { lookPreview } from './http/look-preview.ts';
import { media, staffMedia } from './http/media.ts';
import { apiDocs } from './http/openapi.ts';
import { outbox } from './http/outbox.ts';
import { pagePreview } from './http/page-preview.ts';
import { pages, type Render } from './http/pages.ts';
import { paymentForm } from './http/payment-form.ts';
import type { ReadPicture } from './http/picture-previews.ts';
import { pictureUpload } from './http/picture-upload.ts';
import { refresh } from './http/refresh.ts';
import { requestTurns } from './http/request-turns.ts';
import { robots } from './http/robots.ts';
import { securityHeaders } from './http/security-headers.ts';
import { shopPreview } from './http/shop-preview.ts';
import { sitemap } from './http/sitemap.ts';
import { ticketImages } from './http/ticket-images.ts';
import { webhooks } from './http/webhooks.ts';

/** What a shop has beside its pages; tests do without. */
interface Parts {
  /** Serves the built storefront's files. */
  assets?: Hono;
  /** The text of the built style sheets by their addresses. */
  styleSheets?: ReadonlyMap<string, string>;
  desk?: Desk;
}

/** The whole shop as one fetch handler; tests call `app.request()`. */
export function createApp(shop: Shop, render: Render, { assets, styleSheets, desk }: Parts = {}): Hono {
  const app = new Hono();
  const metrics = new Registry();
  const turns = requestTurns(shop.env);

  app.use(securityHeaders(shop));
  app.use(async (c, next) => {
    await next();
    const { headers } = c.res;
    // Close the connection: on keep-alive, the unread body would be parsed as the next request.
    if (c.res.status === 413) headers.set('connection', 'close');
    // Clients need a time to retry at; a handler that knows it better has set it.
    if (c.res.status === 503 || c.res.status === 429)
      headers.set('retry-after', headers.get('retry-after') ?? '5');
  });
  app.use('/customer/*', compress());

  app.onError((e, c) => {
    const incident = randomUUID();
    const { status, sentence, level, wait } = faultOf(e, c.req.raw);
    shop.log[level]({ incident, path: loggedPath(c.req.path), err: e }, 'request failed');
    c.header('content-security-policy', barePolicy);
    c.header('cache-control', 'no-store');
    if (wait) c.header('retry-after', String(wait));
    return c.html(failurePage(incident, new URL(c.req.url).pathname, sentence), status);
  });

  app.route('/', health(shop, metrics));
  app.use(knownHost(shop));
  app.use((c, next) => {
    const store = shop.stores.byHost(c.req.header('host') ?? '');
    return store ? inLanguage(store.settings.store_info.language, next) : next();
  });
  if (assets) app.route('/', assets);
  // Mails have no session; the code itself is the secret.
  app.route('/', ticketImages(shop));
  app.use('/images/*', filesGate(shop));
  app.use('/embed/*', filesGate(shop));
  app.use('/media/*', filesGate(shop));
  app.route('/', covers(shop));
  app.route('/', interiors(shop));
  app.route('/', media(shop));
  app.route('/', embeds(shop));
  app.route('/', apiBase(shop));
  app.route('/', customerApi(shop, turns));
  app.route('/', downloads(shop));
  app.all('/customer/*', noSuchCall);
  app.route('/', catalogueFiles(shop));
  app.route('/', backupFiles(shop));
  app.route('/', exportFiles(shop));
  app.route('/', coverUpload(shop));
  app.route('/', staffMedia(shop));
  app.route('/', pictureUpload(shop));
  app.route('/', shopPreview(shop, { render, styleSheets }, pagePreview));
  app.route('/', shopPreview(shop, { render, styleSheets }, lookPreview));
  app.route('/', adminApi(shop));
  if (desk) app.route('/', deskPages(shop, desk));
  app.route('/', webhooks(shop));
  app.route('/', paymentForm(shop));
  app.route('/', apiDocs(shop));
  app.route('/', refresh());
  app.route('/', robots(shop));
  app.route('/', sitemap(shop));
  app.route('/', calendars(shop));
  app.route('/', outbox(shop));
  app.route('/', formerSite(shop));
  const readPicture: ReadPicture = async (host, address) => {
    const answer = await app.request(address, { headers: { host } });
    return answer.status === 200 ? new Uint8Array(await answer.arrayBuffer()) : null;
  };
  app.route('/', pages(shop, turns, render, metrics, readPicture, styleSheets));
  return app;
}
