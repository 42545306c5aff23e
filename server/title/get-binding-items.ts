import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Handler } from '../context.ts';
import { readEditionRows } from './edition-queries.ts';
import { titleRows } from './rows.ts';

export const getBindingItems: Handler<'title/getBindingItems'> = async (ctx, { eisbn }) => {
  const editions = await readEditionRows(ctx.q, eisbn);
  if (!editions) throw refuse('not_found', m.item_not_found_title());
  const { own, others } = editions;
  const found = others.filter((other) => own.binding !== '' && other.binding === own.binding);
  const ids = found.slice(0, 24).map((e) => e.id);
  return { row_count: found.length, rows: await titleRows(ctx.q, ctx, ids) };
};
