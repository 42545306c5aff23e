import type { Suggestion } from '../../../contract/browse.ts';
import { authorPath, itemPath, seriesPath } from '../title/paths.ts';

/** The rows of the list: titles, then at most one person and one series, then all results. Each is the address it leads to. */
export interface SuggestedPaths {
  titles: string[];
  author: string;
  series: string;
  /** In the order of the rows. */
  all: string[];
}

/** `everything`: the address of all results. Nothing is in a list without titles. */
export function suggestedPaths(rows: readonly Suggestion[], everything: string): SuggestedPaths {
  const [first] = rows;
  const titles = rows.map(({ eisbn }) => itemPath(eisbn));
  const author = first?.named_author ? authorPath(first.named_author) : '';
  const series = first?.named_series ? seriesPath(first.named_series) : '';
  return {
    titles,
    author,
    series,
    all: first ? [...titles, author, series, everything].filter(Boolean) : [],
  };
}
