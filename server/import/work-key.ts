import { fold } from './fold.ts';
import type { Contributor } from './record.ts';
import { inverted, withoutArticle } from './sort-keys.ts';

export interface Edition {
  title: string;
  subtitle: string;
  contributors: readonly Contributor[];
  series: string;
  series_number: string;
  binding: string;
  language: string;
}

/** Bracketed words that tell the edition, not the work: '(Penguin Classics)', '[Large Print]'. */
const EDITION_WORDS =
  /[([][^)\]]*\b(?:edition|editions|ed|classics?|library|tie-?in|large print|paperback|hardcover|unabridged|abridged|reissue|illustrated|annotated|novel|signed)\b[^)\]]*[)\]]/gi;
const ADDED_WORDS = /[:,\-–—]\s*(?:an?|the)?\s*(?:novel|memoir|novella|thriller|mystery|stories|poems)\s*$/i;

/** Books about, around or made of other books share title and author with them, but are other works. */
const ANOTHER_WORK =
  /\b(?:box(?:ed)? ?sets?|gift ?set|slipcase|omnibus|\d+[- ](?:books?|volumes?)\b.*\bset|books? \d+\s*[-–]\s*\d+|\d books? in (?:1|one)|(?:complete|entire) (?:series|collection|saga|set)|study guide|sparknotes|cliffs ?notes|york notes|summary (?:of|and)|analysis of|companion|workbook|teachers? guide|reading guide|lesson plans?|sampler|colou?ring book|calendar|journal|notebook|sticker|adapted|adaptation|abridged|graphic novel|screenplay|manga|young readers)\b/i;
const NO_BOOK = /\b(?:gift ?card|calendar|game|toy|puzzle|cards|kit|graphic novel|dvd|poster|stationery)\b/i;
/** Titles that say nothing without their series: 'Volume 3', '12'. */
const BARE_NUMBER = /^(?:(?:vol(?:ume)?|book|part|tome|band|no) )?(?:\d+|[ivx]+)$/;

/**
 * What editions of one work have in common: title and main author, and the language unless it is English. Rather two
 * works for one than one for two: a doubtful book belongs to none ('').
 */
export function workKey(edition: Edition): string {
  const { title, subtitle, series, series_number: number } = edition;
  const author = mainAuthor(edition.contributors);
  if (!author || NO_BOOK.test(edition.binding) || ANOTHER_WORK.test(`${title} ${subtitle}`)) return '';
  if (/\d\s*[-–]\s*\d/.test(number)) return '';
  const plain = fold(
    withoutArticle(title.replace(EDITION_WORDS, ' ').replace(ADDED_WORDS, ''), edition.language),
  );
  if (!plain) return '';
  const isBare = BARE_NUMBER.test(plain);
  if (isBare && !series) return '';
  const foldedSeries = fold(withoutArticle(series, edition.language));
  const parts = [
    isBare ? `${foldedSeries} ${plain}` : plain,
    plain === foldedSeries && number ? fold(number) : '',
    author,
    edition.language === 'eng' ? '' : edition.language,
  ];
  return parts.filter(Boolean).join('|').slice(0, 300);
}

/** Surname and first initial: 'J. K. Rowling', 'Rowling, Joanne K.' → 'rowling j'. */
function mainAuthor(contributors: readonly Contributor[]): string {
  const main = contributors.find((c) => c.role === 'A01') ?? contributors.find((c) => c.role.startsWith('A'));
  if (!main || /^(?:various|anonymous|unknown|et al)/i.test(main.name)) return '';
  const [surname = '', given = ''] = (main.name_inverted ?? inverted(main.name)).split(/,\s*/);
  return `${fold(surname)} ${fold(given).slice(0, 1)}`.trim();
}
