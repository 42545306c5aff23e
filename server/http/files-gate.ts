import type { MiddlewareHandler } from 'hono';
import { hasGate, isShutOut } from '../call/gate.ts';
import { findSession } from '../call/sessions.ts';
import type { Shop } from '../context.ts';
import type { Store } from '../store/stores.ts';
import { sessionToken } from './session-cookie.ts';

/**
 * Covers, other images and embedded documents are part of a private shop's content (APP-042): at the gate they are 404, and
 * shared caches must not keep them. The shop's logo is public, since the gate shows it.
 */
export function filesGate(shop: Shop): MiddlewareHandler {
  return async (c, next) => {
    const [, folder, name = ''] = c.req.path.split('/');
    const here = shop.stores.byHost(c.req.header('host') ?? '');
    // The address of a shop's own picture names the shop, whatever the host.
    const owner = folder === 'media' ? shop.stores.byName(decoded(name)) : here;
    if (!owner || !hasGate(owner) || isLogo(owner, c.req.path)) return next();
    const token = here === owner ? sessionToken(c) : '';
    const session = token ? await findSession(shop.db, token, owner.id) : null;
    if (isShutOut(owner, session)) {
      c.header('cache-control', 'no-store');
      return c.notFound();
    }
    await next();
    const kept = c.res.headers.get('cache-control');
    if (kept) c.res.headers.set('cache-control', kept.replace('public', 'private'));
  };
}

function isLogo({ settings }: Store, path: string): boolean {
  const { logo_url: logo } = settings.styles;
  return logo !== '' && new URL(logo, 'http://shop').pathname === path;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
}
