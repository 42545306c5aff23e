import { cleanLine, truncate } from '../../rules/clean-text.ts';
import type { Field } from './field.ts';
import type { Plan } from './plan.ts';

/** What sources write in a cell that holds nothing. */
const NOTHING = /^(none|null|nil|n\/?a|nan|-+|\?+|undefined|#n\/a|unknown)$/i;

/** One row of the table, asked by field; collects what the bookseller should know about it. */
export class Row {
  readonly warnings: string[] = [];
  /** Prices whose currency neither their cell nor their column names. */
  assumedPrices = 0;
  private readonly cells: string[];
  private readonly plan: Plan;

  constructor(cells: string[], plan: Plan) {
    this.cells = cells;
    this.plan = plan;
  }

  /** The columns of a field that hold something in this row, best first. */
  filled(field: Field): { index: number; text: string }[] {
    const found: { index: number; text: string }[] = [];
    for (const index of this.plan.columns.get(field) ?? []) {
      const text = this.cells[index]?.trim() ?? '';
      if (text !== '' && (field === 'title' || !NOTHING.test(text))) found.push({ index, text });
    }
    return found;
  }

  raw(field: Field): string | undefined {
    return this.filled(field)[0]?.text;
  }

  /** One line of clean text; a longer one than `max` is cut, with a warning. */
  line(field: Field, max = 300): string | undefined {
    const raw = this.raw(field);
    if (raw === undefined) return undefined;
    const text = cleanLine(raw.length > max * 20 ? raw.slice(0, max * 20) : raw);
    if (text.length > max) this.warnings.push(`The ${field} was longer than ${max} characters and was cut.`);
    return truncate(text, max) || undefined;
  }

  /** What `parse` makes of the first column of the field that it can read. */
  parsed<T>(field: Field, parse: (text: string) => T | undefined | null): T | undefined {
    const cells = this.filled(field);
    for (const { text } of cells) {
      const value = parse(text);
      if (value !== undefined && value !== null) return value;
    }
    return undefined;
  }
}
