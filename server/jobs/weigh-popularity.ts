import type { Db } from '../db/db.ts';
import { readShiftedPopularity, writePopularityHere } from './queries.ts';

/** Titles per statement: on PGlite shoppers wait for each. */
const batch = 200;

/**
 * Recalculates what the shops themselves show of a title's popularity: copies sold in a year, lists it stands on, editions of its
 * work. Orders of search, browse and suggestions take it where no feed says that the title is more popular (decision 0021).
 */
export async function weighPopularity({ db }: { db: Db }): Promise<void> {
  const shifted = await readShiftedPopularity(db);
  for (let i = 0; i < shifted.length; i += batch) await writePopularityHere(db, shifted.slice(i, i + batch));
}
