import type { TitleRecord } from '../../record.ts';
import { combinedAvailability } from '../../rules/combined-availability.ts';
import { isbnProblem } from '../../rules/isbn-problem.ts';
import { audienceOf } from './audience.ts';
import { publishingStatusOf, supplyStatusOf } from './availability.ts';
import { awardsOf } from './awards.ts';
import { contentListOf } from './content-list.ts';
import { contributorsOf } from './contributors.ts';
import { parseDateTime } from './dates.ts';
import { child, children, type El, positive, text } from './element.ts';
import { illustrationsOf, pagesOf } from './extents.ts';
import { formOf } from './forms.ts';
import type { MessageContext } from './header.ts';
import { identifiersOf } from './identifiers.ts';
import { languageOf } from './languages.ts';
import { measuresOf } from './measures.ts';
import { notificationOf } from './notifications.ts';
import { partsOf } from './parts.ts';
import { type Prices, pricesOf } from './prices.ts';
import { type Product, productOf } from './product.ts';
import { imprintOf, onSaleDateOf, publicationDateOf, publisherOf } from './publishing.ts';
import { relatedOf } from './related.ts';
import { resourcesOf } from './resources.ts';
import { subjectsOf } from './subjects.ts';
import { textsOf } from './texts.ts';
import { editionOf, seriesOf, titlesOf } from './titles.ts';

export interface MapOptions {
  /** ISO 4217; for prices where neither they nor the message say. */
  default_currency?: string;
}

type Mapped =
  | {
      record: TitleRecord;
      warnings: string[];
      ref?: string;
      /** Prices that were given the default currency. */
      assumed: number;
    }
  | { reason: string; ref?: string };

/**
 * One `<Product>` as a title record, or the reason for rejecting it. Unknown codes give warnings, never a
 * rejection: only a record without a valid ISBN or EAN, or one that is not meant to be loaded, is refused.
 */
export function mapRecord(element: El, message: MessageContext, options: MapOptions = {}): Mapped {
  const warnings = new Set<string>();
  const warn = (warning: string) => void warnings.add(warning);
  const product = productOf(element, message, warn);
  const identifiers = identifiersOf(element);
  const { eisbn } = identifiers;
  const ref = text(element, 'RecordReference') ?? eisbn ?? identifiers.invalid[0];
  const notification = notificationOf(product, warn);
  if (notification === 'test')
    return { ref, reason: 'This is a test record (notification type 88 or 89), so it was not loaded.' };
  if (!eisbn) {
    const [invalid] = identifiers.invalid;
    return { ref, reason: invalid ? isbnProblem(invalid) : 'The record has no ISBN or EAN.' };
  }
  for (const invalid of identifiers.invalid)
    warn(`'${invalid}' is not a valid ISBN or EAN; it was left out.`);

  const record: TitleRecord = {
    eisbn,
    record_ref: text(element, 'RecordReference'),
    source: message.sender ?? text(element, 'RecordSourceName') ?? 'onix',
    sent_at: parseDateTime(element.attributes?.datestamp) ?? message.sent_at,
    notification,
  };
  let assumed = 0;
  if (notification !== 'delete') {
    const found = pricesOf(product, options.default_currency);
    assumed = found.assumed;
    const full = notification !== 'block';
    // A block of ONIX 3 is always sent whole; in 2.1 a partial update holds just the elements that change.
    const whole = (block: El | undefined) => full || (product.isOnix3 && block !== undefined);
    Object.assign(
      record,
      descriptive(product, identifiers, whole(product.descriptive)),
      collateral(product, whole(product.collateral)),
      { content_list: said(contentListOf(product.content), whole(product.content)) },
      publishing(product, whole(product.publishing)),
      supply(product, found, whole(product.supplies[0])),
      related(product, eisbn, whole(product.related)),
    );
    // A block alone does not know what the others say: then it follows when the title is written.
    if (full)
      record.availability =
        combinedAvailability(record.publishing_status ?? '', record.supply_status ?? '') || null;
  }
  return { record, warnings: [...warnings], ref, assumed };
}

