import type { Db } from '../db/db.ts';
import { chooseDuePrices } from '../import/save/choose-due-prices.ts';

/** Prices that begin or end today; hourly, for the day begins in each time zone at another hour. */
export async function choosePrices({ db }: { db: Db }): Promise<void> {
  await chooseDuePrices(db);
}
