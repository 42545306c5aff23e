import type { Suggestion } from '../../contract/browse.ts';
import * as m from '../../messages/compiled/messages.js';
import type { Context, Handler } from '../context.ts';
import { leadingOffer, offersOf, suppliesOf } from '../pricing/offers.ts';
import { namedIn } from './named-in.ts';
import { readSuggestions, type SuggestionRow } from './queries.ts';

/** Suggestions per request (SEARCH-024). */
const most = 5;

/** Titles that are looked through for the person or the series that was meant. */
const maxCandidates = 16;

export const browseGetSuggest: Handler<'browse/getSuggest'> = async (ctx, input) => {
  const ids = await ctx.shop.search.suggest(ctx.store.id, input.t, maxCandidates);
  const found = await readSuggestions(ctx.q, ids);
  const shown = found.slice(0, Math.min(input.l ?? most, most));
  const prices = await pricesOf(ctx, shown);
  const { author, series } = namedIn(input.t, found);
  return shown.map((row) => ({
    eisbn: row.eisbn,
    title: row.title,
    subtitle: row.subtitle,
    author: row.author,
    cover_image_cache: row.cover_image_cache,
    cover_ratio: row.cover_ratio,
    edition: editionOf(row, shown),
    format: formatOf(row),
    price: prices.get(row.id) ?? null,
    named_author: author,
    named_series: series,
  }));
};

async function pricesOf(ctx: Context, rows: readonly SuggestionRow[]): Promise<Map<number, number | null>> {
  const supplies = await suppliesOf(ctx.q, ctx, rows);
  return new Map(
    rows.map((row) => [row.id, leadingOffer(offersOf(ctx, row, supplies.get(row.id) ?? []))?.price ?? null]),
  );
}

/** What tells a row from others that would look the same. */
function editionOf(row: SuggestionRow, rows: readonly SuggestionRow[]): Suggestion['edition'] {
  const alike = rows.filter(
    (other) => other.title === row.title && other.subtitle === row.subtitle && other !== row,
  );
  if (alike.length === 0) return '';
  const year = (row.publication_date || row.release_date || '').slice(0, 4);
  const format = formatOf(row);
  const parts = alike.some((other) => formatOf(other) === format) ? [format, year] : [format];
  return parts.filter(Boolean).join(', ');
}

const formatOf = ({ is_large_print, binding }: SuggestionRow) =>
  is_large_print ? m.browse_edition_large_print() : binding;