/** A value if the source gives one; otherwise null if a missing value means "none". */
function said<T>(value: T | undefined, whole: boolean): T | null | undefined {
  return value ?? (whole ? null : undefined);
}

function saidList<T>(list: T[] | undefined, whole: boolean): T[] | undefined {
  return list && list.length > 0 ? list : whole ? [] : undefined;
}

function descriptive(
  product: Product,
  { eisbn, upc }: { eisbn?: string; upc?: string },
  whole: boolean,
): Partial<TitleRecord> {
  const block = product.descriptive;
  const { title, subtitle } = titlesOf(product);
  const { series, number } = seriesOf(product);
  const form = formOf(block, product.warn);
  const measures = measuresOf(block, product.message);
  const { subjects, keywords } = subjectsOf(block, product.warn);
  const audience = audienceOf(block);
  const contributors = contributorsOf(block);
  // An empty `<NoContributor/>` or `<NoSeries/>` says so even in a partial update.
  const noSeries = child(block, 'NoSeries') ?? child(block, 'NoCollection');
  const retitled = whole || title !== undefined;
  return {
    title,
    subtitle: said(subtitle, retitled),
    contributors: contributors ?? (whole ? [] : undefined),
    series: said(series, whole || noSeries !== undefined),
    series_number: said(number, whole || series !== undefined || noSeries !== undefined),
    binding: said(form.binding, whole),
    binding_code: said(form.code, whole),
    is_large_print: whole || form.is_large_print ? form.is_large_print : undefined,
    language: said(languageOf(block, whole ? product.message.language : undefined), whole),
    pages: said(pagesOf(block), whole),
    illustrations: said(illustrationsOf(block), whole),
    edition: said(editionOf(block), whole),
    width: said(measures.width, whole),
    height: said(measures.height, whole),
    thickness: said(measures.thickness, whole),
    weight: said(measures.weight, whole),
    upc: said(upc, whole),
    audience: said(audience.audience, whole),
    age_from: said(audience.age_from, whole),
    age_to: said(audience.age_to, whole),
    subjects: saidList(subjects, whole),
    keywords: said(keywords, whole),
    parts: saidList(partsOf(product, eisbn ?? ''), whole),
  };
}

function collateral(product: Product, whole: boolean): Partial<TitleRecord> {
  const texts = textsOf(product);
  const { cover_url, media } = resourcesOf(product);
  return {
    description: said(texts.description, whole),
    short_description: said(texts.short_description, whole),
    table_of_contents: said(texts.table_of_contents, whole),
    excerpt: said(texts.excerpt, whole),
    bio: saidList(texts.bio, whole),
    reviews: saidList(texts.reviews, whole),
    comments: saidList(texts.comments, whole),
    awards: saidList(awardsOf(product.collateral), whole),
    cover_url: said(cover_url, whole),
    media: saidList(media, whole),
  };
}

function publishing(product: Product, whole: boolean): Partial<TitleRecord> {
  return {
    publisher: said(publisherOf(product.publishing), whole),
    imprint: said(imprintOf(product.publishing), whole),
    publishing_status: said(publishingStatusOf(product), whole),
    publication_date: said(publicationDateOf(product, whole), whole),
    on_sale_date: said(onSaleDateOf(product), whole),
  };
}

function supply(product: Product, { prices, unpriced }: Prices, whole: boolean): Partial<TitleRecord> {
  const pack = product.supplies
    .flatMap((one) => children(one, 'SupplyDetail'))
    .map((detail) => positive(detail, 'PackQuantity'))
    .find(Boolean);
  return {
    prices: saidList(prices, whole || unpriced),
    supply_status: said(supplyStatusOf(product, { count: prices.length, unpriced }), whole),
    carton_qty: said(pack && Math.round(pack), whole),
  };
}

function related(product: Product, eisbn: string, whole: boolean): Partial<TitleRecord> {
  return { related: saidList(relatedOf(product, eisbn), whole) };
}
