import { createHash } from 'node:crypto';

/**
 * The Content-Security-Policy of one page: only our own files, plus the hashes of the inline scripts that this very page
 * contains. Cacheable pages cannot carry a nonce; hashes may be cached with them (architecture §7).
 */
export function contentPolicy(html: string): string {
  const scripts = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    // Data blocks (JSON-LD) are never run; files are covered by 'self'.
    if (/\bsrc=/.test(attributes) || /\btype="application\/ld\+json"/.test(attributes) || !body) continue;
    scripts.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return [
    "default-src 'self'",
    `script-src 'self' ${[...scripts].join(' ')}`.trim(),
    // Style attributes carry sizes and theme tokens that are computed per element.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
