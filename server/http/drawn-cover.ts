import type { Shop } from '../context.ts';
import { readCoverFacts } from '../image/queries.ts';
import { typographicCover } from '../image/typographic-cover.ts';
import { wantCover } from '../import/covers/queries.ts';

/**
 * The drawing, as SVG, that a book without a cover shows; null when there is no such book. If there is a cover to be had it is
 * fetched, and the next page shows it.
 */
export async function drawnCover(shop: Shop, eisbn: string): Promise<string | null> {
  const facts = await readCoverFacts(shop.db, eisbn);
  if (!facts) return null;
  await askForCover(shop, eisbn);
  return typographicCover({ isbn: eisbn, title: facts.title, author: facts.author, width: 480 });
}

async function askForCover({ env, db, jobs, log }: Shop, eisbn: string): Promise<void> {
  if (!env.COVER_LINKS) return;
  try {
    if (await wantCover(db, eisbn, env.COVER_URL !== '')) jobs.wake('fetch-covers');
  } catch (err) {
    log.warn({ err, eisbn }, 'a cover could not be asked for');
  }
}
