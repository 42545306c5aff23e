import { fold } from '../import/rules/fold.ts';

/** Two words that begin with these many letters alike count as one, so that slips further on do not matter. */
const alike = 3;

/**
 * Whether a row's words may mean this book: most words of its title, or of its title and author, begin like one of theirs. A search also
 * finds books that share a single word.
 */
export function resembles(words: string, { title, author }: { title: string; author: string }): boolean {
  const written = new Set(startsOf(words));
  return [title, `${title} ${author}`].some((text) => {
    const starts = startsOf(text);
    return starts.filter((start) => written.has(start)).length > starts.length / 2;
  });
}

function startsOf(text: string): string[] {
  const words = fold(text).split(' ');
  return words.filter((word) => word.length > 1).map((word) => word.slice(0, alike));
}
