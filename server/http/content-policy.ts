import { createHash, randomBytes } from 'node:crypto';
import type { Sources } from './tracking-sources.ts';

/** Not cached: in V8 a slice of a page keeps the whole page in memory, and a page's data differs from all others. */
const hashSource = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Marks the scripts of one rendering; a page's content cannot know it. */
export const newNonce = () => randomBytes(16).toString('base64url');

/**
 * The Content-Security-Policy of one page: only our own files, the inline scripts of these hashes, and what the shop lets
 * run besides (`others`). Cacheable pages cannot carry a nonce; hashes may be cached with them (architecture §7).
 */
export function contentPolicy(
  scripts: Iterable<string>,
  others: Sources = { script: [], connect: [] },
): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${[...scripts, ...others.script].join(' ')}`.trim(),
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

/**
 * The policy of a back-office page. It allows nothing from other sites, except where it shows pages of the shop (`showsShop`).
 */
export function deskPolicy(nonce: string, showsShop = false): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    showsShop ? "img-src 'self' data: https:; frame-src 'self'" : "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * A page without the nonce that its own scripts were rendered with, and their hashes. A script without the nonce is not ours,
 * however it came into the page: it gets no hash, and no browser runs it.
 */
export function takeNonce(html: string, nonce: string): { html: string; scripts: Set<string> } {
  const parts = html.split(` nonce="${nonce}"`);
  const scripts = new Set<string>();
  parts.slice(1).forEach((part, i) => {
    const before = parts[i] ?? '';
    // Links carry it too.
    if (!before.startsWith('<script', before.lastIndexOf('<'))) return;
    const body = part.slice(part.indexOf('>') + 1, part.indexOf('</script>'));
    // Files are covered by 'self'.
    if (body) scripts.add(hashSource(body));
  });
  return { html: parts.join(''), scripts };
}
