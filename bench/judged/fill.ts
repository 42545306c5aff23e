import { demoTitles } from '../../demo/catalogue/facts.ts';
import { readTitleIds } from '../../demo/queries.ts';
import { demoReads, ticketReads } from '../../demo/records.ts';
import { tidewaterShop } from '../../demo/tidewater/shop.ts';
import { writeShop } from '../../demo/write-shop.ts';
import type { Db } from '../../server/db/db.ts';
import { saveTitles } from '../../server/import/save/save-titles.ts';

/** The demo catalogue and the first demo shop, without covers, in a migrated, empty database. Gives the store's id. */
export async function fillDemo(db: Db): Promise<number> {
  const titles = demoTitles();
  await saveTitles(db, [...demoReads(titles), ...ticketReads(tidewaterShop)]);
  const ids = await readTitleIds(
    db,
    titles.map((t) => t.isbn),
  );
  await db.tx((q) => writeShop(q, { shop: tidewaterShop, titles, ids, pictures: [] }));
  const [store] = await db.query<{ id: number }>('select id from store order by id limit 1');
  if (!store) throw new Error('the demo shop is missing');
  return store.id;
}
