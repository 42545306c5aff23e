import { type NameStyle, nameStyle } from './authors.ts';
import { type DayOrder, provenDayOrder } from './dates.ts';
import type { Field } from './field.ts';
import { columnsByField, type GuessedColumn } from './guess-mapping.ts';
import { commasDivide } from './subjects.ts';

/** How the rows of one file are turned into records: what each column holds and how it writes it. */
export interface Plan {
  source: string;
  /** Currency of amounts that do not say. */
  currency: string;
  /** Column indexes by field, the best first. */
  columns: Map<Field, number[]>;
  dayOrder: Map<number, DayOrder | undefined>;
  nameStyle: Map<number, NameStyle | undefined>;
  commaSubjects: Set<number>;
}

const PEOPLE: Field[] = ['authors', 'editors', 'translators', 'illustrators', 'narrators'];

export function makePlan(
  guessed: GuessedColumn<Field>[],
  sample: string[][],
  options: { source: string; currency: string },
): Plan {
  const columns = columnsByField(guessed);
  const at = (field: Field) => columns.get(field) ?? [];
  const values = (index: number) =>
    sample.map((row) => row[index]?.trim() ?? '').filter((value) => value !== '');
  return {
    ...options,
    columns,
    dayOrder: new Map(
      [...at('publication_date'), ...at('on_sale_date')].map((index) => [
        index,
        provenDayOrder(values(index)),
      ]),
    ),
    nameStyle: new Map(PEOPLE.flatMap(at).map((index) => [index, nameStyle(values(index))])),
    commaSubjects: new Set(
      [...at('subjects'), ...at('keywords')].filter((index) => commasDivide(values(index))),
    ),
  };
}
