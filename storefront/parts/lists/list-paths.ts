export const listsPath = '/account/lists';

export function ownListPath(listId: number, page = 1, size?: number): string {
  const query = new URLSearchParams();
  if (page > 1) query.set('page', String(page));
  if (size) query.set('l', String(size));
  return `${listsPath}/${listId}${query.size > 0 ? `?${query}` : ''}`;
}

/** The form that adds a title to lists. */
export function addPath(eisbn: string): string {
  return `${listsPath}/add/${eisbn}`;
}

/** The form that copies a list of the shop. */
export function copyPath(listId: number): string {
  return `${listsPath}/copy/${listId}`;
}
