import type { Query } from '../../db/db.ts';
import { ELEMENTS, type Element, readCompleteness, type TitleCompleteness } from './queries.ts';

/** Titles read at once: on PGlite the shop waits meanwhile. */
const PAGE = 2000;

/** A title with what it lacks and its score, 0 to 100: the share of the elements it has. */
export interface ScoredTitle extends TitleCompleteness {
  score: number;
}

export interface Completeness {
  titles: number;
  complete: number;
  /** Mean score, 0 to 100; 0 when there is no title. */
  score: number;
  /** Titles without each element, most often missing first. */
  missing: { element: Element; titles: number }[];
  /** The titles that lack most, worst first. */
  worst: ScoredTitle[];
}

/** Goes through the catalogue in flat memory; `onTitle` gets every title in the order of ids. */
export async function measureCompleteness(
  q: Query,
  options: { worst: number; onTitle?: (title: ScoredTitle) => void },
): Promise<Completeness> {
  const lacking = new Map<Element, number>(ELEMENTS.map((element) => [element, 0]));
  let worst: ScoredTitle[] = [];
  let [titles, complete, sum, after] = [0, 0, 0, 0];
  for (;;) {
    const page = await readCompleteness(q, after, PAGE);
    const scored = page.map((title) => ({ ...title, score: scoreOf(title.missing) }));
    for (const title of scored) {
      titles += 1;
      sum += title.score;
      if (title.missing.length === 0) complete += 1;
      for (const element of title.missing) lacking.set(element, (lacking.get(element) ?? 0) + 1);
      options.onTitle?.(title);
    }
    worst = [...worst, ...scored.filter((title) => title.missing.length > 0)]
      .sort((a, b) => a.score - b.score || a.id - b.id)
      .slice(0, options.worst);
    after = page.at(-1)?.id ?? after;
    if (page.length < PAGE) break;
  }
  const missing = [...lacking].map(([element, count]) => ({ element, titles: count }));
  return {
    titles,
    complete,
    score: titles > 0 ? sum / titles : 0,
    missing: missing.sort((a, b) => b.titles - a.titles),
    worst,
  };
}

function scoreOf(missing: readonly Element[]): number {
  return Math.round(100 * (1 - missing.length / ELEMENTS.length));
}
