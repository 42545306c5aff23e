import type { Db } from '../../db/db.ts';
import { choosePrice, nextPriceDay } from '../rules/choose-price.ts';
import { catalogueDay } from './catalogue-day.ts';
import { lockDuePrices, saveChosenPrices } from './queries.ts';

/** Titles in one transaction: on PGlite the shop waits for it. */
const AT_ONCE = 200;

/** Chooses list prices again for titles with a price that has begun or ended. Returns how many changed. */
export async function chooseDuePrices(db: Db, now = new Date()): Promise<number> {
  const today = await catalogueDay(db, now);
  let changed = 0;
  for (;;) {
    const done = await db.tx(async (q) => {
      const due = await lockDuePrices(q, today, AT_ONCE);
      if (due.length === 0) return 0;
      const others = await saveChosenPrices(
        q,
        due.map(({ title_id, prices }) => ({
          title_id,
          usa: choosePrice(prices, 'USD', today),
          can: choosePrice(prices, 'CAD', today),
          due: nextPriceDay(prices, today),
        })),
      );
      changed += others;
      return due.length;
    });
    if (done < AT_ONCE) return changed;
  }
}
