import type { Handler } from '../context.ts';
import { readSuggestions } from './queries.ts';

/** Suggestions per request (SEARCH-024). */
const most = 5;

export const browseGetSuggest: Handler<'browse/getSuggest'> = async (ctx, input) => {
  const ids = await ctx.shop.search.suggest(ctx.store.id, input.t, Math.min(input.l ?? most, most));
  return readSuggestions(ctx.q, ids);
};
