import { defaultPageSize } from '../../../contract/filter-path.ts';
import type { TitleRow } from '../../../contract/title.ts';

/** Addresses that several pages link to (BROWSE-025..027). */

export function itemPath(eisbn: string, listId?: number): string {
  return listId ? `/item/${eisbn}/lists/${listId}` : `/item/${eisbn}`;
}

/** The page of a book when bought for a gift registry (BLOCK-057); 0 = no registry. */
export function registryItemPath(eisbn: string, registryId: number): string {
  return registryId > 0 ? `${itemPath(eisbn)}?registry=${registryId}` : itemPath(eisbn);
}

export function listPath(listId: number, page = 1, size: number = defaultPageSize): string {
  return pagePath(`/lists/${listId}`, page, size);
}

/** The same list without what can't be added to the cart now (LIST-040, LIST-041). */
export function cartableListPath(listId: number, page = 1, size: number = defaultPageSize): string {
  return pagePath(`/lists/cartable/${listId}`, page, size);
}

function pagePath(first: string, page: number, size: number): string {
  const path = page > 1 ? `${first}/${page}` : first;
  return size === defaultPageSize ? path : `${path}?l=${size}`;
}

/** Browse narrowed to the books of a list, in its own order (LIST-043, BROWSE-048). */
export function listBrowsePath(listId: number): string {
  return `/browse/filter/v/sequence/x/${listId}`;
}

/** A text in a filter path: percent-encoded, a literal percent twice (SEARCH-004). */
function pathText(text: string): string {
  return encodeURIComponent(text.replaceAll('%', '%25'));
}

export function authorPath(name: string): string {
  return `/browse/filter/k/author/t/${pathText(name)}`;
}

export function seriesPath(series: string): string {
  return `/browse/filter/k/whole_series/t/${pathText(series)}`;
}

/**
 * A search for the title and its authors; illustrators and translators differ between editions. `apart`: by default the store
 * shows all editions as one result.
 */
export function allEditionsPath(
  { title, authors }: Pick<TitleRow, 'title' | 'authors'>,
  apart: boolean,
): string {
  const writers = authors.filter(({ role }) => role === 'A01');
  const named = writers.length > 0 ? writers : authors.slice(0, 1);
  const text = [title, ...named.map(({ name }) => name)].join(' ');
  return `/browse/filter/k/keyword/t/${pathText(text)}${apart ? '/w/each' : ''}`;
}

/** The search for an ISBN that the shop does not have, at its form to ask for the book. */
export function askPath(isbn: string): string {
  return `/browse/filter/t/${isbn}/k/keyword#ask`;
}

export function subjectPath(id: number): string {
  return `/browse/filter/s/${id}`;
}
