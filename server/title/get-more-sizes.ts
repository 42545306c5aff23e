import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Handler } from '../context.ts';
import { digitalKind } from '../pricing/digital.ts';
import { readEditionRows } from './edition-queries.ts';
import { isOtherSize } from './other-sizes.ts';
import { titleRows } from './rows.ts';

export const getMoreSizes: Handler<'title/getMoreSizes'> = async (ctx, { eisbn }) => {
  const editions = await readEditionRows(ctx.q, eisbn);
  if (!editions) throw refuse('not_found', m.item_not_found_title());
  const others = digitalKind(editions.own) ? [] : editions.others;
  const found = others.filter((other) => digitalKind(other) === '' && isOtherSize(editions.own, other));
  const ids = found.slice(0, 24).map((e) => e.id);
  return { row_count: found.length, rows: await titleRows(ctx.q, ctx, ids) };
};
