import type { Changed } from '../changes/follow-changes.ts';

/** What a page shows, and so when it is out of date. The settings, pages and places of the store count for each page. */
export interface PageDependencies {
  /** ISBNs as numbers, which take less memory than strings. */
  titles: readonly number[];
  lists: readonly number[];
  /** Which lists the store has. */
  allLists: boolean;
  /** Names of subjects. */
  names: boolean;
  /** For a page of search results: the version of the search that found them. */
  searchVersion: number | null;
  /** For a page that says when a copy is ready for pickup: what it went by. */
  ready: string | null;
  /** For a page that says which events are over: the quarter of an hour it was made in. */
  quarter: number | null;
}

/** The quarter of an hour of a moment. */
export const quarterOf = (at: Date): number => Math.floor(at.getTime() / 900_000);

/** Whether a page of the store shows what has changed. */
export function touchedBy(changed: Changed, storeId: number): (dependencies: PageDependencies) => boolean {
  if (changed.stores.has(null) || changed.stores.has(storeId)) return () => true;
  const isHere = (one: { store_id: number | null }) => one.store_id === null || one.store_id === storeId;
  const titles = new Set(changed.titles.filter(isHere).map((title) => Number(title.eisbn)));
  const lists = new Set(changed.lists.filter(isHere).map((list) => list.list_id));
  return (dependencies) =>
    (titles.size > 0 && dependencies.titles.some((title) => titles.has(title))) ||
    (lists.size > 0 && (dependencies.allLists || dependencies.lists.some((list) => lists.has(list)))) ||
    (changed.names && dependencies.names);
}
