import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Caller } from '../call/dispatch.ts';
import type { Shop } from '../context.ts';
import { clientAddress } from './client-address.ts';
import type { Requester } from './request-turns.ts';
import { deviceCookie, sessionToken } from './session-cookie.ts';

/** Who calls, at which shop. `bodySessionId` is for API clients without cookies (decisions §0.10). */
export function callerOf(c: Context, shop: Shop, bodySessionId = '', logUrl = ''): Caller | undefined {
  const store = shop.stores.byHost(c.req.header('host') ?? '');
  if (!store) return undefined;
  const token = sessionToken(c) || bodySessionId;
  return {
    store,
    token,
    tokenIsNew: false,
    address: clientAddress(addressOf(c, shop)),
    logUrl,
    agent: c.req.header('user-agent') ?? '',
    device: deviceCookie(c),
  };
}

/** How a request waits for its turn. `isShopping` needs a stored session: an invented cookie must not skip the line. */
export function requesterOf(c: Context, caller: Caller, isShopping: boolean): Requester {
  return {
    client: caller.address,
    isShopping,
    request: c.req.raw,
  };
}

export function addressOf(c: Context, shop: Shop): string {
  if (shop.env.TRUST_PROXY) {
    const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
    if (forwarded) return forwarded.slice(0, 60);
  }
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    // No socket: the app is called in process, by a test.
    return 'in-process';
  }
}

const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

/**
 * Whether the request comes from this machine. A local proxy forwards requests from anywhere: a forwarded request is not
 * local unless the shop is set to trust the proxy.
 */
export function isLocal(c: Context, shop: Shop): boolean {
  if (!shop.env.TRUST_PROXY && forwarded.some((name) => c.req.header(name) !== undefined)) return false;
  return /^(127\.|::1$|::ffff:127\.|in-process$)/.test(addressOf(c, shop));
}

/** Whether the shopper's connection is https, directly or at the proxy. */
export function isSecure(c: Context, shop: Shop): boolean {
  // Of several proxies the first one met the shopper.
  const proto = c.req.header('x-forwarded-proto')?.split(',')[0]?.trim().toLowerCase();
  if (shop.env.TRUST_PROXY && proto) return proto === 'https';
  return new URL(c.req.url).protocol === 'https:' || shop.env.BASE_URL.startsWith('https:');
}

/** The origin by which this browser reaches the shop, such as `http://192.168.0.7:3000`; the shop's own may be another. */
export const reachedAt = (c: Context, shop: Shop): string =>
  `${isSecure(c, shop) ? 'https' : 'http'}://${c.req.header('host') ?? new URL(c.req.url).host}`;

/**
 * True when another site made the browser send this request. A browser says so in Sec-Fetch-Site, older ones in Origin;
 * a client without either is no browser and carries no cookie it was not given. Not `hono/csrf`: it refuses such clients,
 * and passes every GET (downloads) and JSON body.
 */
export function isCrossSite(c: Context): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site) return site === 'cross-site' || site === 'same-site';
  const origin = c.req.header('origin');
  if (!origin) return false;
  if (origin === 'null') return true;
  try {
    return new URL(origin).host !== c.req.header('host');
  } catch {
    return true;
  }
}
