import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Sources } from './tracking-sources.ts';

/** Most scripts are the same on every page. */
const sources = new LRUCache<string, string>({
  max: 200,
  memoMethod: (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
});

/**
 * The Content-Security-Policy of one page: only our own files, plus the hashes of the inline scripts that this very page
 * contains, and what the shop lets run besides (`others`). Cacheable pages cannot carry a nonce; hashes may be cached
 * with them (architecture §7).
 */
export function contentPolicy(html: string, others: Sources = { script: [], connect: [] }): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${[...inlineScripts(html), ...others.script].join(' ')}`.trim(),
    // Style attributes carry sizes and theme tokens that are computed per element.
    "style-src 'self' 'unsafe-inline'",
    // Shops name pictures of other sites (BLOCK-011), and maps have tiles.
    "img-src 'self' data: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...others.connect].join(' '),
    "worker-src 'self' blob:",
    // Videos, in frames that open on request (blocks/player.tsx, storefront/parts/item/video-dialog.tsx).
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Of a page of the back office, which shows nothing of other sites; where pages of the shop are shown (`showsShop`), it has what they have. */
export function deskPolicy(html: string, showsShop = false): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${[...inlineScripts(html)].join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    showsShop ? "img-src 'self' data: https:; frame-src 'self'" : "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The hashes of the inline scripts of a page. */
function inlineScripts(html: string): Set<string> {
  const scripts = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    // Data blocks are never run; files are covered by 'self'.
    if (/\bsrc=|\btype="application\/(?:ld\+)?json"/.test(attributes) || !body) continue;
    scripts.add(sources.memo(body));
  }
  return scripts;
}
