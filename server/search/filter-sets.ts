import { addDoc, type DocSet, docSet, removeDoc } from './doc-set.ts';
import type { FacetColumn } from './facet-columns.ts';

/** What one facet's filter says of the titles. */
export interface FilterSet {
  passes: DocSet;
  /** Has an excluded value; null when none is excluded. The rest has no chosen value. */
  excluded: DocSet | null;
}

interface KeptSet extends FilterSet {
  verdictOf(doc: number): Verdict;
}

type Verdict = typeof passing | typeof notChosen | typeof excluded;
const passing = 0;
const notChosen = 1;
const excluded = 2;

/** Memory for filters: some 200 of them with a million titles. */
const mostBytes = 32e6;
/** Bits written to bring the filters up to date; beyond it reading the columns anew costs no more. */
const mostUpdates = 200_000;

/**
 * The titles that filters let through, kept current while titles change: a filter that one shopper uses is another's
 * too, and a page with three filters then only combines bits.
 */
export class FilterSets {
  readonly #kept = new Map<string, KeptSet>();

  get(
    facet: FacetColumn,
    include: readonly string[] | undefined,
    exclude: readonly string[] | undefined,
    size: number,
  ): FilterSet {
    const key = JSON.stringify([facet.name, include, exclude]);
    const set = this.#kept.get(key) ?? read(facet, include, exclude, size);
    // Put back at the end: the first of the map is the one that was not asked for longest.
    this.#kept.delete(key);
    this.#kept.set(key, set);
    const [oldest] = this.#kept.keys();
    const bytes = this.#kept.size * set.passes.byteLength;
    if (oldest !== undefined && oldest !== key && bytes > mostBytes) this.#kept.delete(oldest);
    return set;
  }

  /** To be called when the facts of these titles have changed. */
  update(docs: readonly number[]): void {
    if (docs.length * this.#kept.size > mostUpdates) {
      this.#kept.clear();
      return;
    }
    for (const set of this.#kept.values()) {
      for (const doc of docs) {
        const verdict = set.verdictOf(doc);
        put(set.passes, doc, verdict === passing);
        if (set.excluded) put(set.excluded, doc, verdict === excluded);
      }
    }
  }

  clear(): void {
    this.#kept.clear();
  }
}

function read(
  facet: FacetColumn,
  include: readonly string[] | undefined,
  exclude: readonly string[] | undefined,
  size: number,
): KeptSet {
  const { names } = facet.values;
  const verdict = (code: number, isIn: (value: number) => boolean, isOut: (value: number) => boolean) => {
    const values = facet.setOf(code);
    if (exclude?.length && values.some(isOut)) return excluded;
    return include?.length && !values.some(isIn) ? notChosen : passing;
  };
  const chosen = new Set(facet.values.known(include ?? []));
  const out = new Set(facet.values.known(exclude ?? []));
  const isIn = (value: number) => chosen.has(value);
  const isOut = (value: number) => out.has(value);
  const verdicts = Uint8Array.from({ length: facet.column.facts.length }, (_, code) =>
    verdict(code, isIn, isOut),
  );
  const { codes } = facet.column;
  const set = { passes: docSet(codes.length), excluded: exclude?.length ? docSet(codes.length) : null };
  for (let doc = 0; doc < size; doc++) {
    const said = verdicts[codes[doc] as number] as number;
    if (said === passing) addDoc(set.passes, doc);
    else if (said === excluded && set.excluded) addDoc(set.excluded, doc);
  }
  // By name: a value that no title had until now has no number above.
  const nowIn = (value: number) => include?.includes(names[value] as string) ?? false;
  const nowOut = (value: number) => exclude?.includes(names[value] as string) ?? false;
  return { ...set, verdictOf: (doc) => verdict(facet.column.codes[doc] as number, nowIn, nowOut) };
}

function put(set: DocSet, doc: number, member: boolean): void {
  if (member) addDoc(set, doc);
  else removeDoc(set, doc);
}
