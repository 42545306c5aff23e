import type { z } from 'zod';
import type { relatedGroup, TitleRow } from '../../contract/title.ts';
import * as m from '../../messages/compiled/messages.js';
import type { Query } from '../db/db.ts';
import type { OfferView } from '../pricing/offers.ts';
import { readParts, readRelated } from './queries.ts';
import { titleRows } from './rows.ts';

/** Kinds of relatives as a shopper reads them, in the order they are shown. */
const kinds = [
  ['replaced_by', m.item_relatives_replaced_by, m.item_relatives_replaced_by_tooltip],
  ['replaces', m.item_relatives_replaces, m.item_relatives_replaces_tooltip],
  ['part_of', m.item_relatives_part_of, m.item_relatives_part_of_tooltip],
  ['related', m.item_relatives_related, m.item_relatives_related_tooltip],
] as const;

/** The books that a title's feed names beside it, and the parts of a set; only what the catalogue has. */
export async function relativesFromFeeds(
  ctx: OfferView & { q: Query },
  titleId: number,
): Promise<{ groups: z.output<typeof relatedGroup>[]; parts: TitleRow[] }> {
  const [related, parts] = await Promise.all([readRelated(ctx.q, titleId), readParts(ctx.q, titleId)]);
  const ids = new Set([...related, ...parts].map((one) => one.id));
  const rows = new Map((await titleRows(ctx.q, ctx, [...ids])).map((row) => [row.eisbn, row]));
  const rowsOf = (some: readonly { eisbn: string }[]) => some.flatMap((one) => rows.get(one.eisbn) ?? []);
  const groups = kinds
    .map(([kind, fullname, tooltip]) => {
      const own = rowsOf(related.filter((one) => one.relation === kind));
      return { fullname: fullname(), tooltip: tooltip(), row_count: own.length, rows: own };
    })
    .filter((group) => group.row_count > 0);
  return { groups, parts: rowsOf(parts) };
}
