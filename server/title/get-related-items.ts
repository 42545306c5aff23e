import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Handler } from '../context.ts';
import { readEditions } from './edition-queries.ts';
import { findTitleId, readListsWith } from './queries.ts';
import { relativesFromFeeds } from './relatives-from-feeds.ts';
import { titleRows } from './rows.ts';

export const getRelatedItems: Handler<'title/getRelatedItems'> = async (ctx, { eisbn }) => {
  const id = await findTitleId(ctx.q, eisbn);
  if (id === null) throw refuse('not_found', m.item_not_found_title());
  const [editions, lists, fromFeeds] = await Promise.all([
    readEditions(ctx.q, id),
    readListsWith(ctx.q, ctx.store.id, id),
    relativesFromFeeds(ctx, id),
  ]);
  const rows = await titleRows(
    ctx.q,
    ctx,
    editions.map((e) => e.id),
  );
  const group = {
    kind: 'editions' as const,
    fullname: m.item_editions_other(),
    tooltip: m.item_editions_other_tooltip(),
    row_count: rows.length,
    rows,
  };
  return {
    groups: [...(rows.length > 0 ? [group] : []), ...fromFeeds.groups],
    included_in: lists,
    included_items: fromFeeds.parts,
  };
};
