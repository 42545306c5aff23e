/** What sources tell of how popular a book is; null or undefined where they say nothing. */
export interface PopularityFacts {
  copies_sold?: number | null;
  ratings_count?: number | null;
  /** Of 5. */
  ratings_average?: number | null;
  /** 1 sells best. */
  sales_rank?: number | null;
}

/** Stands for an average that is not known. */
const USUAL_AVERAGE = 3.75;
/** Powers of ten that a rank is worth at most: the millionth book is worth one. */
const RANKS = 7;

/**
 * One figure for popularity: 0 = nothing known, about 7 for the best known books of the world. Each fact is taken as a power
 * of ten, and the strongest counts:
 *
 * - copies sold: log10(1 + copies)
 * - ratings: log10(1 + count × average / 5); a missing count is 1, a missing average 3.75
 * - sales rank: 7 − log10(rank), at least 0
 *
 * More copies, more ratings, a better average and a better rank never lower it, and it needs no other title to compare
 * with: so the order in which files and rows are loaded does not matter. 1030_popularity.sql applies the rule for ranks.
 */
export function popularityOf(facts: PopularityFacts): number {
  const { copies_sold, ratings_count, ratings_average, sales_rank } = facts;
  const isRated = ratings_count != null || ratings_average != null;
  const rated = isRated ? ((ratings_count ?? 1) * (ratings_average ?? USUAL_AVERAGE)) / 5 : 0;
  const figures = [
    Math.log10(1 + Math.max(0, copies_sold ?? 0)),
    Math.log10(1 + Math.max(0, rated)),
    sales_rank != null && sales_rank > 0 ? RANKS - Math.log10(sales_rank) : 0,
  ];
  // As many digits as the column of type real keeps.
  return Math.round(Math.max(0, ...figures) * 10_000) / 10_000;
}
