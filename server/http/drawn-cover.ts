import type { Shop } from '../context.ts';
import { typographicCover } from '../image/typographic-cover.ts';
import { askForCover } from '../import/covers/ask-for-cover.ts';
import { readCoverFacts } from './picture-queries.ts';

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
