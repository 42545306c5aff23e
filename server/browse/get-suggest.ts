import type { Suggestion } from '../../contract/browse.ts';
import { m } from '../../messages/compiled/messages.js';
import type { Handler } from '../context.ts';
import { readSuggestions, type SuggestionRow } from './queries.ts';

/** Suggestions per request (SEARCH-024). */
const most = 5;

export const browseGetSuggest: Handler<'browse/getSuggest'> = async (ctx, input) => {
  const ids = await ctx.shop.search.suggest(ctx.store.id, input.t, Math.min(input.l ?? most, most));
  return toldApart(await readSuggestions(ctx.q, ids));
};

/** Rows that would look the same say in what they differ. */
function toldApart(rows: readonly SuggestionRow[]): Suggestion[] {
  return rows.map(({ binding, is_large_print, publication_date, ...row }) => {
    const alike = rows.filter(
      (other) => other.title === row.title && other.subtitle === row.subtitle && other.eisbn !== row.eisbn,
    );
    const format = is_large_print ? m.browse_edition_large_print() : binding;
    const others = alike.map((other) =>
      other.is_large_print ? m.browse_edition_large_print() : other.binding,
    );
    const year = publication_date.slice(0, 4);
    const edition = alike.length === 0 ? '' : others.includes(format) ? [format, year] : [format];
    return { ...row, edition: [edition].flat().filter(Boolean).join(', ') };
  });
}
