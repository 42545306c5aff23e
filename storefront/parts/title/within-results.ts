/** Where in a result an item was chosen; travels in the history entry of the item's page. */
export interface WithinResults {
  /** The page of results, to go back to. */
  path: string;
  /** The titles of that page in their order. */
  eisbns: string[];
}

/** The state of a history entry as `WithinResults`; null for an entry that has none, or another's. */
export function withinResults(state: unknown): WithinResults | null {
  const within = (state as { within?: Partial<WithinResults> } | null)?.within;
  if (typeof within?.path !== 'string' || !within.path.startsWith('/') || within.path.startsWith('//'))
    return null;
  if (!Array.isArray(within.eisbns) || !within.eisbns.every((e) => typeof e === 'string')) return null;
  return { path: within.path, eisbns: within.eisbns };
}

/** The neighbours of an item among the results; undefined at the ends, or when it is not among them. */
export function neighboursOf({ eisbns }: WithinResults, eisbn: string): { previous?: string; next?: string } {
  const at = eisbns.indexOf(eisbn);
  if (at === -1) return {};
  const [previous, next] = [eisbns[at - 1], eisbns[at + 1]];
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) };
}
