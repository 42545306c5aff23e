import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { paymentVendorNames } from '../../contract/settings/payment/vendors.ts';
import type { Shop } from '../context.ts';
import { isConnected } from '../payment/vendor-accounts.ts';
import { vendors } from '../providers/payment/vendors.ts';
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

/** `payment` is for wallets in the form of a payment provider. `interest-cohort` is not among the names of `hono/secure-headers`. */
const permissions = 'camera=(), microphone=(), geolocation=(), payment=(self), interest-cohort=()';

const withWindow = paymentVendorNames.filter((name) => vendors[name].opensWindow);

/** Sets the security headers of every answer. */
export function securityHeaders(shop: Shop): MiddlewareHandler {
  // Other names under this one may have no https: only the owner knows.
  const hsts = `max-age=31536000${shop.env.HSTS_SUBDOMAINS ? '; includeSubDomains' : ''}`;
  return async (c, next) => {
    await sameForAll(c, next);
    // The form of a payment provider has its own.
    if (!c.res.headers.has('permissions-policy')) c.res.headers.set('permissions-policy', permissions);
    const store = shop.stores.byHost(c.req.header('host') ?? '');
    // The window of a vendor talks to the page that has opened it.
    if (store && withWindow.some((vendor) => isConnected(store, vendor)))
      c.res.headers.set('cross-origin-opener-policy', 'same-origin-allow-popups');
    if (isSecure(c, shop)) c.res.headers.set('strict-transport-security', hsts);
  };
}
