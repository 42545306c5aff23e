import { child, children, code, codes, type El, inSequence, ownText, text } from './element.ts';
import type { Product } from './product.ts';

/** List 15: distinctive title, undefined, distributor's title, title on cover, abbreviated; the rest after them. */
const PREFERRED = ['01', '00', '10', '11', '05'];

export interface Titles {
  title?: string;
  subtitle?: string;
}

export function titlesOf(product: Product): Titles {
  return product.isOnix3 ? titlesOf3(product.descriptive) : titlesOf2(product.element);
}

function titlesOf3(block: El | undefined): Titles {
  const detail = preferred(children(block, 'TitleDetail'));
  if (!detail) return {};
  const elements = inSequence(children(detail, 'TitleElement'));
  const level = (...wanted: string[]) =>
    elements.filter((element) => wanted.includes(code(element, 'TitleElementLevel') ?? '01'));
  const own = level('01', '04').find(titleText);
  if (own) return { title: withPart(own, seriesOf3(block)), subtitle: plain(child(own, 'Subtitle')) };
  // Volumes without a title of their own carry the collection's and their number.
  const collection = level('02', '03', '05', '06').map(titleText).filter(Boolean);
  const number = level('01')
    .map((element) => text(element, 'PartNumber'))
    .find(Boolean);
  const composed = [...collection, number].filter(Boolean).join(', ');
  const subtitle = elements.map((element) => plain(child(element, 'Subtitle'))).find(Boolean);
  return { title: composed || text(detail, 'TitleStatement'), subtitle };
}

/**
 * A title with its part: 'Middlemarch, 2'. Part and year of an annual belong to the title unless they are the number in a
 * series; without them two volumes look the same.
 */
function withPart(element: El, { number }: SeriesOf): string | undefined {
  const title = titleText(element);
  const parts = [text(element, 'PartNumber'), text(element, 'YearOfAnnual')].filter(
    (part) => part !== undefined && part !== number && !endsWith(title ?? '', part),
  );
  return [title, ...parts].join(', ');
}

/** Whether a title ends in this part as a word of its own: 'Middlemarch 2', 'Middlemarch, Volume 2'. */
function endsWith(title: string, part: string): boolean {
  const [whole, tail] = [title.toLowerCase(), part.toLowerCase()];
  return whole.endsWith(tail) && /[^\p{L}\p{N}]$/u.test(whole.slice(0, -tail.length));
}

function titlesOf2(product: El): Titles {
  const composite = preferred(children(product, 'Title').filter(titleText));
  if (composite)
    return {
      title: titleText(composite),
      subtitle: plain(child(composite, 'Subtitle')) ?? plain(child(product, 'Subtitle')),
    };
  return {
    title: plain(child(product, 'DistinctiveTitle')) ?? prefixed(product) ?? setItem(product),
    subtitle: plain(child(product, 'Subtitle')),
  };
}

/** Title of a chapter or piece (`<ContentItem>`), with its subtitle. */
export function titleOfItem(item: El): string | undefined {
  const detail = preferred([...children(item, 'TitleDetail'), ...children(item, 'Title')]);
  const element = child(detail, 'TitleElement') ?? detail;
  const title = (element && titleText(element)) ?? plain(child(item, 'DistinctiveTitle'));
  const subtitle = plain(child(element, 'Subtitle'));
  return [title, subtitle].filter(Boolean).join(': ') || undefined;
}

/** Part of a set without a title of its own. */
function setItem(product: El): string | undefined {
  const set = child(product, 'Set');
  if (!set) return undefined;
  const parts = [text(set, 'TitleOfSet'), text(set, 'SetPartTitle') ?? text(set, 'SetItemTitle')];
  return parts.filter(Boolean).join(': ') || undefined;
}

function preferred(titles: El[]): El | undefined {
  for (const type of PREFERRED) {
    const found = titles.find((title) => (code(title, 'TitleType') ?? '00') === type);
    if (found) return found;
  }
  // A title in another language (03 original, 06 other) is better than none.
  return titles[0];
}

/** 'Long Walk, The', as older systems sort and send titles. */
const INVERTED = /^(.+), (The|A|An)$/;

/** The title of a `<Title>` or `<TitleElement>`, put together from prefix and rest where it comes in two. */
function titleText(element: El): string | undefined {
  const title = plain(child(element, 'TitleText'));
  return title?.replace(INVERTED, '$2 $1') ?? prefixed(element);
}

