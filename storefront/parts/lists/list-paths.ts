import { defaultPageSize } from '../../../contract/filter-path.ts';
import { pageQuery } from '../title/page-query.ts';

export const listsPath = '/account/lists';

export function ownListPath(listId: number, page = 1, size: number = defaultPageSize): string {
  return `${listsPath}/${listId}${pageQuery(page, size)}`;
}

/** The form that adds a title to lists. */
export function addPath(eisbn: string): string {
  return `${listsPath}/add/${eisbn}`;
}

/** Where a list, of the shop or of the reader, is made into a file. */
export function filePath(listId: number): string {
  return `${listsPath}/file/${listId}`;
}

/** Imports books into a list of the reader, null for a new one. */
export function importPath(listId: number | null): string {
  return listId === null ? `${listsPath}/import` : `${listsPath}/import?list=${listId}`;
}

/** A list of the reader as an order. */
export function orderPath(listId: number): string {
  return `${listsPath}/order/${listId}`;
}

/** The form that copies a list of the shop. */
export function copyPath(listId: number): string {
  return `${listsPath}/copy/${listId}`;
}

/** How far a file is, and the file itself (REPORT-001). */
export function reportPath(reportId: number): string {
  return `/pdf/${reportId}`;
}
