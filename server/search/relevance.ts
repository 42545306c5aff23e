import type { Query } from '../db/db.ts';
import { isCompanion, shopLanguages, specialFormats } from './sql/edition-order.ts';
import { type Ranked, rankTitles } from './sql/queries.ts';
import type { TextMatch } from './text/text-match.ts';
import { asciiWords } from './text/words.ts';

/**
 * The best candidates of a text search in the order to show them: titles and names that are exactly the text, titles
 * that begin with it and books of authors of this surname, then by how well the words fit. `ids` come best-stocked and most popular first, which decides
 * among equals; `onHand` tells which of them the store has.
 * `isBehind` tells which come after all that has the words. `known` (by title id) saves asking the database how well
 * they fit, and learns what it says.
 */
export async function byRelevance(
  q: Query,
  ids: readonly number[],
  match: TextMatch,
  onHand: (id: number) => boolean,
  isBehind: (id: number) => boolean,
  known: Map<number, Ranked> = new Map(),
): Promise<number[]> {
  if (ids.length < 2) return [...ids];
  const unknown = ids.filter((id) => !known.has(id) && !isBehind(id));
  if (unknown.length) for (const rank of await rankTitles(q, unknown, match)) known.set(rank.id, rank);
  const searched = match.titleKey;
  const scored = ids.map((id, position) => {
    const rank = known.get(id);
    if (isBehind(id)) return { id, position, group: 3, score: 0 };
    return { id, position, group: groupOf(rank), score: scoreOf(rank, onHand(id), searched) };
  });
  scored.sort((a, b) => a.group - b.group || b.score - a.score || a.position - b.position);
  return scored.map((s) => s.id);
}

function groupOf(rank: Ranked | undefined): number {
  if (rank?.isTitle || rank?.isAuthor) return 0;
  return rank?.isPublisher || rank?.beginsTitle || rank?.isSurname ? 1 : 2;
}

/** Editions in other languages, special formats and companions come after the book that most readers mean. */
const factors = { otherLanguage: 0.1, specialFormat: 0.5, companion: 0.3, onHand: 1.3 };

function scoreOf(rank: Ranked | undefined, onHand: boolean, searched: string): number {
  if (!rank) return 0;
  const popularity = rank.popularityRank === null ? 1 : 1 + 2 / Math.log(rank.popularityRank + 2);
  // Exact titles and names fit equally well, whatever else their records say.
  const fit = groupOf(rank) === 0 || rank.isPublisher ? 1 : rank.relevance;
  const isAside = rank.isAside || isCompanion(asciiWords(rank.called), searched);
  return (
    fit *
    popularity *
    (onHand ? factors.onHand : 1) *
    (shopLanguages.includes(rank.language) ? 1 : factors.otherLanguage) *
    (specialFormats.includes(rank.binding) ? factors.specialFormat : 1) *
    (isAside ? factors.companion : 1)
  );
}
