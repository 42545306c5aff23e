import type { Contributor } from '../record.ts';
import { fold } from './fold.ts';
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
/** Those that never change what is inside, so that they may go from a numbered comic as well. */
const FORMAT_WORDS =
  /[([](?:large print|unabridged|paperback|hardcover|hardback|audio(?:book)?|e-?book|signed)(?: edition)?[)\]]/gi;
const ADDED_WORDS = /[:,\-–—]\s*(?:an?|the)?\s*(?:novel|memoir|novella|thriller|mystery|stories|poems)\s*$/i;

/** Books about, around or made of other books share title and author with them, but are other works. */
const ANOTHER_WORK =
  /\b(?:box(?:ed)? ?sets?|gift ?set|slip-?cased?|omnibus|bind-?up|bundle|trilogy|(?:\d+|two|three|four|five)[- ](?:books?|volumes?|novels?)\b.*\b(?:set|collection)|books? \d+\s*(?:[-–&]|to|and)\s*\d+|\d[- ]?(?:books?)?[- ]in[- ](?:1|one)|(?:complete|entire) (?:series|collection|saga|set)|study guide|literature guide|sparknotes|cliffs ?notes|monarch notes|york notes|book notes|maxnotes|summary|summari[sz]ed|analysis of|conversation starters|trivia|companion|workbook|teach(?:ers?|ing) guide|reading guide|discussion guide|lesson plans?|test bank|sampler|colou?ring book|calendar|journal|notebook|sticker|adapted|adaptation|abridged|retold|screenplay|young readers)\b/i;
const NO_BOOK =
  /\b(?:gift ?card|calendar|game|toy|puzzle|cards|kit|dvd|poster|stationery|box(?:ed)? ?set|slip-?case)\b/i;
/** A comic is another work than the novel it is drawn from. */
const COMIC = /\b(?:graphic novel|manga|comics?)\b/i;
/** A number in the subtitle parts what the title does not: 'Collected Stories', 'Volume 2'. */
const PART =
  /\b(?:vol(?:ume)?|part|tome|band)\.?\s*(\d+|[ivx]+|one|two|three|four|five|six|seven|eight|nine|ten)\b/i;
const NUMBERED = /(?:\bvol(?:ume)?\.?|#|,)\s*\d+\b/i;
/** Titles that say nothing without their series: 'Volume 3', '12'; but '1984' is a novel. */
const BARE_NUMBER = /^(?:(?:vol(?:ume)?|book|part|tome|band|no) )?(?:\d{1,3}|[ivx]+)$/;

/**
 * What editions of one work have in common: title and main author, and the language unless it is English. Rather two
 * works for one than one for two: a doubtful book belongs to none ('').
 */
export function workKey(edition: Edition): string {
  const { title, subtitle, series, series_number: number, binding } = edition;
  const author = mainAuthor(edition.contributors);
  if (!author || NO_BOOK.test(binding) || ANOTHER_WORK.test(`${title} ${subtitle}`)) return '';
  if (/\d\s*[-–&,]\s*\d/.test(number)) return '';
  // 'One Piece (Omnibus Edition), Vol. 3' holds other chapters than 'One Piece, Vol. 3'.
  const bare = NUMBERED.test(title)
    ? title.replace(FORMAT_WORDS, ' ')
    : title.replace(EDITION_WORDS, ' ').replace(ADDED_WORDS, '');
  const plain = spelled(withoutArticle(bare, edition.language));
  if (!plain) return '';
  const isBare = BARE_NUMBER.test(plain);
  if (isBare && !series) return '';
  const foldedSeries = spelled(withoutArticle(series, edition.language));
  const parts = [
    isBare ? `${foldedSeries} ${plain}` : plain,
    plain === foldedSeries && number ? fold(number) : '',
    number ? '' : spelled(PART.exec(subtitle)?.[0] ?? ''),
    COMIC.test(`${binding} ${title} ${subtitle}`) ? 'comic' : '',
    author,
    edition.language === 'eng' ? '' : edition.language,
  ];
  return parts.filter(Boolean).join('|').slice(0, 300);
}

/** One spelling for what publishers spell in two ways: 'Salt & Cedar, Volume 2' and 'Salt and Cedar: Vol. 2'. */
function spelled(text: string): string {
  return fold(text.replace(/&/g, ' and ')).replace(/\bvolume (?=\d)/g, 'vol ');
}

/** Surname and first initial: 'J. K. Rowling', 'Rowling, Joanne K.' → 'rowling j'. */
function mainAuthor(contributors: readonly Contributor[]): string {
  const main = contributors.find((c) => c.role === 'A01') ?? contributors.find((c) => c.role.startsWith('A'));
  if (!main || /^(?:various|anonymous|unknown|et al)/i.test(main.name)) return '';
  const [surname = '', given = ''] = (main.name_inverted ?? inverted(main.name)).split(/,\s*/);
  return `${fold(surname)} ${fold(given).slice(0, 1)}`.trim();
}
