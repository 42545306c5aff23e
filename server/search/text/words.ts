import { normaliseIsbn } from '../../../contract/isbn.ts';

/** One word of a search as typed, in the form in which documents hold words. */
export interface Word {
  text: string;
  /** Written with '!': this word and no other form of it. */
  exact: boolean;
  /** Made of initials written apart ('j r r' is 'jrr'); the letters are kept because documents hold both. */
  initials: string[];
}

/** More words than this say nothing more, and cost. */
const mostWords = 12;

/** search_words() of the database, which is asked for text beyond ASCII so that both always agree. */
type Normalise = (texts: string[]) => Promise<string[]>;

/** What search_words() of 0002_search.sql does, for ASCII. */
export function asciiWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/['`]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** The first words of what was typed. ISBNs in any spelling become the 13 digits that documents hold. */
export async function readWords(typed: string, normalise: Normalise): Promise<Word[]> {
  const whole = normaliseIsbn(typed);
  if (whole) return [{ text: whole, exact: true, initials: [] }];
  const chunks = typed
    .slice(0, 400)
    .replaceAll('\u0000', ' ')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2 * mostWords);
  const plain = chunks.every(isAscii) ? chunks.map(asciiWords) : await normalise(chunks);
  const words = chunks.flatMap((chunk, i) => {
    const isbn = normaliseIsbn(chunk);
    if (isbn) return [{ text: isbn, exact: true, initials: [] }];
    const exact = chunk.startsWith('!');
    return (plain[i] ?? '')
      .split(' ')
      .filter(Boolean)
      .map((text) => ({ text, exact, initials: [] }));
  });
  return joinInitials(words).slice(0, mostWords);
}

/** The words as a title key: compared with search_key() of whole titles. */
export function keyOf(words: Word[]): string {
  return words
    .map((word) => word.initials.join(' ') || word.text)
    .join(' ')
    .replace(/^(the|an|a) (?=.)/, '');
}

function joinInitials(words: Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const single = !word.exact && /^[a-z]$/.test(word.text);
    if (single && before && !before.exact && (/^[a-z]$/.test(before.text) || before.initials.length)) {
      const initials = [...(before.initials.length ? before.initials : [before.text]), word.text];
      joined[joined.length - 1] = { text: initials.join(''), exact: false, initials };
    } else joined.push(word);
  }
  return joined;
}

function isAscii(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is what ASCII is
  return /^[\u0001-\u007f]*$/.test(text);
}
