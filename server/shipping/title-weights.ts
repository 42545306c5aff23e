import type { TitleFormat } from '../../contract/goods-kind.ts';
import type { Query } from '../db/db.ts';
import { readMeasures } from './parcel-queries.ts';
import { gramsOf } from './weight.ts';

/** Grams of a copy of each title, by its id. */
export async function gramsOfTitles(
  q: Query,
  titles: readonly (TitleFormat & { id: number })[],
): Promise<Map<number, number>> {
  const measures = await readMeasures(
    q,
    titles.map(({ id }) => id),
  );
  const byId = new Map(measures.map((measure) => [measure.id, measure]));
  return new Map(
    titles.map((title) => [
      title.id,
      gramsOf({ weight: null, pages: null, ...title, ...byId.get(title.id) }),
    ]),
  );
}
