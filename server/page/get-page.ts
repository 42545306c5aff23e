import type { Samples } from '../../blocks/story.ts';
import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Context, Handler } from '../context.ts';
import { devPages } from '../dev-pages.ts';
import { eventsToCome } from '../event/shown-events.ts';
import { hasPage } from './has-page.ts';
import { pageIdInMenus, typedPage } from './menu-page.ts';
import { findPage, movedTo, type PageRow, someForm, someList, somePictures } from './queries.ts';
import { shownPage } from './shown-page.ts';
import { standardPage } from './standard-pages.ts';
import { storyPage } from './story-page.ts';

/** The page's blocks with checked settings and whatever each block shows besides. A broken block is left out. */
export const getPage: Handler<'site_content/getPage'> = async (ctx, { page_id, path }) => {
  const page = await pageOf(ctx, { page_id, path });
  const moved = page || path === undefined ? undefined : await movedTo(ctx.q, ctx.store.id, path);
  if (moved) throw refuse('page_moved', m.refusal_page_moved({ path: moved }), { path: moved });
  if (!page || !hasPage(ctx.store.settings, page.path)) throw refuse('not_found', m.refusal_not_found_page());
  return shownPage(ctx, page);
};

/** The stored page; or a development page, one of a menu or one that every shop has, in the same shape. */
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
