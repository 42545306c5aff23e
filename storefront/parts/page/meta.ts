import type { MetaDescriptor } from 'react-router';
import type { SiteSettings } from '../../../contract/store.ts';

export interface PageFacts {
  /** Page title without the store's name; '' gives the store's name alone (APP-038). */
  name: string;
  description: string;
  /** Path of the page's one true address, '' for pages that want none (cart, search results). */
  canonical: string;
  /** Absolute or root-relative address of the picture that a shared link shows; without one, it's that of the shop. */
  image?: string | undefined;
  type?: 'website' | 'book' | 'product';
  /** Keeps the page out of search engines. */
  noindex?: boolean;
}

/** Title, description, canonical link and OpenGraph of a page (APP-036..039). */
export function pageMeta(settings: SiteSettings | undefined, facts: PageFacts): MetaDescriptor[] {
  const store = settings?.store_info.name ?? '';
  const origin = settings?.store_info.base_url ?? '';
  const locationName = settings?.store_info.location_name || store;
  const isNamedAlone = !facts.name || !locationName || facts.name === store;
  const title = isNamedAlone ? locationName || facts.name : `${facts.name} | ${locationName}`;
  const description = clip(facts.description, 160);
  const shown = facts.image || settings?.styles?.share_image_url;
  const image = shown?.startsWith('/') ? origin + shown : shown;
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(facts.noindex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ...(facts.canonical ? [{ tagName: 'link', rel: 'canonical', href: origin + facts.canonical }] : []),
    { property: 'og:site_name', content: store },
    { property: 'og:title', content: facts.name || store },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:type', content: facts.type ?? 'website' },
    ...(facts.canonical ? [{ property: 'og:url', content: origin + facts.canonical }] : []),
    ...(image ? [{ property: 'og:image', content: image }] : []),
    { name: 'twitter:card', content: 'summary' },
  ];
}

/** Plain text of at most `max` characters, cut at a word. Markup is dropped. */
export function clip(text: string, max: number): string {
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= max) return plain;
  const cut = plain.slice(0, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${space > max / 2 ? cut.slice(0, space) : cut}…`;
}
