import type { FilterEntry } from '../../contract/browse.ts';
import type { SearchType, Sort } from '../../contract/filter-path.ts';

/** Filters whose values are counted. Topics and stored results (x, j) arrive as `only` and `without`. */
export const facetKeys = ['b', 's', 'd', 'f', 'a', 'c', 'g', 'r'] as const;
export type FacetKey = (typeof facetKeys)[number];
export type FacetFilters = Partial<Record<FacetKey, string[]>>;

/** A browse or search request after its path was understood. Values are those written in paths. */
export interface SearchRequest {
  storeId: number;
  /** For 'on hand here'; null = the shopper has chosen no location. */
  locationId: number | null;
  text: string;
  type: SearchType;
  /** Titles of one facet with any of the values; facets are combined with AND. Unknown values match nothing. */
  include: FacetFilters;
  exclude: FacetFilters;
  /** Only these titles, in the order that sort 'sequence' shows; null = the whole catalogue. */
  only: readonly number[] | null;
  /** None of these titles. */
  without: readonly number[];
  sort: Sort;
  /** Editions of one work are one result, shown by the first of them in this order, and count once. */
  byWork: boolean;
  /** Look for nothing but the words of the text in the records of titles: no other spelling, no description. */
  asTyped: boolean;
  offset: number;
  limit: number;
}

/** The first titles of the whole catalogue: what a request that asks for little is made of. */
export const everything: Omit<SearchRequest, 'storeId' | 'limit'> = {
  locationId: null,
  text: '',
  type: 'keyword',
  include: {},
  exclude: {},
  only: null,
  without: [],
  sort: '',
  byWork: false,
  asTyped: false,
  offset: 0,
};

export interface FacetGroup {
  k: FacetKey;
  label: string;
  entries: FilterEntry[];
}

export interface SearchHit {
  titleIds: number[];
  /** Exact up to `countCap`, then the cap. */
  total: number;
  /** Counts are exact up to `countCap` as well. */
  facets: FacetGroup[];
  /** Another way to write the text; '' = no suggestion. */
  didYouMean: string;
  /** The words as typed found nothing: `titleIds`, `total` and `facets` are those of `didYouMean`. */
  isCorrected: boolean;
  /** Words of the text that `didYouMean` does without, because no title has them beside the others. */
  leftOut: string[];
}

/** Finds titles. Two implementations share one spec: plain SQL (the truth) and the memory index (the fast one). */
export interface SearchBackend {
  search(request: SearchRequest): Promise<SearchHit>;
  /** Title ids to suggest for what has been typed, best first. */
  suggest(storeId: number, typed: string, limit: number): Promise<number[]>;
  /** Title ids near to a request that found nothing, nearest first; [] = none is near. */
  near(request: SearchRequest, limit: number): Promise<number[]>;
  /**
   * Grows when answers in this store may have changed. A backend may be a second behind the database: a page of results
   * is out of date when the backend, not only the database, has moved on.
   */
  version(storeId: number): number;
  /** Brings the backend up to date with the catalogue now, instead of at its next tick. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

export interface BackendOptions {
  /** Which day it is decides what is forthcoming or new. */
  now?: () => Date;
  /** Told when following the catalogue fails; it is tried again. */
  onError?: (error: unknown) => void;
  /** Milliseconds between looks at the catalogue's changes; 0 = only `refresh()`. */
  pollMs?: number;
}

/** Counts above this are not told apart (BROWSE-040), and no page starts at or beyond it (BROWSE-041). */
export const countCap = 10_000;

/** How many of the best candidates of a text search are ranked by relevance; the rest follow by popularity. */
export const rankedPool = 100;
