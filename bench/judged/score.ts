import { everything, type SearchBackend } from '../../server/search/backend.ts';
import { type Judged, type Kind, kinds } from './queries.ts';

/** How well the queries of one kind were answered, each 0 to 1. */
export interface Score {
  kind: Kind | 'all';
  queries: number;
  /** Share with an expected title in the first place, and among the first ten (of suggestions: five). */
  atOne: number;
  atTen: number;
  /** Mean of 1 / place of the first expected title, 0 when it is not among the first ten. */
  reciprocal: number;
}

/** The place (from 1) of the first expected title of each query; 0 = not among the first ten. */
export async function ranks(
  backend: SearchBackend,
  storeId: number,
  judged: readonly Judged[],
): Promise<number[]> {
  const found: number[] = [];
  for (const { kind, query, titleIds } of judged) {
    const ids = await ask(backend, storeId, kind, query);
    found.push(ids.slice(0, 10).findIndex((id) => titleIds.has(id)) + 1);
  }
  return found;
}

/** The first titles that a shopper would be shown. */
export async function ask(
  backend: SearchBackend,
  storeId: number,
  kind: Kind,
  query: string,
): Promise<number[]> {
  if (kind === 'suggest' || kind === 'person') return backend.suggest(storeId, query, 5);
  const hit = await backend.search({
    storeId,
    ...everything,
    text: query,
    limit: 26,
  });
  return hit.titleIds;
}

/** One score per kind that was asked, and one for all. */
export function scores(judged: readonly Judged[], found: readonly number[]): Score[] {
  const of = (kind: Kind | 'all'): Score => {
    const mine = found.filter((_, i) => kind === 'all' || judged[i]?.kind === kind);
    const share = (most: number) => mine.filter((rank) => rank > 0 && rank <= most).length / mine.length;
    const reciprocal = mine.reduce((sum, rank) => sum + (rank ? 1 / rank : 0), 0) / mine.length;
    return { kind, queries: mine.length, atOne: share(1), atTen: share(10), reciprocal };
  };
  return [...kinds.filter((kind) => judged.some((j) => j.kind === kind)), 'all' as const].map(of);
}
