import { FileRefused } from '../refuse-file.ts';
import { FIELDS, type Field } from './field.ts';
import { headerKey } from './header-key.ts';

/** Which field each column is loaded into, by its header as the file writes it (case and accents do not matter). */
export type Mapping<F extends string = Field> = Record<string, F | 'ignored'>;

/** How a column's field was found: by the person, by its known header, by a similar one, by its values. */
export type Confidence = 'given' | 'certain' | 'likely' | 'guessed' | 'none';

export interface MappedColumn<F extends string = Field> {
  /** As in the file; 'Column 3' where it has none. */
  header: string;
  field: F | 'ignored';
  confidence: Confidence;
  /** The first value that is not empty, cut to 60 characters. */
  sample: string;
}

export interface MappingReport<F extends string = Field> {
  encoding: string;
  delimiter: string;
  /** Line of the header in the file; null when the file has none. */
  header_line: number | null;
  /** For a workbook: the sheet that is read, and those with rows that are not. */
  sheet?: { name: string; others: string[] };
  /** In the order of the file. */
  columns: MappedColumn<F>[];
  /** What the owner should know before it is loaded. */
  notes: string[];
}

/**
 * Reads the arguments of `--map "Header=field"`; a header may itself contain '='.
 *
 * @throws FileRefused naming the fields there are, when one is written wrongly or is not known.
 */
export function parseMapping(specs: string[]): Mapping {
  return parseMappingOf(specs, FIELDS);
}

export function parseMappingOf<F extends string>(specs: string[], fields: readonly F[]): Mapping<F> {
  const mapping: Mapping<F> = {};
  for (const spec of specs) {
    const at = spec.lastIndexOf('=');
    const header = spec.slice(0, Math.max(at, 0)).trim();
    const name = spec.slice(at + 1).trim();
    if (at === -1 || header === '' || name === '')
      throw new FileRefused(
        `--map "${spec}" cannot be read; write it as --map "Header=field", for example --map "Book Name=title".`,
      );
    const field = [...fields, 'ignored' as const].find((known) => headerKey(known) === headerKey(name));
    if (!field)
      throw new FileRefused(
        `There is no field '${name}' (in --map "${spec}"). The fields are: ${fields.join(', ')}, ignored.`,
      );
    mapping[header] = field;
  }
  return mapping;
}

/** Columns with names of fields from outside; a column whose field there is not (any more) is left out. */
export function knownFields<F extends string>(
  named: Readonly<Record<string, string>>,
  fields: readonly F[],
): Mapping<F> {
  const all = [...fields, 'ignored' as const];
  return Object.fromEntries(
    Object.entries(named).flatMap(([header, name]) => {
      const field = all.find((known) => known === name);
      return field ? [[header, field]] : [];
    }),
  );
}
