import type { Availability, Contributor, PriceRef, TitleRecord } from '../record.ts';
import { choosePrice, nextPriceDay } from './choose-price.ts';
import { combinedAvailability } from './combined-availability.ts';
import { namedContributors } from './named-contributors.ts';
import { plainSummary } from './plain-summary.ts';
import { popularityOf } from './popularity.ts';
import { keptReleaseDay, releaseDay } from './release-day.ts';
import { authorSort, seriesPosition, titleSort } from './sort-keys.ts';
import type { StoredTitle } from './stored-title.ts';
import { workKey } from './work-key.ts';

export interface MergeOptions {
  /** 'YYYY-MM-DD': prices valid on this day are chosen. */
  today: string;
  /** Another source also speaks of this title: its prices in other currencies stay. */
  hasOtherSource: boolean;
}

/** More names than this are a list of everybody on the set, not of authors. */
const MAX_AUTHORS = 20;

/**
 * The title after applying a record: values in the record replace, values it leaves out stay, derived values (sort keys,
 * list prices, summary, work) are computed again.
 */
export function mergeTitle(
  record: TitleRecord,
  stored: StoredTitle | undefined,
  options: MergeOptions,
): StoredTitle {
  const text = (value: string | null | undefined, kept: string | undefined) =>
    value === undefined ? (kept ?? '') : (value ?? '');
  const figure = (value: number | null | undefined, kept: number | null | undefined) =>
    value === undefined ? (kept ?? null) : value;

  const title = record.title || stored?.title || '';
  const language = text(record.language, stored?.language);
  const contributors = namedContributors(contributorsOf(record, stored));
  const binding = text(record.binding, stored?.binding);
  const series_number = text(record.series_number, stored?.series_number);
  const statuses = statusesOf(record, stored);
  const announced = availabilityOf(record, stored, statuses);
  const availability = isOut(releaseOf(record, stored, announced), announced, options.today)
    ? 'available'
    : announced;
  const description = text(record.description, stored?.description);
  const prices = mergePrices(record.prices, stored?.prices, options.hasOtherSource);
  const newPrices = record.prices !== undefined || !stored;
  const merged: StoredTitle = {
    eisbn: record.eisbn,
    title,
    subtitle: text(record.subtitle, stored?.subtitle),
    authors: authorsOf(contributors),
    author: [...new Set(contributors.map((c) => c.name))].join(', '),
    series: text(record.series, stored?.series),
    series_number,
    series_position: seriesPosition(series_number),
    publisher: text(record.publisher, stored?.publisher),
    imprint: text(record.imprint, stored?.imprint),
    binding,
    binding_code: text(record.binding_code, stored?.binding_code),
    language,
    is_large_print: record.is_large_print ?? stored?.is_large_print ?? false,
    is_giftcard: /^gift ?card$/i.test(binding),
    publication_date: dateOf(record, stored),
    release_date: releaseOf(record, stored, availability),
    pages: figure(record.pages, stored?.pages),
    audience: text(record.audience, stored?.audience),
    age_from: figure(record.age_from, stored?.age_from),
    age_to: figure(record.age_to, stored?.age_to),
    keywords: text(record.keywords, stored?.keywords),
    availability,
    list_price_usa: newPrices ? choosePrice(prices, 'USD', options.today) : stored.list_price_usa,
    list_price_can: newPrices ? choosePrice(prices, 'CAD', options.today) : stored.list_price_can,
    sales_rank: figure(record.sales_rank, stored?.sales_rank),
    popularity: 0,
    work_key: '',
    summary: plainSummary(description || text(record.short_description, stored?.short_description)),
    title_sort: titleSort(title, language),
    author_sort: authorSort(contributors),
    description,
    short_description: text(record.short_description, stored?.short_description),
    table_of_contents: text(record.table_of_contents, stored?.table_of_contents),
    content_list: text(record.content_list, stored?.content_list),
    excerpt: text(record.excerpt, stored?.excerpt),
    contributors,
    bio: bioOf(record, stored, contributors),
    reviews: record.reviews ?? stored?.reviews ?? [],
    media: record.media ?? stored?.media ?? [],
    comments: record.comments ?? stored?.comments ?? [],
    awards: record.awards ?? stored?.awards ?? [],
    prices,
    prices_due: newPrices ? nextPriceDay(prices, options.today) : stored.prices_due,
    ...statuses,
    related: record.related ?? stored?.related ?? [],
    parts: record.parts ?? stored?.parts ?? [],
    illustrations: text(record.illustrations, stored?.illustrations),
    edition: text(record.edition, stored?.edition),
    width: figure(record.width, stored?.width),
    height: figure(record.height, stored?.height),
    thickness: figure(record.thickness, stored?.thickness),
    weight: figure(record.weight, stored?.weight),
    carton_qty: figure(record.carton_qty, stored?.carton_qty),
    upc: text(record.upc, stored?.upc),
    cover_url: text(record.cover_url, stored?.cover_url),
    copies_sold: figure(record.copies_sold, stored?.copies_sold),
    ratings_count: figure(record.ratings_count, stored?.ratings_count),
    ratings_average: figure(record.ratings_average, stored?.ratings_average),
  };
  merged.work_key = workKey(merged);
  merged.popularity = popularityOf(merged);
  return merged;
}

