import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Registry } from 'prom-client';
import type { LoadContext } from '../../contract/load-context.ts';
import { pageSizeIn, sizedAddress } from '../../contract/page-size.ts';
import { isDevelopmentPath, isOpenAtGate, isPersonalPath, takesFile } from '../../contract/paths.ts';
import { fileTooLarge, maxSearchFile } from '../../contract/search-file.ts';
import * as m from '../../messages/compiled/messages.js';
import { apiFor } from '../call/api.ts';
import type { Caller } from '../call/dispatch.ts';
import { hasGate, isShutOut } from '../call/gate.ts';
import { findSession, type Session } from '../call/sessions.ts';
import type { Shop } from '../context.ts';
import { devPages } from '../dev-pages.ts';
import { contentState } from '../page/current-content.ts';
import { readyState } from '../pricing/pickup-ready.ts';
import { dayIn } from '../pricing/release-date.ts';
import type { Store } from '../store/stores.ts';
import { newNonce } from './content-policy.ts';
import { isFields, withFields } from './form-request.ts';
import { withoutIgnored } from './ignored-parameters.ts';
import { noStorePage } from './no-store-page.ts';
import { isHtml, isKnown, type MadePage, sendBytes, toPage, withHeaders } from './page-answer.ts';
import { encodeOnce, encodingFor, plainBytes, toBytes } from './page-bytes.ts';
import { type CachedPage, PageCache } from './page-cache.ts';
import { pageCacheMetrics } from './page-cache-metrics.ts';
import { quarterOf } from './page-dependencies.ts';
import { PicturePreviews, type ReadPicture } from './picture-previews.ts';
import { FormRefused, isMultipart, readForm } from './read-form.ts';
import { readablePath } from './readable-path.ts';
import { callerOf, isCrossSite, isSecure, requesterOf } from './request-facts.ts';
import type { RequestTurns } from './request-turns.ts';
import { setCookies } from './session-cookie.ts';
import { trackingSources } from './tracking-sources.ts';
import { watchedApi } from './watched-api.ts';

/** Renders a page: the storefront's build, called with what its loaders need. */
export type Render = (request: Request, context: LoadContext) => Promise<Response>;

/** The renderer asks for the data of a page at an address of its own. */
const pagePath = (path: string) => path.replace(/\.data$/, '');

/** Forms of fields are small; what is larger is no form of ours. */
const maxFields = 1024 * 1024;
const limitFields = bodyLimit({
  maxSize: maxFields,
  onError: (c) => c.text(m.refusal_too_large_form(), 413),
});

/** A request that was already read: its form, and the session if it was looked up. */
interface Sent extends Pick<LoadContext, 'form' | 'formProblem'> {
  session?: Session;
  request?: Request;
}

/** A proxy may hold a page for as long as another process takes to notice a change. */
const shareable = 'public, max-age=0, s-maxage=2, stale-while-revalidate=2';

/** Addresses that are longer are not kept: only a machine writes them. */
const longestKey = 1000;

