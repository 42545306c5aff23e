import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Shop } from '../context.ts';
import { isSecure } from './request-facts.ts';

/** Headers that an answer has set itself stay: pages and embedded documents have content policies of their own. */
const sameForAll = secureHeaders({
  overwrite: false,
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], sandbox: [] },
  referrerPolicy: 'strict-origin-when-cross-origin',
  // Other sites show covers and embedded documents.
  crossOriginResourcePolicy: false,
  // Depends on the request.
  strictTransportSecurity: false,
  // Not sent: `frame-ancestors` replaces the first, and the others change nothing for a shop.
  xFrameOptions: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  originAgentCluster: false,
});

/** `interest-cohort` is not among the names of `hono/secure-headers`. */
const permissions = 'camera=(), microphone=(), geolocation=(), payment=(), interest-cohort=()';

/** Sets the security headers of every answer. */
export function securityHeaders(shop: Shop): MiddlewareHandler {
  // Other names under this one may have no https: only the owner knows.
  const hsts = `max-age=31536000${shop.env.HSTS_SUBDOMAINS ? '; includeSubDomains' : ''}`;
  return async (c, next) => {
    await sameForAll(c, next);
    c.res.headers.set('permissions-policy', permissions);
    if (isSecure(c, shop)) c.res.headers.set('strict-transport-security', hsts);
  };
}
