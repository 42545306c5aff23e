import type { Checked, Output } from '../../contract/actions.ts';
import { defaultPageSize } from '../../contract/filter-path.ts';
import type { Context } from '../context.ts';
import { type FacetFilters, facetKeys, type SearchRequest } from '../search/backend.ts';
import { readListTitles, readResultTitles } from './queries.ts';

type BrowseInput = Checked<'browse/get'>;
type BrowseContext = Output<'browse/get'>['context'];

/** What browse/get was asked, for the search backend; and the list that the page is about, if it is about one. */
export async function toRequest(
  ctx: Context,
  input: BrowseInput,
): Promise<{ request: SearchRequest; context: BrowseContext }> {
  const include: FacetFilters = {};
  const exclude: FacetFilters = {};
  for (const k of facetKeys) {
    const chosen = list(input[k]);
    if (chosen.length) include[k] = chosen;
    const out = list(input.n).filter((entry) => entry.startsWith(`${k}:`));
    if (out.length) exclude[k] = out.map((entry) => entry.slice(2));
  }
  const { only, context } = await chosenTitles(ctx, list(input.x), list(input.j));
  return {
    request: {
      storeId: ctx.store.id,
      locationId: ctx.locationId,
      text: input.t ?? '',
      type: input.k ?? 'keyword',
      include,
      exclude,
      only,
      sort: input.v ?? '',
      offset: input.o ?? 0,
      limit: input.l ?? defaultPageSize,
    },
    context,
  };
}

/** Titles of the chosen topics (lists) and stored results; a subtopic narrows its topic. */
async function chosenTitles(
  ctx: Context,
  topics: string[],
  subtopics: string[],
): Promise<{ only: number[] | null; context: BrowseContext }> {
  if (topics.length === 0 && subtopics.length === 0) return { only: null, context: null };
  const topic = topics.length ? await titlesOf(ctx, topics) : null;
  const subtopic = subtopics.length ? await titlesOf(ctx, subtopics) : null;
  const narrow = subtopic && new Set(subtopic.ids);
  const only = topic ? topic.ids.filter((id) => narrow?.has(id) ?? true) : (subtopic?.ids ?? []);
  return { only, context: (subtopic ?? topic)?.context ?? null };
}

async function titlesOf(ctx: Context, values: string[]): Promise<{ ids: number[]; context: BrowseContext }> {
  const ids: number[] = [];
  let context: BrowseContext = null;
  for (const value of values) {
    if (/^r[a-z0-9]{8,40}$/.test(value)) ids.push(...(await readResultTitles(ctx.q, ctx.store.id, value)));
    else if (/^[1-9]\d{0,8}$/.test(value)) {
      const found = await readListTitles(ctx.q, ctx.store.id, Number(value));
      if (!found) continue;
      ids.push(...found.ids);
      context = { name: found.name, list_id: Number(value) };
    }
  }
  return { ids: [...new Set(ids)], context: values.length === 1 ? context : null };
}

function list(values: string[] | string | undefined): string[] {
  if (values === undefined || values === '') return [];
  return Array.isArray(values) ? values : [values];
}
