import { type DocSet, docsOf, intersect, sizeOf, sizeOfBoth } from './doc-set.ts';
import type { CountedValues, Facet } from './facet-columns.ts';
import type { MemoryIndex } from './memory-index.ts';
import { tallyDocs, tallyWorks } from './tally.ts';
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
    const counts = new Map<string, number>();
    const add = (value: string, titles: number) => {
      if (titles > 0) counts.set(value, titles);
    };
    // Looking at every title costs more than combining it with the titles of every value, 32 at a time?
    if (!this.#byWork && this.size > numbers.size * this.docs.length) {
      for (const [value, number] of numbers)
        add(value, sizeOfBoth(this.docs, column.docsWith(number, this.#index.size)));
      return counts;
    }
    const tally = this.#byWork ? tallyWorks(column, this.#counted()) : tallyDocs(column, this.#docList());
    for (const [value, number] of numbers) add(value, tally[number] as number);
    return counts;
  }

  /** The same of the values that are only there because of what is chosen. */
  countOpened({ opened, days }: Facet): Map<string, number> {
    const counts = opened ? this.#within(opened.within).count(opened) : new Map<string, number>();
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