function prefixed(element: El): string | undefined {
  const rest = plain(child(element, 'TitleWithoutPrefix'));
  const prefix = text(element, 'TitlePrefix');
  if (!rest || !prefix) return rest;
  return /['’]$/.test(prefix) ? prefix + rest : `${prefix} ${rest}`;
}

function plain(element: El | undefined): string | undefined {
  const value = ownText(element);
  if (!value?.includes('<')) return value;
  return value.replace(/<\/?(?:i|b|em|strong|u|sub|sup|span|br|p)\b[^<>]*>/gi, '').trim() || undefined;
}

interface SeriesOf {
  series?: string;
  number?: string;
}

export function seriesOf(product: Product): SeriesOf {
  return product.isOnix3 ? seriesOf3(product.descriptive) : seriesOf2(product.element);
}

/** A collection without a number of its own takes the part number of the product. */
function seriesOf3(block: El | undefined): SeriesOf {
  const collections = children(block, 'Collection');
  // Publisher's collections (10, 11) before ascribed ones (20).
  const ranked = collections.toSorted(
    (a, b) => Number(code(a, 'CollectionType') ?? 10) - Number(code(b, 'CollectionType') ?? 10),
  );
  const details = [...ranked, block].map((holder) => ({
    holder,
    elements: inSequence(children(preferred(children(holder, 'TitleDetail')), 'TitleElement')),
  }));
  for (const { holder, elements } of details) {
    const levels = elements.filter((element) => /^0[23]$/.test(code(element, 'TitleElementLevel') ?? ''));
    // Some senders mark the only title of a collection as that of the product.
    const titled = levels.find(titleText) ?? (holder === block ? undefined : elements.find(titleText));
    const series = titled && titleText(titled);
    if (!series) continue;
    const number =
      text(titled, 'PartNumber') ??
      elements.map((element) => text(element, 'PartNumber')).find(Boolean) ??
      text(child(holder, 'CollectionSequence'), 'CollectionSequenceNumber') ??
      details
        .at(-1)
        ?.elements.map((element) => text(element, 'PartNumber'))
        .find(Boolean);
    return { series, number };
  }
  return {};
}

function seriesOf2(product: El): SeriesOf {
  for (const composite of children(product, 'Series')) {
    const title = preferred(children(composite, 'Title'));
    const series = plain(child(composite, 'TitleOfSeries')) ?? (title && titleText(title));
    if (series) return { series, number: text(composite, 'NumberWithinSeries') };
  }
  const set = child(product, 'Set');
  const series = text(set, 'TitleOfSet');
  return series ? { series, number: text(set, 'ItemNumberWithinSet') ?? text(set, 'SetPartNumber') } : {};
}

/** 'EditionStatement', else '2nd edition, revised' from number and type (list 21). */
export function editionOf(block: El | undefined): string | undefined {
  const statement = text(block, 'EditionStatement');
  if (statement) return statement;
  const number = code(block, 'EditionNumber');
  const types = [...codes(block, 'EditionType'), ...codes(block, 'EditionTypeCode')]
    .map((type) => EDITION_WORDS[type])
    .filter(Boolean);
  const ordinal =
    number && /^\d{1,3}$/.test(number) && Number(number) > 1 ? `${withSuffix(number)} edition` : '';
  return [ordinal, ...types].filter(Boolean).join(', ') || undefined;
}

function withSuffix(number: string): string {
  if (/1\d$/.test(number)) return `${number}th`;
  return number + (['th', 'st', 'nd', 'rd'][Number(number) % 10] ?? 'th');
}

const EDITION_WORDS: Record<string, string> = {
  ABR: 'abridged',
  ANN: 'annotated',
  AVS: 'anniversary edition',
  BLL: 'bilingual',
  CRI: 'critical edition',
  FAC: 'facsimile',
  ILL: 'illustrated',
  LTE: 'large print',
  MDT: 'media tie-in',
  NED: 'new edition',
  NUM: 'numbered',
  REV: 'revised',
  SIG: 'signed',
  SPE: 'special edition',
  STU: 'student edition',
  TCH: "teacher's edition",
  UBR: 'unabridged',
  ULP: 'ultra large print',
};
