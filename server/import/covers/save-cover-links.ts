import type { Db } from '../../db/db.ts';
import type { CoverLink } from './cover-links.ts';
import { coverMaster } from './cover-master.ts';
import { type CoverParts, fetchCovers } from './fetch-covers.ts';
import {
  type CoveredTitle,
  countLinked,
  type LinkedTitle,
  type NewCover,
  readCovered,
  readLinked,
  saveCovers,
} from './queries.ts';
import { type CoverOptions, type CoverSummary, emptySummary } from './save-cover-files.ts';
import { severalAtOnce } from './several-at-once.ts';

const BATCH = 40;
const AT_ONCE = 4;

/** How many titles `saveFedCovers` will ask for. */
export function countFedCovers(db: Db, coverHost: string): Promise<number> {
  return countLinked(db, coverHost !== '');
}

/**
 * Fetches the covers of all titles that have none, or whose cover link has changed, from the feed's link or else from
 * the cover host. Skips covers that could not be fetched within the last week.
 */
export async function saveFedCovers(parts: CoverParts, options: CoverOptions = {}): Promise<CoverSummary> {
  const summary = emptySummary();
  let [after, done] = [0, 0];
  for (;;) {
    if (options.signal?.aborted) return { ...summary, stopped: true };
    const titles: LinkedTitle[] = await readLinked(parts.db, after, parts.coverHost !== '', BATCH);
    for (const { title, problem } of await fetchCovers(parts, titles)) {
      if (!problem) summary.added += 1;
      else {
        summary.rejected += 1;
        options.onRejected?.({ line: 0, ref: title.eisbn, reason: problem });
      }
    }
    done += titles.length;
    options.onProgress?.(summary, done);
    after = titles.at(-1)?.id ?? after;
    if (titles.length < BATCH) return summary;
  }
}

/**
 * Gives titles the covers at these links; they count like files of the shop's own, and a link whose cover is shown
 * already is not fetched again.
 */
export async function saveCoverLinks(
  { db, images, web }: Omit<CoverParts, 'coverHost'>,
  links: AsyncIterable<CoverLink>,
  options: CoverOptions = {},
): Promise<CoverSummary> {
  const summary = emptySummary();
  let bytes = 0;
  const reject = (link: CoverLink, reason: string) => {
    summary.rejected += 1;
    options.onRejected?.({ line: link.line, ref: link.text.slice(0, 200), reason });
  };
  type Wanted = Extract<CoverLink, { isbn: string }>;
  const write = async (batch: readonly Wanted[]) => {
    const known = new Map(
      (
        await readCovered(
          db,
          batch.map((link) => link.isbn),
        )
      ).map((title) => [title.eisbn, title] as const),
    );
    const covers = new Map<number, NewCover>();
    await severalAtOnce(batch, AT_ONCE, async (link) => {
      const title = known.get(link.isbn);
      if (!title) return reject(link, `The catalogue has no title ${link.isbn}.`);
      const origin = `list:${link.address}`;
      if (title.origin === origin && (await images.has(title.image_key))) {
        summary.unchanged += 1;
        return;
      }
      const answer = await web.read(link.address);
      const master = 'reason' in answer ? answer : await coverMaster(answer.bytes);
      if ('reason' in master) return reject(link, master.reason);
      const image_key = `covers/${title.eisbn}-${master.cache}.${master.type}`;
      await images.write(image_key, master.bytes);
      covers.set(title.id, {
        title_id: title.id,
        image_key,
        cache: master.cache,
        ratio: master.ratio,
        origin,
      });
      summary[outcomeOf(title, master.cache)] += 1;
    });
    if (covers.size > 0) await db.tx((q) => saveCovers(q, [...covers.values()]));
    options.onProgress?.(summary, bytes);
  };

  let batch: Wanted[] = [];
  for await (const link of links) {
    bytes += link.text.length;
    if (options.signal?.aborted) return { ...summary, stopped: true };
    if ('reason' in link) {
      reject(link, link.reason);
      continue;
    }
    // The later of two links for one book wins, as in every import.
    if (batch.some(({ isbn }) => isbn === link.isbn) || batch.length === BATCH) {
      await write(batch);
      batch = [];
    }
    batch.push(link);
  }
  if (batch.length > 0) await write(batch);
  return summary;
}

function outcomeOf(title: CoveredTitle, cache: string): 'added' | 'replaced' | 'unchanged' {
  if (title.cover_cache === cache) return 'unchanged';
  return title.cover_cache ? 'replaced' : 'added';
}
