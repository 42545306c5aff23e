import { type DocSet, docsOf, intersect, sizeOf, sizeOfBoth } from './doc-set.ts';
import type { CountedValues, Facet } from './facet-columns.ts';
import type { MemoryIndex } from './memory-index.ts';
import { tallyDocs, tallyWorks } from './tally.ts';
import type { ValueColumn } from './value-column.ts';
import { type CountedDocs, resultsIn } from './work-groups.ts';

/**
 * A set of titles to count; with `byWork`, editions of one work count once. Of those with the same `name` only the
 * newest may be asked.
 */
export class Results {
  readonly docs: DocSet;
  readonly size: number;
  readonly #index: MemoryIndex;
  readonly #byWork: boolean;
  readonly #name: string;
  #list: Uint32Array | undefined;
  #works: CountedDocs | undefined;

  constructor(index: MemoryIndex, docs: DocSet, byWork: boolean, name: string) {
    this.#index = index;
    this.docs = docs;
    this.size = sizeOf(docs);
    this.#byWork = byWork;
    this.#name = name;
  }

  get total(): number {
    return this.#byWork ? resultsIn(this.#counted()) : this.size;
  }

  /** Results per value; those that have none are left out. */
  count({ column, numbers }: CountedValues): Map<string, number> {
    // Looking at every title costs more than combining it with the titles of every value, 32 at a time?
    if (!this.#byWork && this.size > numbers.size * this.docs.length) {
      const counts = new Map<string, number>();
      for (const [value, number] of numbers) {
        const titles = sizeOfBoth(this.docs, column.docsWith(number, this.#index.size));
        if (titles > 0) counts.set(value, titles);
      }
      return counts;
    }
    return resultsOf(this.tally(column), numbers);
  }

  /** Results of every value that the column knows, by its number. */
  tally(column: ValueColumn): Uint32Array {
    return this.#byWork ? tallyWorks(column, this.#counted()) : tallyDocs(column, this.#docList());
  }

  /** Results per value that is listed only because of what is chosen. */
  countOpened({ opened, days }: Facet): Map<string, number> {
    return new Map([...(opened ? this.#within(opened.within).count(opened) : []), ...this.countDays(days)]);
  }

  countDays(days: Facet['days']): Map<string, number> {
    const counts = new Map<string, number>();
    for (const [value, range] of days) {
      const titles = this.#within(this.#index.docsOfDays(range)).total;
      if (titles > 0) counts.set(value, titles);
    }
    return counts;
  }

  #within(docs: DocSet): Results {
    const both = this.#index.scratch.copy('within', this.docs);
    intersect(both, docs);
    return new Results(this.#index, both, this.#byWork, 'within');
  }

  #docList(): Uint32Array {
    this.#list ??= docsOf(this.docs, this.#index.scratch.list(this.#name, this.#index.capacity));
    return this.#list;
  }

  #counted(): CountedDocs {
    this.#works ??= this.#index.works.counted(this.#docList());
    return this.#works;
  }
}

/** Of a tally the values with these numbers; those that have no results are left out. */
export function resultsOf(tally: Uint32Array, numbers: CountedValues['numbers']): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [value, number] of numbers) {
    const titles = tally[number] ?? 0;
    if (titles > 0) counts.set(value, titles);
  }
  return counts;
}
