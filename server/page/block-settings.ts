import type { Shop } from '../context.ts';
import { devPages } from '../dev-pages.ts';
import type { Store } from '../store/stores.ts';
import { mostBlocks } from './check-blocks.ts';
import { findPage } from './queries.ts';
import { readRecord } from './read-record.ts';
import { storyPage } from './story-page.ts';

const nothing = { list_id: 0, eisbn: '', location_id: 0, form_id: 0, event_id: 0, picture: '', pictures: [] };

/** Validated settings of one stored block, by its id and its page's path; null when not found. */
export async function blockSettings(
  shop: Shop,
  store: Store,
  path: string,
  id: string,
): Promise<Record<string, unknown> | null> {
  const page =
    (await findPage(shop.db, store.id, { path })) ??
    (devPages(shop) ? await storyPage(path, async () => nothing) : undefined);
  const blocks = Array.isArray(page?.blocks) ? page.blocks.slice(0, mostBlocks) : [];
  return blocks.map(readRecord).find((record) => record?.id === id)?.data ?? null;
}
