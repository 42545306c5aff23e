import { createHash } from 'node:crypto';
import { isPersonalPath } from '../../contract/paths.ts';
import type { SiteSettings } from '../../contract/store.ts';

/** What a page's policy allows beyond our own files. */
export interface Sources {
  script: string[];
  connect: string[];
}

/**
 * The sources of what a shop lets run in its pages once a reader has agreed (APP-045..047): its analytics service, its ad
 * pixel, the scripts of its custom head, by host and by hash. None for a page of one shopper (decisions §0.1).
 */
export function trackingSources(settings: SiteSettings, path: string): Sources {
  const none = { script: [], connect: [] };
  if (isPersonalPath(path) || settings.gated) return none;
  const { google_analytics_code: google, facebook_pixel_id: pixel } = settings.store_info;
  const own = customScripts(settings.custom_head);
  const hasOwn = own.length > 0;
  return {
    script: [
      ...(google ? ['https://www.googletagmanager.com'] : []),
      ...(pixel ? ['https://connect.facebook.net'] : []),
      ...own,
    ],
    connect: [
      ...(google ? ['https://*.google-analytics.com', 'https://*.analytics.google.com'] : []),
      ...(google ? ['https://www.googletagmanager.com'] : []),
      ...(pixel ? ['https://connect.facebook.net', 'https://www.facebook.com'] : []),
      // Whom a script of the shop's own choice reports to cannot be known from its tag.
      ...(hasOwn ? ['https:'] : []),
    ],
  };
}

function customScripts(html: string): string[] {
  const sources = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    const [, src] = /\bsrc\s*=\s*["']?(https:\/\/[^"'\s>]+)/i.exec(attributes) ?? [];
    if (src && URL.canParse(src)) sources.add(new URL(src).origin);
    else if (body) sources.add(`'sha256-${hash(body)}'`);
  }
  return [...sources];
}

/** The hash of the text as a browser has it: with single line ends. */
function hash(script: string): string {
  return createHash('sha256').update(script.replace(/\r\n?/g, '\n')).digest('base64');
}
