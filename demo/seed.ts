import type { Db } from '../server/db/db.ts';
import { refreshStatistics } from '../server/db/refresh-statistics.ts';
import { saveTitles } from '../server/import/save/save-titles.ts';
import type { ImageStore } from '../server/providers/images/images.ts';
import { hasStore } from '../server/store/write.ts';
import { saveDrawnCovers, saveInteriors } from '../server/title/write.ts';
import { demoTitles, type TitleFacts } from './catalogue/facts.ts';
import { drawCovers } from './draw-covers.ts';
import { drawInteriors } from './draw-interiors.ts';
import { drawPictures } from './draw-pictures.ts';
import { lakeshoreShop } from './lakeshore/shop.ts';
import { readTitleIds } from './queries.ts';
import { demoReads, ticketReads } from './records.ts';
import { tidewaterShop } from './tidewater/shop.ts';
import { writeShop } from './write-shop.ts';

export interface SeedOptions {
  /** Where the drawn covers go. */
  images: ImageStore;
  /** Tells the person who waits what is happening. */
  say: (text: string) => void;
  /** Fewer titles, for tests; all when absent. */
  titles?: readonly TitleFacts[];
}

/**
 * Fills an empty database with the two demo shops; does nothing when there is a store. The shops are written last and at
 * once, so what was interrupted is done again at the next start.
 */
export async function seedDemo(db: Db, { images, say, titles = demoTitles() }: SeedOptions): Promise<void> {
  if (await hasStore(db)) return;
  say(`Setting up two demo shops with ${titles.length} titles (once) …`);
  const shops = [tidewaterShop, lakeshoreShop];
  const every = Math.ceil(titles.length / 4);
  // The database works in a thread of its own, so covers are drawn meanwhile.
  const [covers] = await Promise.all([
    drawCovers(images, titles, (drawn) => {
      if (drawn % every === 0) say(`Drawing covers: ${drawn} of ${titles.length}`);
    }),
    saveTitles(db, [...demoReads(titles), ...shops.flatMap(ticketReads)], {
      onRejected: ({ ref, reason }) => say(`The demo title ${ref} was left out: ${reason}`),
    }),
  ]);
  await saveDrawnCovers(db, covers);
  await saveInteriors(db, await drawInteriors(images, titles));

  const pictures = await Promise.all(shops.map((shop) => drawPictures(images, shop)));

  await db.tx(async (q) => {
    // Two processes on one PostgreSQL may both have found it empty.
    if (await hasStore(q)) return;
    const ids = await readTitleIds(
      q,
      titles.map((t) => t.isbn),
    );
    const known = titles.filter((t) => ids.has(t.isbn));
    for (const [i, shop] of shops.entries()) {
      await writeShop(q, { shop, titles: known, ids, pictures: pictures[i] ?? [] });
    }
  });
  await refreshStatistics(db);
  say('The demo shops are ready.');
}
