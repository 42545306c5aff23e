import type { Handler } from '../context.ts';
import { countCap } from '../search/backend.ts';
import { titleRows } from '../title/rows.ts';
import { readGroups } from './queries.ts';
import { searchOf } from './search-log.ts';
import { spellingAsTyped } from './spelling-as-typed.ts';
import { toRequest } from './to-request.ts';

export const browseGet: Handler<'browse/get'> = async (ctx, input) => {
  const { request, context, stored } = await toRequest(ctx, input);
  const hit = await ctx.shop.search.search(request);
  const [rows, groups] = await Promise.all([
    titleRows(ctx.q, ctx, hit.titleIds),
    request.byWork ? readGroups(ctx.q, hit.titleIds) : new Map(),
  ]);
  const search = searchOf({ t: request.text, k: request.type, o: request.offset }, hit.total);
  if (search) ctx.shop.searchLog.add({ ...search, storeId: ctx.store.id, at: ctx.now });
  const didYouMean = spellingAsTyped(request.text, hit.didYouMean);
  return {
    rows: request.byWork ? rows.map((row) => ({ ...row, group: groups.get(row.eisbn) })) : rows,
    row_count: hit.total,
    max_offset: countCap,
    filter_info: hit.facets,
    context,
    stored,
    did_you_mean: didYouMean,
    is_corrected: hit.isCorrected && didYouMean !== '',
  };
};
