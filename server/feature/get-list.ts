import type { FeatureRow } from '../../contract/feature.ts';
import { featurePageSizes, type ListPlacement } from '../../contract/feature-choices.ts';
import * as m from '../../messages/compiled/messages.js';
import type { Handler } from '../context.ts';
import { titleRows } from '../title/rows.ts';
import { titleListsOf } from '../titlelist/title-lists-of.ts';
import { countFeatures, type Features, type FoundFeature, readFeatures } from './queries.ts';

const recentDays = 30;
const labels: Record<ListPlacement, () => string> = {
  featured: m.item_features_featured,
  banner: m.item_features_front,
  left_sidebar: m.item_features_always,
  others: m.item_features_others,
};

/** Lists with at least one book, as the shop has put them or as the reader asks (LIST-058, LIST-068, LIST-071). */
export const getList: Handler<'feature/getList'> = async (ctx, input) => {
  const { c = '', f = '', o = 0, l = featurePageSizes[0], t = '', s } = input;
  const wanted: Features = {
    storeId: ctx.store.id,
    words: t.split(/\s+/).filter(Boolean).slice(0, 10),
    recentFrom: new Date(ctx.now.getTime() - recentDays * 86_400_000),
    placement: c,
    onlyRecent: f === 'recent',
  };
  const counts = await countFeatures(ctx.q, wanted);
  const found = await readFeatures(ctx.q, wanted, s || 'tldefsequence', l, o);
  const titles = await titleRows(ctx.q, ctx, [...new Set(found.flatMap((list) => list.shown))]);
  const byIsbn = new Map(titles.map((title) => [title.eisbn, title]));
  const titlesOf = ({ isbns }: FoundFeature) => isbns.flatMap((eisbn) => byIsbn.get(eisbn) ?? []);
  const lists = await titleListsOf(
    ctx,
    found.map((list) => ({ ...list, first: titlesOf(list)[0] ?? null })),
  );
  const rows = found.flatMap((row, i): FeatureRow[] => {
    const { placement, dateposted, lastupdate } = row;
    const list = lists[i];
    return list ? [{ ...list, placement, dateposted, lastupdate, titles: titlesOf(row) }] : [];
  });
  const sum = (of: 'count' | 'recent' | 'matching') => counts.reduce((n, one) => n + one[of], 0);
  return {
    filter_info: {
      c: counts.map(({ placement, count }) => ({
        value: placement,
        label: labels[placement](),
        count,
      })),
      f: [{ value: 'recent', label: m.item_features_recent(), count: sum('recent') }],
    },
    rows,
    row_count: sum('matching'),
  };
};
