import type { TitleRow } from '../../../contract/title.ts';
import type { Query } from '../../db/db.ts';
import type { Store } from '../../store/stores.ts';
import { titleRows } from '../../title/rows.ts';
import { everywhere, isHere, priceOf } from '../choices.ts';
import type { DigestItem } from './digest-item.ts';
import { readEisbns } from './due-queries.ts';

/** The titles of these ids, as everyone sees them who may see prices, by id. */
export async function titlesById(
  q: Query,
  store: Store,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, TitleRow>> {
  const known = await readEisbns(q, [...new Set(ids)]);
  const rows = await titleRows(
    q,
    everywhere({ store, now }, true),
    known.map(({ id }) => id),
  );
  const byEisbn = new Map(rows.map((row) => [row.eisbn, row]));
  return new Map(
    known.flatMap(({ id, eisbn }) => {
      const row = byEisbn.get(eisbn);
      return row ? [[id, row] as const] : [];
    }),
  );
}

/** Whether what an item says is true of the title now; the title is undefined when the catalogue has it no more. */
export function isTrue(
  { kind, was }: Pick<DigestItem, 'kind' | 'was'>,
  title: TitleRow | undefined,
): title is TitleRow {
  if (!title) return false;
  if (kind === 'in_stock') return isHere(title);
  if (kind !== 'price') return true;
  const price = priceOf(title);
  return price !== null && was !== null && price < was;
}
