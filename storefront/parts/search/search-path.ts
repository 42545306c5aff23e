/** Where a search goes (SEARCH-002..004): the bare browse page for nothing, else t then k; a literal percent twice. */
export function searchPath(text: string, type: string): string {
  const term = text.trim();
  if (!term) return '/browse/filter/';
  return `/browse/filter/t/${encodeURIComponent(term.replaceAll('%', '%25'))}/k/${type || 'keyword'}`;
}
