import { type CoverParts, fetchCovers } from './fetch-covers.ts';
import { takeWanted } from './queries.ts';

/** Titles at a time: what is fetched is shown soon, and a stop loses little. */
const some = 20;
/** Then another process may go on, and the queue does not take the job for hung. */
const longestMs = 4 * 60_000;

/** Fetches the covers of titles that shoppers viewed, and covers whose link has changed. */
export async function fetchWantedCovers(parts: CoverParts): Promise<void> {
  const until = Date.now() + longestMs;
  while (Date.now() < until) {
    const titles = await takeWanted(parts.db, some);
    if (titles.length === 0) return;
    await fetchCovers(parts, titles);
  }
}
