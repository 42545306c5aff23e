import type { Samples } from '../../blocks/story.ts';
import type { ContentRecord } from '../../contract/page.ts';
import { m } from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Context, Handler } from '../context.ts';
import { devPages } from '../dev-pages.ts';
import { eventsToCome } from '../event/shown-events.ts';
import { sourceFor } from './block-source.ts';
import { cleanSettings, type Pictures, picturePaths } from './clean-settings.ts';
import { hasPage } from './has-page.ts';
import { pageIdInMenus, typedPage } from './menu-page.ts';
import { findPage, findPictures, type PageRow, someForm, someList, somePictures } from './queries.ts';
import { type ReadRecord, readRecords } from './read-record.ts';
import { standardPage } from './standard-pages.ts';
import { storyPage } from './story-page.ts';

/** The page's blocks with checked settings and whatever each block shows besides. A broken block is left out. */
export const getPage: Handler<'site_content/getPage'> = async (ctx, { page_id, path }) => {
  const page = await pageOf(ctx, { page_id, path });
  if (!page || !hasPage(ctx.store.settings, page.path)) throw refuse('not_found', m.refusal_not_found_page());
  const records = readRecords(ctx, page);
  const known = await picturesOf(ctx, records);
  const source = sourceFor(ctx, page.path);
  const found = await Promise.all(records.map((record) => complete(ctx, record, known, source)));
  const blocks = found.filter((block) => block !== null);
  return {
    page_id: page.id,
    path: page.path,
    title: page.title,
    description: page.description,
    type: page.type,
    blocks,
    ...(blocks.length < found.length && { is_part: true }),
  };
};

/** The page as it is stored; what the development pages, the menus and every shop have, as if it were. */
async function pageOf(
  ctx: Context,
  { page_id, path }: { page_id?: number | undefined; path?: string | undefined },
): Promise<Omit<PageRow, 'changed_at'> | undefined> {
  const page =
    (await findPage(ctx.q, ctx.store.id, { id: page_id, path })) ??
    (path && devPages(ctx.shop) ? await storyPage(path, () => samplesOf(ctx)) : undefined);
  if (page || path === undefined) return page;
  const menus = ctx.store.settings;
  const id = pageIdInMenus(menus, path);
  const named = id === undefined ? undefined : await findPage(ctx.q, ctx.store.id, { id });
  return named ?? standardPage(ctx.store, path) ?? typedPage(ctx.store, path);
}

async function picturesOf(ctx: Context, records: ReadRecord[]): Promise<Pictures> {
  const paths = [...new Set(records.flatMap(({ kind, data }) => picturePaths(kind.schema.shape, data)))];
  const found = paths.length > 0 ? await findPictures(ctx.q, ctx.store.id, paths) : [];
  return { webstoreName: ctx.store.webstoreName, known: new Map(found.map((p) => [p.path, p])) };
}

async function complete(
  ctx: Context,
  { kind, leftOut, ...record }: ReadRecord,
  pictures: Pictures,
  source: ReturnType<typeof sourceFor>,
): Promise<ContentRecord | null> {
  const name = record.component;
  try {
    const data = cleanSettings(kind.schema.shape, record.data, pictures);
    const injected_data = await inTime(kind.load(record.data, source, { id: record.id, leftOut }));
    return { ...record, data, injected_data };
  } catch (err) {
    ctx.shop.log.warn({ component: name, err }, 'a block was left out');
    return null;
  }
}

/** How long a page waits for what one of its blocks shows. */
const patienceMs = 4_000;

async function inTime<T>(loading: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The block took too long.')), patienceMs);
  });
  return Promise.race([loading, tooLate]).finally(() => clearTimeout(timer));
}

async function samplesOf(ctx: Context): Promise<Samples> {
  const { q, store } = ctx;
  const [found, pictures] = [await someList(q, store.id), await somePictures(q, store.id)];
  const location_id = store.locations[0]?.location_id ?? 0;
  const form_id = await someForm(q, store.id);
  const { rows: events } = await eventsToCome(ctx, 1);
  return {
    ...found,
    form_id,
    event_id: events[0]?.id ?? 0,
    location_id,
    pictures,
    picture: pictures[0] ?? '',
  };
}