/** Every address that is no file and no call: a page of the storefront. */
export function pages(
  shop: Shop,
  turns: RequestTurns,
  render: Render,
  metrics: Registry,
  readPicture: ReadPicture,
  styleSheets?: ReadonlyMap<string, string>,
): Hono {
  const app = new Hono();
  const cache = new PageCache(shop.env.PAGE_CACHE_MB * 1024 * 1024, (storeId) =>
    shop.search.version(storeId),
  );
  shop.changes.subscribe((changed) => cache.drop(changed));
  const previews = new PicturePreviews(readPicture);
  const asked = pageCacheMetrics(metrics, cache);

  app.post('*', (c, next) => (isMultipart(c.req.raw) ? next() : limitFields(c, next)));
  app.all('*', async (c) => {
    const { method } = c.req;
    if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') return c.text('Method not allowed', 405);
    if (isDevelopmentPath(c.req.path) && !devPages(shop)) return c.text('Not found', 404);
    const caller = callerOf(c, shop);
    if (!caller) return noStorePage(c);
    const session = hasGate(caller.store) ? await sessionOf(caller) : null;
    const shutOut = isShutOut(caller.store, session);
    if (shutOut && !isOpenAtGate(pagePath(c.req.path))) return toGate(c);
    const readable = readablePath(c.req.url);
    if (readable) {
      // A search typed into the address bar ('100%') has a true address; nothing else does.
      return /^\/(browse|filter)\//.test(readable) ? c.redirect(readable, 301) : shared(c, caller, readable);
    }
    if (method === 'POST') {
      if (isCrossSite(c)) return c.text(m.refusal_cross_site_form(), 403);
      if (isMultipart(c.req.raw)) return withFile(c, caller);
      return isFields(c.req.raw) ? live(c, caller) : c.text(m.refusal_malformed_form(), 400);
    }
    const sized = sizedAddress(new URL(c.req.url), pageSizeIn(c.req.header('cookie') ?? ''));
    if (sized) return toOwnAddress(c, sized);
    // The same address shows more behind the gate.
    if (shutOut || isPersonalPath(c.req.path)) return live(c, caller);
    return shared(c, caller);
  });

  /** A page as HTML, or the renderer's other answers: data, redirects. */
  async function make(store: Store, request: Request, context: LoadContext): Promise<MadePage | Response> {
    let html: string | undefined;
    const takeHtml = (made: string) => {
      html = made;
    };
    const { findPreview, lacking } = previews.forPage(request.headers.get('host') ?? '');
    const nonce = newNonce();
    const response = await render(request, { ...context, nonce, styleSheets, findPreview, takeHtml });
    if (!isHtml(response)) return response;
    const others = trackingSources(store.settings, new URL(request.url).pathname);
    return toPage(response.status, html ?? (await response.text()), { nonce, others, lacking });
  }

  async function sessionOf({ token, store }: Caller): Promise<Session | null> {
    return token ? findSession(shop.db, token, store.id) : null;
  }

  /** Whether the shopper is where they were when the page was begun: another tab may have moved them meanwhile. */
  async function isStillAt(
    caller: Caller,
    then: Session | null,
    locationId: number | null,
  ): Promise<boolean> {
    if (!then || caller.store.locations.length < 2) return true;
    return chosenLocation(caller.store, await sessionOf(caller)) === locationId;
  }

  /** A form with a file, from a browser without JavaScript. Only the page that takes one is sent large ones. */
  async function withFile(c: Context, caller: Caller): Promise<Response> {
    const { raw, path } = c.req;
    const most = takesFile(path) ? maxSearchFile + 64 * 1024 : maxFields;
    const form = await readForm(raw, most, fileTooLarge()).catch((e: unknown) => {
      if (e instanceof FormRefused) return e;
      throw e;
    });
    if (form instanceof FormRefused) {
      const page = await live(c, caller, { request: withFields(raw, []), formProblem: form.message });
      page.headers.set('connection', 'close');
      return page;
    }
    const fields = new FormData();
    for (const [name, value] of Object.entries(form.fields)) fields.set(name, value);
    const request = withFields(raw, Object.entries(form.fields));
    try {
      return await live(c, caller, { request, form: fields });
    } finally {
      form.done();
    }
  }

  /** Rendered for this request alone; may make a session (a form without JavaScript). */
  async function live(
    c: Context,
    caller: Caller,
    { session, request = c.req.raw, ...sent }: Sent = {},
  ): Promise<Response> {
    const known = session ?? (await sessionOf(caller));
    const isFormPost = c.req.method === 'POST';
    const page = await turns.take(requesterOf(c, caller, isFormPost || known !== null), () =>
      make(caller.store, request, {
        api: apiFor(shop, caller),
        isFormPost,
        isCustomer: known !== null && known.customerId !== null,
        locationId: known?.locationId ?? null,
        ...sent,
      }),
    );
    setCookies(c, caller, isSecure(c, shop));
    if (page instanceof Response) return withHeaders(c, page, 'no-store');
    return sendOnce(c, page, 'private, no-store');
  }

  /** The same for every guest of this store and location: from the cache when nothing has changed since. */
  async function shared(c: Context, caller: Caller, path = ''): Promise<Response> {
    const { store } = caller;
    const session = await sessionOf(caller);
    // What a customer sees (prices, their orders) is theirs alone.
    if (session && session.customerId !== null) return live(c, caller, { session });
    const locationId = chosenLocation(store, session);
    // Put after the origin, not resolved: '////%25' would be read as a host.
    const full = new URL(path ? new URL(c.req.url).origin + path : c.req.url);
    const url = withoutIgnored(full);
    const now = shop.now();
    const day = dayIn(store.timeZone, now);
    const notices = contentState(store.settings.global_content, now);
    const key = `${day} ${notices} ${locationId ?? ''} ${url.pathname}${url.search}`;
    if (store.locations.length > 1) c.header('vary', 'Cookie');
    const control = locationId === null ? shareable : 'private, no-cache';
    const readyNow = () => readyState({ store, locationId: locationId ?? firstLocation(store), now });
    const kept = cache.get(store.id, key, readyNow, now);
    asked.inc({ kept: kept ? 'yes' : 'no' });
    if (kept) {
      for (const search of kept.searches) shop.searchLog.add({ ...search, storeId: store.id, at: now });
      previews.makeOnce(kept.lacking, () => cache.dropLacking(store.id, key, kept));
      return sendCached(c, kept, control, { storeId: store.id, key });
    }
    const making = cache.begin(store.id, key);
    // The settings may have been read again since this request came.
    const isCurrent = shop.stores.byName(store.webstoreName) === store;
    try {
      const { api, isPart, searches, dependencies } = watchedApi(apiFor(shop, caller), {
        searchVersion: shop.search.version(store.id),
        ready: readyNow(),
        quarter: quarterOf(now),
      });
      const makeAt = (address: URL) =>
        turns.take(requesterOf(c, caller, session !== null), () =>
          make(store, new Request(address, { headers: c.req.raw.headers }), {
            api,
            isFormPost: false,
            isCustomer: false,
            locationId,
          }),
        );
      const made = await makeAt(url);
      if (made instanceof Response) {
        // A redirect keeps every parameter of the address.
        const whole = url === full ? made : await makeAt(full);
        if (whole instanceof Response) return withHeaders(c, whole, 'no-cache');
        return await sendOnce(c, whole, 'private, no-store');
      }
      if (isPart()) return await sendOnce(c, made, 'private, no-store');
      if (made.status !== 200) return await sendOnce(c, made, 'private, no-cache');
      if (key.length > longestKey) return await sendOnce(c, made, control);
      const page: CachedPage = {
        etag: made.etag,
        csp: made.csp,
        bytes: await toBytes(made.html),
        dependencies: dependencies(),
        searches: searches(),
        lacking: made.lacking,
      };
      if (isCurrent && (await isStillAt(caller, session, locationId))) making.keep(page);
      return await sendCached(c, page, control, { storeId: store.id, key });
    } finally {
      making.end();
    }
  }

  /** A page for this request alone. */
  async function sendOnce(c: Context, page: MadePage, cacheControl: string): Promise<Response> {
    if (isKnown(c, page, cacheControl)) return c.body(null, 304);
    const encoding = encodingFor(c.req.header('accept-encoding') ?? '');
    return sendBytes(c, page.status, encoding, await encodeOnce(page.html, encoding));
  }

  async function sendCached(
    c: Context,
    page: CachedPage,
    cacheControl: string,
    { storeId, key }: { storeId: number; key: string },
  ): Promise<Response> {
    if (isKnown(c, { ...page, status: 200 }, cacheControl)) return c.body(null, 304);
    const encoding = encodingFor(c.req.header('accept-encoding') ?? '');
    if (encoding === 'br') return sendBytes(c, 200, encoding, page.bytes.br);
    const bytes = encoding === 'gzip' ? await cache.gzip(storeId, key, page) : await plainBytes(page.bytes);
    return sendBytes(c, 200, encoding, bytes);
  }

  return app;
}

/** Where this reader's cookies lead them. */
function toOwnAddress(c: Context, path: string): Response {
  c.header('cache-control', 'private, no-store');
  c.header('vary', 'Cookie');
  return c.redirect(path, 302);
}

/** Every other address of a shop that keeps this caller out, whether there is a page or not (APP-042). */
function toGate(c: Context): Response {
  c.header('cache-control', 'private, no-store');
  c.header('vary', 'Cookie');
  const { pathname, search } = new URL(c.req.url);
  if (c.req.method === 'POST' || pathname.endsWith('.data')) return c.text(m.refusal_login_first(), 401);
  return c.redirect(`/account/login?back=${encodeURIComponent(pathname + search)}`, 302);
}

/** The location a shopper of a multistore has chosen, null for the default one. */
function chosenLocation(store: Store, session: Session | null): number | null {
  const first = firstLocation(store);
  return session?.locationId && session.locationId !== first ? session.locationId : null;
}

function firstLocation(store: Store): number | null {
  return store.locations[0]?.location_id ?? null;
}
