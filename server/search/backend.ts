import type { FilterEntry } from '../../contract/browse.ts';

/** A browse or search request after its path was understood. Values are those written in paths. */
export interface SearchRequest {
  storeId: number;
  /** For 'on hand here' counts; null = any location of the store. */
  locationId: number | null;
  text: string;
  type: 'keyword' | 'title' | 'author' | 'publisher' | 'series' | 'whole_series' | 'isbn';
  /** Chosen values per filter key. */
  include: Partial<Record<FilterKey, string[]>>;
  /** Excluded values per filter key. */
  exclude: Partial<Record<FilterKey, string[]>>;
  sort: '' | 'popularity' | 'date' | 'title' | 'author' | 'sequence';
  offset: number;
  limit: number;
}
export type FilterKey = 'b' | 's' | 'd' | 'f' | 'a' | 'c' | 'g' | 'r' | 'x' | 'j';

export interface SearchHit {
  titleIds: number[];
  /** Exact up to the cap, then the cap. */
  total: number;
  facets: { k: FilterKey; label: string; entries: FilterEntry[] }[];
  /** Corrected text when the words as typed found nothing, or ''. */
  didYouMean: string;
}

/** Finds titles. Two implementations share one spec: plain SQL (the truth) and the memory index (the fast one). */
export interface SearchBackend {
  search(request: SearchRequest): Promise<SearchHit>;
  /** Title ids to suggest for what has been typed, best first. */
  suggest(storeId: number, typed: string, limit: number): Promise<number[]>;
  /** Brings the backend up to date with the catalogue now, instead of at its next tick. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}
