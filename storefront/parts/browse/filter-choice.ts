import type { BrowseResult, FilterEntry } from '../../../contract/browse.ts';
import {
  type BrowseState,
  type FilterKey,
  type Filters,
  filterKeys,
  isResultSetId,
} from '../../../contract/filter-path.ts';
import * as m from '../../../messages/compiled/messages.js';

type Groups = BrowseResult['filter_info'];

/** How an entry stands in a state: included, excluded or not chosen. */
export function standing(state: BrowseState, { k, v }: Pick<FilterEntry, 'k' | 'v'>): FilterEntry['s'] {
  const key = keyOf(k);
  if (!key) return '';
  if (state.include[key]?.includes(v)) return 'in';
  return state.exclude[key]?.includes(v) ? 'out' : '';
}

/**
 * The state after an entry is included ('in'), excluded ('out') or left ('' ). Always from the first page. Choosing one
 * drops the others of its mutual-exclusion group (BROWSE-046) and the wider and narrower entries of the same filter: they
 * would either say the same or undo it.
 */
export function withEntry(
  state: BrowseState,
  groups: Groups,
  entry: Pick<FilterEntry, 'k' | 'v'>,
  how: FilterEntry['s'],
): BrowseState {
  const key = keyOf(entry.k);
  if (!key) return state;
  const { all, paths } = indexOf(groups);
  const path = paths.get(`${entry.k}:${entry.v}`) ?? [];
  const found = path.at(-1);
  const dropped: Pick<FilterEntry, 'k' | 'v'>[] = [entry, ...(found ? below(found) : [])];
  if (how === 'in') {
    dropped.push(...path.slice(0, -1).filter((above) => above.k === entry.k));
    if (found?.m) dropped.push(...all.filter((rival) => rival.m === found.m));
  }
  const include = without(state.include, dropped);
  const exclude = without(state.exclude, dropped);
  const target = how === 'in' ? include : exclude;
  if (how) target[key] = [...(target[key] ?? []), entry.v];
  return { ...state, include, exclude, offset: 0 };
}

export interface Chosen {
  k: FilterKey;
  v: string;
  label: string;
  excluded: boolean;
}

/** A page of one stored result set, whether it is still kept or not: the set is what is filtered, and no filter itself. */
export function isStoredResult({ text, include }: BrowseState): boolean {
  const [id = '', ...more] = include.x ?? [];
  return !text && !more.length && isResultSetId(id);
}

/** Whether the address names only a list, and that list does not exist (any more): an expired stored result (BROWSE-022). */
export function isMissingList(
  { text, include }: BrowseState,
  { context, stored, rows }: BrowseResult,
): boolean {
  const chosen = [...(include.x ?? []), ...(include.j ?? [])];
  return !text && chosen.length === 1 && !context && !stored && rows.length === 0;
}

/** What is chosen, with its labels, in the order of the panel; a value that the panel does not know is its own label. */
export function chosenFilters(state: BrowseState, groups: Groups, named = ''): Chosen[] {
  const { paths } = indexOf(groups);
  const label = (k: FilterKey, v: string) =>
    paths.get(`${k}:${v}`)?.at(-1)?.e || (k === 'x' && named) || storedLabel(k, v);
  const order = (k: FilterKey) => groups.findIndex((group) => group.k === k) >>> 0;
  const include: Filters = isStoredResult(state) ? { ...state.include, x: [] } : state.include;
  const chosen = filterKeys.flatMap((k) => [
    ...(include[k] ?? []).map((v) => ({ k, v, label: label(k, v), excluded: false })),
    ...(state.exclude[k] ?? []).map((v) => ({ k, v, label: label(k, v), excluded: true })),
  ]);
  return chosen.sort((a, b) => order(a.k) - order(b.k));
}

/** An id says nothing to a shopper; other values are words. */
const namedByIds: Partial<Record<FilterKey, () => string>> = {
  x: m.browse_filter_list,
  j: m.browse_filter_list,
  s: m.browse_unknown_subject,
  c: m.browse_unknown_category,
};

function storedLabel(k: FilterKey, v: string): string {
  if (k === 'x' && isResultSetId(v)) return m.browse_your_results();
  // A shop of one location has no shelf called 'here': a link from one of several means all there is.
  if (k === 'r' && v === 'here') return m.browse_on_hand();
  return namedByIds[k]?.() ?? v;
}

/** Without any filter; text, search type, sort and the result that is filtered stay. */
export function withoutFilters(state: BrowseState): BrowseState {
  const stored = isStoredResult(state);
  const sort = state.sort === 'sequence' && !stored ? '' : state.sort;
  return { ...state, include: stored ? { x: state.include.x } : {}, exclude: {}, sort, offset: 0 };
}

function keyOf(letter: string): FilterKey | undefined {
  return filterKeys.find((key) => key === letter);
}

function without(filters: Filters, dropped: readonly Pick<FilterEntry, 'k' | 'v'>[]): Filters {
  const kept: Filters = {};
  for (const key of filterKeys) {
    const values = filters[key]?.filter((v) => !dropped.some((d) => d.k === key && d.v === v));
    if (values?.length) kept[key] = values;
  }
  return kept;
}

/** The entries of a panel by their place; asked for by every link of it, so it is made once. */
interface Index {
  all: FilterEntry[];
  /** By 'key:value': the entry and those it stands under, outermost first. */
  paths: Map<string, FilterEntry[]>;
}
const indexes = new WeakMap<Groups, Index>();

function indexOf(groups: Groups): Index {
  const known = indexes.get(groups);
  if (known) return known;
  const index: Index = { all: [], paths: new Map() };
  const walk = (entries: readonly FilterEntry[], above: FilterEntry[]) => {
    for (const entry of entries) {
      const path = [...above, entry];
      index.all.push(entry);
      index.paths.set(`${entry.k}:${entry.v}`, path);
      walk(entry.subfilter, path);
    }
  };
  for (const group of groups) walk(group.entries, []);
  indexes.set(groups, index);
  return index;
}

const below = (entry: FilterEntry): FilterEntry[] => entry.subfilter.flatMap((sub) => [sub, ...below(sub)]);