/**
 * A title that its source still calls forthcoming after its day has passed is out. ONIX list 64, 02 (forthcoming): "Not yet
 * published; must be accompanied by the expected date". So the date is part of the status, and a feed that was not sent
 * again after it is late. The shop's pages apply the same rule to titles that come out after their import.
 */
function isOut(day: string | null, availability: string, today: string): boolean {
  return availability === 'forthcoming' && day !== null && day <= today;
}

type Statuses = Pick<StoredTitle, 'publishing_status' | 'supply_status'>;

function statusesOf(record: TitleRecord, stored: StoredTitle | undefined): Statuses {
  const status = (said: Availability | null | undefined, kept: Availability | '' | undefined) =>
    said === undefined ? (kept ?? '') : (said ?? '');
  return {
    publishing_status: status(record.publishing_status, stored?.publishing_status),
    supply_status: status(record.supply_status, stored?.supply_status),
  };
}

function availabilityOf(record: TitleRecord, stored: StoredTitle | undefined, statuses: Statuses): string {
  if (record.availability !== undefined) return record.availability ?? '';
  const kept = stored?.availability ?? '';
  if (record.publishing_status === undefined && record.supply_status === undefined) return kept;
  const combined = combinedAvailability(statuses.publishing_status, statuses.supply_status);
  // No status is left. An availability that came from statuses goes with them; one that another source gave stays.
  return combined || (stored?.publishing_status || stored?.supply_status ? '' : kept);
}

function authorsOf(contributors: readonly Contributor[]): StoredTitle['authors'] {
  return contributors
    .slice(0, MAX_AUTHORS)
    .map(({ name, role, canadian }) => ({ name, role, canadian: canadian ?? false }));
}

/** A table gives names alone: what else is known of these people stays. */
function contributorsOf(
  { contributors, source }: TitleRecord,
  stored: StoredTitle | undefined,
): readonly Contributor[] {
  const known = stored?.contributors ?? [];
  if (!contributors || !source.startsWith('csv:')) return contributors ?? known;
  return contributors.map((person) => ({
    ...known.find(({ name, role }) => name === person.name && role === person.role),
    ...person,
  }));
}

/** The biography of all contributors together, else those of each. An update of the one must not replace the other. */
function bioOf(
  record: TitleRecord,
  stored: StoredTitle | undefined,
  contributors: readonly Contributor[],
): string[] {
  const ofEach = (list: readonly Contributor[]) => list.flatMap((c) => c.bio ?? []);
  const isOfEach = stored && sameTexts(stored.bio, ofEach(stored.contributors));
  const ofAll = record.bio ?? (isOfEach ? [] : stored?.bio) ?? [];
  return ofAll.length > 0 ? ofAll : ofEach(contributors);
}

function sameTexts(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, i) => text === b[i]);
}

function mergePrices(
  given: PriceRef[] | undefined,
  stored: PriceRef[] | undefined,
  hasOtherSource: boolean,
): PriceRef[] {
  if (!given) return stored ?? [];
  if (!hasOtherSource || given.length === 0) return given;
  const currencies = new Set(given.map((p) => p.currency));
  return [...given, ...(stored ?? []).filter((p) => !currencies.has(p.currency))];
}

/** The day a title may be sold: the on-sale date before the publication date. */
function releaseOf(
  record: TitleRecord,
  stored: StoredTitle | undefined,
  availability: string,
): string | null {
  if (record.on_sale_date) return releaseDay(record.on_sale_date, availability);
  const date = dateOf(record, stored);
  const isKept = stored?.publication_date === date && record.on_sale_date === undefined;
  return isKept ? keptReleaseDay(stored, availability) : releaseDay(date, availability);
}

/** A year does not replace the day of that year that is known already. */
function dateOf({ publication_date: given }: TitleRecord, stored: StoredTitle | undefined): string {
  const known = stored?.publication_date ?? '';
  if (given === undefined) return known;
  return given && known.startsWith(given) ? known : (given ?? '');
}
