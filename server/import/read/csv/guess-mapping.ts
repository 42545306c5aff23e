import { FileRefused } from '../refuse-file.ts';
import { isKnownBinding } from './bindings.ts';
import { headerKey } from './header-key.ts';
import { readIdentifier } from './identifiers.ts';
import { parseLanguage } from './languages.ts';
import type { Confidence, MappedColumn, Mapping } from './mapping.ts';

export type KnownHeaders<F extends string> = Map<string, { field: F | 'ignored'; rank: number }>;

export interface GuessedColumn<F extends string> extends MappedColumn<F> {
  index: number;
  /** If two columns are for one field, the lower rank is read first. */
  rank: number;
}

type ByValues = 'isbn' | 'binding' | 'language';

/**
 * Says for each column which field it holds: as given, else by its header, else by its values (only ISBNs,
 * formats and languages can be told from values).
 *
 * @param byValues the fields of this kind of table that may be guessed from values.
 * @throws FileRefused when `given` names a column that the file does not have.
 */
export function guessMapping<F extends string>(
  headers: string[],
  sample: string[][],
  known: KnownHeaders<F>,
  byValues: (ByValues & F)[],
  given: Partial<Mapping<F>> = {},
): GuessedColumn<F>[] {
  const overrides = new Map(
    Object.entries(given).map(([header, field]) => [headerKey(header), field as F | 'ignored']),
  );
  const used = new Set<string>();
  const columns = headers.map((header, index): GuessedColumn<F> => {
    const values = sample.map((row) => row[index]?.trim() ?? '').filter((value) => value !== '');
    const shown = (values[0] ?? '').slice(0, 60);
    const column = (field: F | 'ignored', confidence: Confidence, rank: number) => ({
      header,
      field,
      confidence,
      sample: shown,
      index,
      rank,
    });
    const key = headerKey(header);
    const override = overrides.get(key);
    used.add(key);
    if (override) return column(override, 'given', -1);
    const exact = known.get(key);
    if (exact) return column(exact.field, 'certain', exact.rank);
    const similar = withoutDecoration(header)
      .map((name) => known.get(name))
      .find((found) => found !== undefined);
    if (similar) return column(similar.field, 'likely', similar.rank + 100);
    const guess = byValues.find((kind) => mostly(values, TESTS[kind]));
    return guess ? column(guess, 'guessed', 1000) : column('ignored', 'none', 0);
  });
  const unknown = Object.keys(given).find((header) => !used.has(headerKey(header)));
  if (unknown !== undefined)
    throw new FileRefused(
      `The file has no column '${unknown}'. Its columns are: ${headers.slice(0, 60).join(', ')}.`,
    );
  keepBestGuess(columns);
  return columns;
}

/** Column indexes by field, the best first. */
export function columnsByField<F extends string>(columns: readonly GuessedColumn<F>[]): Map<F, number[]> {
  const found = new Map<F, number[]>();
  for (const { field, index } of columns.toSorted((a, b) => a.rank - b.rank || a.index - b.index))
    if (field !== 'ignored') found.set(field, [...(found.get(field) ?? []), index]);
  return found;
}

const TESTS: Record<ByValues, (value: string) => boolean> = {
  isbn: (value) => readIdentifier(value).eisbn !== null && value.replace(/\D/g, '').length >= 9,
  binding: isKnownBinding,
  language: (value) => parseLanguage(value) !== undefined,
};

function mostly(values: string[], test: (value: string) => boolean): boolean {
  return values.length > 0 && values.filter(test).length > values.length / 2;
}

/** 'dc.title[en]', 'book_title', 'Product Publisher' less what surrounds the word that counts. */
function withoutDecoration(header: string): string[] {
  const bare = header.replace(/[[({].*$/, '');
  const words = bare.split(/[\s._:/-]+/).filter((word) => word !== '');
  const named =
    words.length > 1 && /^(dc|dcterms|bib|book|item|product|titles?|edition|meta)$/i.test(words[0] ?? '');
  return [bare, ...(named ? [words.slice(1).join('')] : []), ...(named ? [words[1] ?? ''] : [])].map(
    headerKey,
  );
}

/** Formats and languages told from values give way to a column whose header says so, and to the first guess. */
function keepBestGuess<F extends string>(columns: GuessedColumn<F>[]): void {
  for (const column of columns) {
    if (column.confidence !== 'guessed' || column.field === 'isbn') continue;
    const better = columns.find((other) => other.field === column.field && other !== column);
    if (!better || (better.confidence === 'guessed' && better.index > column.index)) continue;
    column.field = 'ignored';
    column.confidence = 'none';
  }
}
