import * as m from '../../messages/compiled/messages.js';
import type { Context, Handler } from '../context.ts';
import { countCap, type FacetGroup } from '../search/backend.ts';
import { titleRows } from '../title/rows.ts';
import { eventAnswers } from './event-answers.ts';
import { readGroups } from './queries.ts';
import { searchOf } from './search-log.ts';
import { asksShop, shopAnswers } from './shop-answers.ts';
import { spellingAsTyped } from './spelling-as-typed.ts';
import { toRequest } from './to-request.ts';

/** Titles to go on with where a search finds nothing. */
const mostNear = 3;

export const browseGet: Handler<'browse/get'> = async (ctx, input) => {
  const { request, context, stored } = await toRequest(ctx, input);
  const { text, type, offset } = request;
  const isKeyword = text !== '' && type === 'keyword';
  const answers = isKeyword && offset === 0 ? await shopAnswers(ctx, text) : [];
  const isQuestion = isKeyword && asksShop(text);
  // What the shop is asked is no misspelt book.
  const hit = await ctx.shop.search.search({ ...request, asTyped: isQuestion || answers.length > 0 });
  const events = text && offset === 0 ? await eventAnswers(ctx, text, hit.titleIds) : [];
  const isDeadEnd = hit.total === 0 && answers.length === 0 && events.length === 0;
  const nearIds = isDeadEnd && !isQuestion ? await ctx.shop.search.near(request, mostNear) : [];
  const [rows, near, groups] = await Promise.all([
    titleRows(ctx.q, ctx, hit.titleIds),
    titleRows(ctx.q, ctx, nearIds),
    request.byWork ? readGroups(ctx.q, hit.titleIds) : new Map(),
  ]);
  const search = searchOf({ t: request.text, k: request.type, o: request.offset }, hit.total);
  if (search) ctx.shop.searchLog.add({ ...search, storeId: ctx.store.id, at: ctx.now });
  const didYouMean = spellingAsTyped(request.text, hit.didYouMean);
  return {
    rows: request.byWork ? rows.map((row) => ({ ...row, group: groups.get(row.eisbn) })) : rows,
    row_count: hit.total,
    max_offset: countCap,
    filter_info: withLocationName(hit.facets, hereOf(ctx)),
    context,
    stored,
    did_you_mean: didYouMean,
    is_corrected: hit.isCorrected && didYouMean !== '',
    left_out: hit.isCorrected ? hit.leftOut : [],
    near,
    answers: [...answers, ...events],
  };
};

function hereOf(ctx: Context): string | undefined {
  return ctx.store.locations.find(({ location_id }) => location_id === ctx.locationId)?.altname;
}

/** 'In stock here' with the location's name, so that shoppers need not remember which one they chose. */
function withLocationName(facets: readonly FacetGroup[], locationName: string | undefined): FacetGroup[] {
  return facets.map((group) => {
    if (group.k !== 'r' || !locationName) return group;
    const entries = group.entries.map((entry) =>
      entry.v === 'here' ? { ...entry, e: m.browse_facet_on_hand_at({ location: locationName }) } : entry,
    );
    return { ...group, entries };
  });
}
