import { parseDate } from './dates.ts';
import { readIdentifier } from './identifiers.ts';

type Check = (value: string) => boolean;

export interface Alignment {
  /** Puts a row with too many fields back into `width` columns, or returns undefined when that is not certain. */
  realign: (fields: string[]) => string[] | undefined;
}

const MOST_EXTRA = 40;
const CHECKS: Check[] = [
  (value) => readIdentifier(value).eisbn !== null,
  (value) => /^-?\d+([.,]\d+)?$/.test(value),
  (value) => /\d/.test(value) && parseDate(value).date !== null,
  (value) => /^https?:\/\//.test(value),
  (value) => /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(value),
];

/**
 * Learns from good rows which columns can be checked (ISBNs, numbers, dates, addresses, language codes). Those anchor a
 * row whose commas were not put inside quotation marks: the extra fields belong to the other columns. A row is put back
 * only when exactly one way makes every checked column right.
 *
 * Between two text columns side by side, several ways are right. In a file that never writes a space after a delimiter,
 * a field that begins with a space continues the one before, which mostly leaves one way.
 */
export function learnAlignment(width: number, sample: string[][], delimiter: string): Alignment {
  const checks = Array.from({ length: width }, (_, column) => learnCheck(sample, column));
  const spaced = sample.some((row) => row.some((field) => field.startsWith(' ')));
  return {
    realign(fields) {
      const extra = fields.length - width;
      if (extra <= 0 || extra > MOST_EXTRA || !checks.some(Boolean)) return undefined;
      const found = ways(fields, checks, width);
      const chosen =
        found.length > 1 && !spaced ? found.filter((way) => continuesAtSpaces(fields, way)) : found;
      const only = chosen.length === 1 ? chosen[0] : undefined;
      return only?.map((start, column) =>
        fields.slice(start, only[column + 1] ?? fields.length).join(delimiter),
      );
    },
  };
}

const MOST_WAYS = 500;

/** All ways to cut the fields into columns, each as the index of every column's first field. */
function ways(fields: string[], checks: (Check | undefined)[], width: number): number[][] {
  const found: number[][] = [];
  const starts: number[] = [];
  const dead = new Set<number>();
  const place = (column: number, from: number): boolean => {
    if (column === width) {
      if (from === fields.length) found.push([...starts]);
      return from === fields.length;
    }
    if (found.length >= MOST_WAYS || dead.has(column * fields.length + from)) return false;
    const check = checks[column];
    const last = check ? from + 1 : fields.length - (width - column - 1);
    let reached = false;
    for (let end = from + 1; end <= last && end <= fields.length; end++) {
      if (check && !check(fields[from] ?? '')) break;
      starts.push(from);
      if (place(column + 1, end)) reached = true;
      starts.pop();
    }
    if (!reached) dead.add(column * fields.length + from);
    return reached;
  };
  place(0, 0);
  return found.length < MOST_WAYS ? found : [];
}

function continuesAtSpaces(fields: string[], starts: number[]): boolean {
  const first = new Set(starts);
  return fields.every((field, i) => field.startsWith(' ') !== first.has(i));
}

function learnCheck(sample: string[][], column: number): Check | undefined {
  const values = sample.map((row) => row[column] ?? '');
  const filled = values.filter((value) => value !== '');
  if (filled.length < 5) return undefined;
  const check = CHECKS.find((test) => filled.every(test)) ?? mostlyIdentifiers(filled);
  if (!check) return undefined;
  return filled.length < values.length ? (value) => value === '' || check(value) : check;
}

/** A few wrong ISBNs do not make a column of ISBNs useless as an anchor. */
function mostlyIdentifiers(filled: string[]): Check | undefined {
  const check = CHECKS[0];
  return check && filled.filter(check).length >= filled.length * 0.9 ? check : undefined;
}
