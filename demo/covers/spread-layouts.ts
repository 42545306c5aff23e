import type { TitleFacts } from '../catalogue/facts.ts';
import { chooseLayout } from './choose-layout.ts';

/** As many covers as a row of a page shows, and a few more. */
const apart = 8;

/**
 * The same books, with covers of one layout so far from each other that no two of them are neighbours; else in their order.
 * A list that has too few layouts for that spreads them as far as it can.
 */
export function spreadLayouts(titles: readonly TitleFacts[]): TitleFacts[] {
  const left = titles.map((facts) => ({ facts, layout: chooseLayout({ ...facts, authors: [] }) }));
  const shown: typeof left = [];
  while (left.length > 0) {
    const recent = shown.slice(-apart).map(({ layout }) => layout);
    const since = left.map(({ layout }) => {
      const last = recent.lastIndexOf(layout);
      return last === -1 ? apart : recent.length - 1 - last;
    });
    shown.push(...left.splice(since.indexOf(Math.max(...since)), 1));
  }
  return shown.map(({ facts }) => facts);
}
