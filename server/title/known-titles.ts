import { eisbn } from '../../contract/form.ts';
import { refuse } from '../call/refusal.ts';
import type { Query } from '../db/db.ts';
import { readTitleIds } from './queries.ts';

/** How many titles a list or category has at most. */
const mostTitles = 5000;

/**
 * Ids of titles in the order of their ISBNs. Withdrawn titles count as unknown, but those whose ISBN is in `kept` may stay
 * where they are.
 *
 * @throws the refusals `too_many_titles`, `duplicate_titles` and `unknown_titles`; the data of the last two has `eisbns`.
 */
export async function knownTitleIds(
  q: Query,
  given: readonly string[],
  kept: readonly string[],
): Promise<number[]> {
  if (given.length === 0) return [];
  if (given.length > mostTitles) {
    throw refuse('too_many_titles', `Please choose at most ${mostTitles} books; there are ${given.length}.`);
  }
  const isbns = given.map((text) => eisbn().safeParse(text).data ?? text);
  const seen = new Set<string>();
  const twice = isbns.filter((isbn) => seen.size === seen.add(isbn).size);
  if (twice.length > 0) {
    throw refuse('duplicate_titles', `These books are listed twice: ${named(twice)}.`, { eisbns: twice });
  }
  const rows = new Map((await readTitleIds(q, isbns)).map((row) => [row.eisbn, row]));
  const staying = new Set(kept);
  const found = isbns.map((isbn) => rows.get(isbn));
  const unknown = isbns.filter((isbn, i) => !found[i] || (found[i].is_withdrawn && !staying.has(isbn)));
  if (unknown.length > 0) {
    throw refuse('unknown_titles', `The catalogue doesn’t have these books: ${named(unknown)}.`, {
      eisbns: unknown,
    });
  }
  return found.flatMap((row) => row?.id ?? []);
}

const shown = 5;

/** The first few of them. */
function named(isbns: readonly string[]): string {
  const more = isbns.length - shown;
  return isbns.slice(0, shown).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
