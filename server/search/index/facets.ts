import type { FilterEntry } from '../../../contract/browse.ts';
import * as m from '../../../messages/compiled/messages.js';
import { languageName } from '../../title/language-name.ts';
import {
  countCap,
  type FacetFilters,
  type FacetGroup,
  type FacetKey,
  facetKeys,
  type SearchRequest,
} from '../backend.ts';
import { dateChoices, dateLabel } from '../date-ranges.ts';
import { statuses } from './statuses.ts';
import type { SubjectTree } from './subject-tree.ts';

/** How many titles each value of each facet would leave. */
export type FacetCounts = Record<FacetKey, Map<string, number>>;

/** What facets need to know besides the counts. */
interface FacetNames {
  subjects: SubjectTree;
  /** The store's categories in their order. */
  categories: { id: number; name: string }[];
  today: number;
}

const labels: Record<FacetKey, () => string> = {
  r: m.browse_facet_holdings,
  b: m.browse_facet_status,
  s: m.browse_facet_subject,
  f: m.browse_facet_format,
  a: m.browse_facet_audience,
  c: m.browse_facet_category,
  g: m.browse_facet_language,
  d: m.browse_facet_date,
};
/** The side panel's order. */
const panel: FacetKey[] = ['r', 'c', 's', 'f', 'd', 'a', 'g', 'b'];

/** A browse page must stay small (architecture §6): rarer values are reached by choosing others first. */
const mostEntries = 40;

export function emptyCounts(): FacetCounts {
  return Object.fromEntries(facetKeys.map((k) => [k, new Map()])) as unknown as FacetCounts;
}

/** The groups of the side panel. Values that would leave nothing are shown only while they are chosen. */
export function facetGroups(counts: FacetCounts, request: SearchRequest, names: FacetNames): FacetGroup[] {
  return panel.map((k) => ({ k, label: labels[k](), entries: entriesOf(k, counts[k], request, names) }));
}

function entriesOf(
  k: FacetKey,
  counts: Map<string, number>,
  request: SearchRequest,
  names: FacetNames,
): FilterEntry[] {
  const entry = (v: string, e: string, subfilter: FilterEntry[] = []): FilterEntry => ({
    k,
    v,
    e,
    c: Math.min(counts.get(v) ?? 0, countCap),
    n: k !== 'd' && k !== 'r',
    m: k === 'd' || k === 'r' ? k : '',
    s: chosen(request, k, v),
    subfilter,
  });
  const shown = (e: FilterEntry) => e.c > 0 || e.s !== '' || e.subfilter.length > 0;

  if (k === 's') return subjectEntries(names.subjects, request, entry, shown);
  const offered = offeredValues(k, request, names);
  if (offered) {
    const more = chosenValues(request, k).filter((v) => !offered.some((o) => o.value === v));
    return [
      ...offered.map((o) => entry(o.value, o.label)),
      ...more.map((v) => entry(v, k === 'd' ? dateLabel(v, names.today) : v)),
    ].filter(shown);
  }
  const values = new Set([...counts.keys(), ...chosenValues(request, k)]);
  const entries = [...values].map((v) => entry(v, k === 'g' ? languageName(v) : v)).filter(shown);
  return mostCommon(entries);
}

/** Facets whose values have an order of their own; null = ordered by count. */
function offeredValues(
  k: FacetKey,
  request: SearchRequest,
  names: FacetNames,
): { value: string; label: string }[] | null {
  if (k === 'b') return statuses.map(({ value, label }) => ({ value, label: label() }));
  if (k === 'd') return dateChoices(names.today);
  if (k === 'c') return names.categories.map((c) => ({ value: String(c.id), label: c.name }));
  if (k !== 'r') return null;
  return [
    ...(request.locationId === null ? [] : [{ value: 'here', label: m.browse_facet_on_hand_here() }]),
    {
      value: 'store',
      label: request.locationId === null ? m.browse_facet_on_hand() : m.browse_facet_on_hand_anywhere(),
    },
    { value: 'order', label: m.browse_facet_on_order() },
  ];
}

function subjectEntries(
  tree: SubjectTree,
  request: SearchRequest,
  entry: (v: string, e: string, subfilter?: FilterEntry[]) => FilterEntry,
  shown: (e: FilterEntry) => boolean,
): FilterEntry[] {
  // Opened are the chosen subjects and the way to them; the rest of the tree appears by choosing.
  const open = new Set(chosenValues(request, 's').flatMap((v) => tree.pathTo(Number(v))));
  const level = (ids: readonly number[]): FilterEntry[] =>
    mostCommon(
      ids
        .map((id) => entry(String(id), tree.heading(id), open.has(id) ? level(tree.children(id)) : []))
        .filter(shown),
    );
  return level(tree.roots);
}

/** The most common values and every chosen one, commonest first. */
function mostCommon(entries: FilterEntry[]): FilterEntry[] {
  const ordered = entries.sort((x, y) => y.c - x.c || (x.e < y.e ? -1 : x.e > y.e ? 1 : x.v < y.v ? -1 : 1));
  return ordered.filter((e, i) => i < mostEntries || e.s !== '' || e.subfilter.some((sub) => sub.s !== ''));
}

function chosenValues(request: SearchRequest, k: FacetKey): string[] {
  return [...(request.include[k] ?? []), ...(request.exclude[k] ?? [])];
}

function chosen(request: SearchRequest, k: FacetKey, v: string): FilterEntry['s'] {
  if (has(request.include, k, v)) return 'in';
  return has(request.exclude, k, v) ? 'out' : '';
}

function has(filters: FacetFilters, k: FacetKey, v: string): boolean {
  return filters[k]?.includes(v) ?? false;
}
