import type { Handler } from '../context.ts';
import { countCap } from '../search/backend.ts';
import { titleRows } from '../title/rows.ts';
import { logSearch } from './queries.ts';
import { toRequest } from './to-request.ts';

export const browseGet: Handler<'browse/get'> = async (ctx, input) => {
  const { request, context, stored } = await toRequest(ctx, input);
  const hit = await ctx.shop.search.search(request);
  const rows = await titleRows(ctx.q, ctx, hit.titleIds);
  // What people look for (SEARCH-019), without who. An address typed into the box by mistake is nobody's business.
  if (request.text && request.offset === 0 && !request.text.includes('@')) {
    logSearch(ctx.shop.db, ctx.store.id, request.text, request.type, hit.total).catch((err: unknown) => {
      ctx.shop.log.warn({ err }, 'search not logged');
    });
  }
  return {
    rows,
    row_count: hit.total,
    max_offset: countCap,
    filter_info: hit.facets,
    context,
    stored,
    did_you_mean: hit.didYouMean,
  };
};
