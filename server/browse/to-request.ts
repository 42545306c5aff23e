import type { Checked, Output as OutputOf } from '../../contract/actions.ts';
import { defaultPageSize, type FilterKey, isResultSetId } from '../../contract/filter-path.ts';
import * as m from '../../messages/compiled/messages.js';
import type { Context } from '../context.ts';
import { type FacetFilters, facetKeys, type SearchRequest } from '../search/backend.ts';
import { type LeftOut, readListTitles, readResultSet } from './queries.ts';
import { unreadText } from './unread-text.ts';

type BrowseInput = Checked<'browse/get'>;
type Output = OutputOf<'browse/get'>;

/** What browse/get was asked, for the search backend; and the list or result set that the page is about, if it is. */
export async function toRequest(
  ctx: Context,
  input: BrowseInput,
): Promise<{ request: SearchRequest } & Pick<Output, 'context' | 'stored'>> {
  const excluded = (k: FilterKey) =>
    list(input.n).flatMap((entry) => (entry.startsWith(`${k}:`) ? [entry.slice(2)] : []));
  const include: FacetFilters = {};
  const exclude: FacetFilters = {};
  // Where there is one shelf only, 'here' is all there is to say.
  const alone = ctx.store.locations.length < 2;
  const meant = (k: FilterKey, values: string[]) =>
    alone && k === 'r' ? [...new Set(values.map((v) => (v === 'here' ? 'store' : v)))] : values;
  for (const k of facetKeys) {
    const chosen = meant(k, list(input[k]));
    if (chosen.length) include[k] = chosen;
    const out = meant(k, excluded(k));
    if (out.length) exclude[k] = out;
  }
  const { only, context, stored } = await chosenTitles(ctx, list(input.x), list(input.j));
  const { ids: without } = await titlesOf(ctx, [...excluded('x'), ...excluded('j')]);
  return {
    request: {
      storeId: ctx.store.id,
      locationId: alone ? null : ctx.locationId,
      text: input.t ?? '',
      type: input.k ?? 'keyword',
      include,
      exclude,
      only,
      without,
      sort: input.v ?? '',
      byWork: ctx.store.settings.browse_group_formats && input.w !== 'each',
      asTyped: false,
      offset: input.o ?? 0,
      limit: input.l ?? defaultPageSize,
    },
    context,
    stored,
  };
}

interface ChosenTitles {
  ids: number[];
  context: Output['context'];
  stored: Output['stored'];
}

/** Titles of the chosen topics (lists) and stored results; a subtopic narrows its topic. */
async function chosenTitles(
  ctx: Context,
  topics: string[],
  subtopics: string[],
): Promise<Omit<ChosenTitles, 'ids'> & { only: number[] | null }> {
  if (topics.length === 0 && subtopics.length === 0) return { only: null, context: null, stored: null };
  const topic = topics.length ? await titlesOf(ctx, topics) : null;
  const subtopic = subtopics.length ? await titlesOf(ctx, subtopics) : null;
  const narrow = subtopic && new Set(subtopic.ids);
  const only = topic ? topic.ids.filter((id) => narrow?.has(id) ?? true) : (subtopic?.ids ?? []);
  return { only, context: (subtopic ?? topic)?.context ?? null, stored: topic?.stored ?? null };
}

/** A page is about a list or a result set only when it is the only one chosen. */
async function titlesOf(ctx: Context, values: string[]): Promise<ChosenTitles> {
  const ids: number[] = [];
  let context: Output['context'] = null;
  let stored: Output['stored'] = null;
  for (const value of values) {
    const asSet = isResultSetId(value);
    if (!asSet && !/^[1-9]\d{0,8}$/.test(value)) continue;
    if (asSet) {
      const set = await readResultSet(ctx.q, ctx.store.id, value);
      if (!set) continue;
      ids.push(...set.ids);
      stored = {
        id: value,
        name: set.name,
        left_out: leftOutOf(set),
        unread: set.unread.map((what) => unreadText[what]()),
      };
    } else {
      const found = await readListTitles(ctx.q, ctx.store.id, Number(value));
      if (!found) continue;
      ids.push(...found.ids);
      context = { name: found.name, list_id: Number(value) };
    }
  }
  const only = values.length === 1;
  return { ids: [...new Set(ids)], context: only ? context : null, stored: only ? stored : null };
}

function leftOutOf({ missing, missing_count, doubtful, doubtful_count }: LeftOut) {
  return [
    { reason: m.browse_left_out_missing(), numbers: [...missing], count: missing_count },
    { reason: m.browse_left_out_doubtful(), numbers: [...doubtful], count: doubtful_count },
  ].filter(({ count }) => count > 0);
}

function list(values: string[] | string | undefined): string[] {
  if (values === undefined || values === '') return [];
  return Array.isArray(values) ? values : [values];
}
