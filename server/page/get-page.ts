import { type BlockName, catalog } from '../../blocks/catalog.ts';
import { type BlockDefinition, readSettings } from '../../blocks/define-block.ts';
import { type BlockSource, loaders } from '../../blocks/loaders.server.ts';
import type { Samples } from '../../blocks/story.ts';
import type { ContentRecord } from '../../contract/page.ts';
import type { Context, Handler } from '../context.ts';
import { devPages } from '../dev-pages.ts';
import { refuse } from '../refusal.ts';
import { titleRows } from '../title/rows.ts';
import { cleanSettings } from './clean-settings.ts';
import { findPage, listHead, someList, titleIdByIsbn } from './queries.ts';
import { standardPage } from './standard-pages.ts';
import { storyPage } from './story-page.ts';

/** The page's blocks with checked settings and whatever each block shows besides. A broken block is left out. */
export const getPage: Handler<'site_content/getPage'> = async (ctx, { page_id, path }) => {
  const page =
    (await findPage(ctx.q, ctx.store.id, { id: page_id, path })) ??
    (path && devPages(ctx.shop) ? await storyPage(path, () => samplesOf(ctx)) : undefined) ??
    standardPage(path);
  if (!page) throw refuse('not_found', 'This page does not exist.');
  const records = Array.isArray(page.blocks) ? page.blocks.slice(0, 200) : [];
  const source = sourceFor(ctx);
  const blocks = await Promise.all(records.map((record, i) => readBlock(ctx, source, record, i)));
  return {
    page_id: page.id,
    path: page.path,
    title: page.title,
    description: page.description,
    type: page.type,
    blocks: blocks.filter((b) => b !== null),
  };
};

async function readBlock(
  ctx: Context,
  source: BlockSource,
  record: unknown,
  index: number,
): Promise<ContentRecord | null> {
  const stored = (typeof record === 'object' && record !== null ? record : {}) as Record<string, unknown>;
  const component = String(stored.component ?? '');
  if (!Object.hasOwn(catalog, component)) return null;
  const name = component as BlockName;
  try {
    const kind: BlockDefinition = catalog[name];
    const data = cleanSettings(kind.schema.shape, readSettings(kind, stored.data), ctx.store);
    const load = name in loaders ? loaders[name as keyof typeof loaders] : undefined;
    return {
      id: typeof stored.id === 'string' ? stored.id : `block-${index + 1}`,
      location: typeof stored.location === 'string' ? stored.location : 'main',
      component,
      container: stored.container !== false,
      name: typeof stored.name === 'string' ? stored.name : '',
      date_changed: typeof stored.date_changed === 'number' ? stored.date_changed : 0,
      data,
      injected_data: load ? await load(data as never, source) : null,
    };
  } catch (e) {
    ctx.shop.log.warn({ component, err: e }, 'a block was left out');
    return null;
  }
}

async function samplesOf({ q, store }: Context): Promise<Samples> {
  const found = await someList(q, store.id);
  return { ...found, location_id: store.locations[0]?.location_id ?? 0 };
}

function sourceFor(ctx: Context): BlockSource {
  return {
    async listTitles(listId, limit) {
      const head = await listHead(ctx.q, ctx.store.id, listId, limit);
      if (!head) return null;
      const rows = await titleRows(ctx.q, ctx, head.ids);
      return { list_id: listId, name: head.name, rows, row_count: head.row_count };
    },
    async oneTitle(eisbn) {
      const id = eisbn ? await titleIdByIsbn(ctx.q, eisbn) : undefined;
      const [row] = id === undefined ? [] : await titleRows(ctx.q, ctx, [id]);
      return row ?? null;
    },
    locations: () => ctx.store.locations,
  };
}
