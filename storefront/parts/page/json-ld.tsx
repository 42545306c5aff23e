import { use } from 'react';
import { coverAddress } from '../../../contract/cover-address.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import type { Offer, Title, TitleRow } from '../../../contract/title.ts';
import { itemPath } from '../title/paths.ts';
import { AtRest } from './at-rest.ts';
import { clip } from './meta.ts';

export type Thing = Record<string, unknown>;

/**
 * A JSON-LD block for search engines. '<' is escaped, so that no text of a book can end the script. They read what the
 * server sends; the browser keeps that script, so the functions below return nothing there.
 */
export function JsonLd({ data }: { data: Thing | Thing[] }) {
  const atRest = use(AtRest);
  if (atRest) return null;
  const text = JSON.stringify({ '@context': 'https://schema.org', ...wrap(data) }).replace(/</g, '\\u003c');
  const html = { __html: text };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with '<' escaped; React would escape quotes and break it
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}

const wrap = (data: Thing | Thing[]): Thing => (Array.isArray(data) ? { '@graph': data } : data);

/** `Product` and `Book` at once, with the offers as the page shows them: no price that a guest does not see. An ebook
 * is a `Book` alone. */
export function bookLd(settings: SiteSettings, title: Title): Thing {
  if (!import.meta.env.SSR) return {};
  const origin = settings.store_info.base_url;
  const authors = title.authors
    .filter((a) => a.role === 'A01')
    .map((a) => ({ '@type': 'Person', name: a.name }));
  return {
    '@type': kindOf(title),
    '@id': `${origin}${itemPath(title.eisbn)}`,
    url: `${origin}${itemPath(title.eisbn)}`,
    name: title.title,
    ...(title.subtitle ? { alternativeHeadline: title.subtitle } : {}),
    isbn: title.eisbn,
    gtin13: title.eisbn,
    sku: title.eisbn,
    ...(authors.length > 0 ? { author: authors } : {}),
    ...(title.publisher ? { publisher: { '@type': 'Organization', name: title.publisher } } : {}),
    ...(title.release_date ? { datePublished: isoDay(title.release_date) } : {}),
    ...(title.pages ? { numberOfPages: title.pages } : {}),
    ...(title.language_code ? { inLanguage: title.language_code } : {}),
    ...(title.binding ? { bookFormat: bookFormat(title.binding) } : {}),
    ...(title.description ? { description: clip(title.description, 500) } : {}),
    image: origin + coverAddress(title, 720, 'jpg'),
    ...(title.digital ? {} : { offers: offersLd(settings, title) }),
  };
}

/** What others hand out (a file) is no product of this shop: it could only be called out of stock. */
function kindOf(title: Title): string | string[] {
  if (title.digital) return 'Book';
  return title.is_giftcard ? 'Product' : ['Product', 'Book'];
}

const offersLd = (settings: SiteSettings, title: Title) =>
  title.available.filter((offer) => offer.price !== null).map((offer) => offerLd(settings, title, offer));

function offerLd(settings: SiteSettings, title: Title, offer: Offer): Thing {
  return {
    '@type': 'Offer',
    url: `${settings.store_info.base_url}${itemPath(title.eisbn)}`,
    price: ((offer.price ?? 0) / 100).toFixed(2),
    priceCurrency: settings.store_info.iso4217_currency,
    availability: `https://schema.org/${stockWord(title, offer)}`,
    // A remainder is new: a publisher's overstock.
    itemCondition: `https://schema.org/${offer.code === 'USED' ? 'UsedCondition' : 'NewCondition'}`,
    seller: { '@id': `${settings.store_info.base_url}/#store` },
  };
}

function stockWord(title: Title, offer: Offer): string {
  if (offer.onhand > 0) return 'InStock';
  if (title.is_forthcoming && offer.cartable) return 'PreOrder';
  if (offer.availability === 'out_of_print') return 'Discontinued';
  return offer.cartable ? 'BackOrder' : 'OutOfStock';
}

const isoDay = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

function bookFormat(binding: string): string {
  if (/audio/i.test(binding)) return 'https://schema.org/AudiobookFormat';
  if (/ebook/i.test(binding)) return 'https://schema.org/EBook';
  if (/hard|board|library/i.test(binding)) return 'https://schema.org/Hardcover';
  return 'https://schema.org/Paperback';
}

/** The way to a page, as its breadcrumbs show it. */
export function breadcrumbLd(origin: string, crumbs: { label: string; href: string }[]): Thing {
  if (!import.meta.env.SSR) return {};
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: crumb.label,
      item: origin + crumb.href,
    })),
  };
}

/** The books of a list or results page, in order. `first` is the position of the first one. */
export function itemListLd(origin: string, name: string, rows: TitleRow[], total: number, first = 1): Thing {
  if (!import.meta.env.SSR) return {};
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: rows.map((row, i) => ({
      '@type': 'ListItem',
      position: first + i,
      url: origin + itemPath(row.eisbn),
      name: row.title,
    })),
  };
}
