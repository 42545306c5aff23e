import type { Field } from './field.ts';
import { type GuessedColumn, guessMapping } from './guess-mapping.ts';
import { HEADER_FIELDS } from './header-names.ts';
import type { Mapping } from './mapping.ts';
import type { Table } from './open-table.ts';

/** Fields of a table of books, by its headers, and where it has none also by what its values look like. */
export function guessBookColumns(
  { headers, sample, header_line }: Pick<Table, 'headers' | 'sample' | 'header_line'>,
  given: Partial<Mapping> = {},
): GuessedColumn<Field>[] {
  const columns = guessMapping<Field>(headers, sample, HEADER_FIELDS, ['isbn', 'binding', 'language'], given);
  return header_line === null ? withTexts(columns, sample) : columns;
}

/** A column that may hold titles or names, and what tells the one from the other. */
interface Candidate {
  index: number;
  /** How many of its values look like a person's name. */
  names: number;
  /** How many of its values are distinct. */
  different: number;
  length: number;
}

/**
 * Without headers, recognises titles and authors by their values: of the text columns, authors are the one with the most
 * personal names, and titles the longest other one with few repeated values.
 */
function withTexts(columns: GuessedColumn<Field>[], sample: string[][]): GuessedColumn<Field>[] {
  const isKnown = (field: Field) => columns.some((column) => column.field === field);
  const candidates = columns
    .filter(({ field, confidence }) => field === 'ignored' && confidence === 'none')
    .flatMap(({ index }) => candidateOf(index, sample));
  const byLength = candidates.toSorted((a, b) => b.length - a.length);
  const byNames = candidates.toSorted((a, b) => b.names - a.names || a.length - b.length);
  const authors =
    isKnown('authors') || candidates.length < 2 ? undefined : byNames.find(({ names }) => names > 0.6);
  const others = byLength.filter(({ index }) => index !== authors?.index);
  const title = isKnown('title') ? undefined : (others.find(({ different }) => different > 0.5) ?? others[0]);
  const found = (index: number): Field | undefined =>
    index === title?.index ? 'title' : index === authors?.index ? 'authors' : undefined;
  return columns.map((column) => {
    const field = found(column.index);
    return field ? { ...column, field, confidence: 'guessed', rank: 1000 } : column;
  });
}

const WEB_OR_FILE = /^(?:https?:\/\/|www\.)|\.(?:jpe?g|png|gif|webp|pdf)$/i;
/** 'Jane Austen', 'J. K. Rowling', 'Austen, Jane', 'Doe, Jane; Roe, Rick' */
const NAME =
  /^(?:\p{Lu}[\p{L}.'’-]*(?:,\s*|\s+|;\s*|\s*&\s*)(?:(?:de|da|do|di|van|von|der|den|la|le|du|al|el|bin|and)\s+)*){1,5}\p{Lu}[\p{L}.'’-]*$/u;
/** Words that titles have and names do not. */
const NO_NAME = /\b(?:the|an?|of|in|on|to|for|with|my|your|how|der|die|das|les|des|los|las)\b/i;

function candidateOf(index: number, sample: string[][]): Candidate[] {
  const values = sample.map((row) => row[index]?.trim() ?? '').filter((value) => value !== '');
  const words = values.filter(
    (value) => /\p{L}{2}/u.test(value) && !WEB_OR_FILE.test(value) && value.length <= 300,
  );
  if (values.length === 0 || words.length < values.length * 0.8) return [];
  const names = words.filter((value) => NAME.test(value) && !NO_NAME.test(value));
  return [
    {
      index,
      names: names.length / words.length,
      different: new Set(words).size / words.length,
      length: words.reduce((sum, value) => sum + value.length, 0) / words.length,
    },
  ];
}
