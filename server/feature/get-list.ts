import type { FeatureRow } from '../../contract/feature.ts';
import { featurePageSizes } from '../../contract/feature-choices.ts';
import { m } from '../../messages/compiled/messages.js';
import type { Handler } from '../context.ts';
import { titleRows } from '../title/rows.ts';
import { countFeatures, type Features, readFeatures } from './queries.ts';

const recentDays = 30;
const labels: Record<string, () => string> = {
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
  const rows = found.map(({ id, shown: _, isbns, ...list }): FeatureRow => {
    const known = isbns.map((eisbn) => byIsbn.get(eisbn)).filter((title) => title !== undefined);
    return { ...list, list_id: id, can_delete: false, titles: known };
  });
  const sum = (of: 'count' | 'recent' | 'matching') => counts.reduce((n, one) => n + one[of], 0);
  return {
    filter_info: {
      c: counts.map(({ placement, count }) => ({
        value: placement,
        label: labels[placement]?.() ?? placement,
        count,
      })),
      f: [{ value: 'recent', label: m.item_features_recent(), count: sum('recent') }],
    },
    rows,
    row_count: sum('matching'),
  };
};
