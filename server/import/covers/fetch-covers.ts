import type { Db } from '../../db/db.ts';
import type { ImageStore } from '../../providers/images/images.ts';
import type { PictureWeb } from '../../providers/web/picture-web.ts';
import { coverHostAddress } from './cover-host.ts';
import { type CoverMaster, coverMaster } from './cover-master.ts';
import { type LinkedTitle, type NewCover, type Problem, saveCovers, saveProblems } from './queries.ts';
import { severalAtOnce } from './several-at-once.ts';

/** Requests at once: other people's servers are not to be stormed. */
const AT_ONCE = 4;

/** What covers from the web need. */
export interface CoverParts {
  db: Db;
  images: ImageStore;
  web: PictureWeb;
  /** COVER_URL, '' for none. */
  coverHost: string;
}

export interface Fetched {
  title: LinkedTitle;
  /** '' when the title has its cover now. */
  problem: string;
}

/**
 * Fetches covers from the feeds' links or else from the cover host, and shows them. Records why a cover could not be
 * fetched, so that the next run does not ask for it again at once. Throws when the image store or the database cannot
 * be reached.
 */
export async function fetchCovers(parts: CoverParts, titles: readonly LinkedTitle[]): Promise<Fetched[]> {
  const covers: NewCover[] = [];
  const problems: Problem[] = [];
  const fetched: Fetched[] = [];
  await severalAtOnce(titles, AT_ONCE, async (title) => {
    const found = await firstCover(parts, title);
    const { id: title_id, eisbn, cover_url: tried } = title;
    if ('reason' in found) {
      problems.push({ title_id, tried, problem: found.reason });
      fetched.push({ title, problem: found.reason });
      return;
    }
    const { master, origin } = found;
    const image_key = `covers/${eisbn}-${master.cache}.${master.type}`;
    await parts.images.write(image_key, master.bytes);
    covers.push({ title_id, image_key, cache: master.cache, ratio: master.ratio, origin });
    problems.push({ title_id, tried, problem: '' });
    fetched.push({ title, problem: '' });
  });
  await parts.db.tx(async (q) => {
    if (covers.length > 0) await saveCovers(q, covers);
    if (problems.length > 0) await saveProblems(q, problems);
  });
  return fetched;
}

async function firstCover(
  { web, coverHost }: CoverParts,
  { eisbn, cover_url }: LinkedTitle,
): Promise<{ master: CoverMaster; origin: string } | { reason: string }> {
  let reason = 'We don’t know where to find its cover.';
  for (const address of [cover_url, coverHostAddress(coverHost, eisbn)].filter(Boolean)) {
    const answer = await web.read(address);
    const master = 'reason' in answer ? answer : await coverMaster(answer.bytes);
    if (!('reason' in master)) return { master, origin: address };
    reason = `${address}: ${master.reason}`;
  }
  return { reason };
}
