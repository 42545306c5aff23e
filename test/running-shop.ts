import { onTestFinished } from 'vitest';
import type { Call } from '../contract/call.ts';
import { createApp } from '../server/app.ts';
import { followChanges } from '../server/changes/follow-changes.ts';
import { readPosition } from '../server/changes/queries.ts';
import type { Db } from '../server/db/db.ts';
import { openMemoryBackend } from '../server/search/memory-backend.ts';
import { openTestShop } from './shop.ts';

/** One process of a shop as it runs: it follows the database by itself and keeps guests' pages. */
export interface RunningShop {
  /** The page as text; `host` is that of the store. */
  page(path: string): Promise<string>;
  /** Paths that were rendered, in order. */
  rendered: string[];
  /** Brings it up to date, so that what comes next is seen by itself alone. */
  settle(): Promise<void>;
}

/** What the pages of a bookshop ask for, by the beginning of their paths. */
const calls: Record<string, (api: Call, rest: string[]) => Promise<unknown>> = {
  item: (api, [eisbn = '', list_id]) => api('title/getItem', { eisbn, ...(list_id && { list_id }) }),
  lists: (api, [list_id = '']) => api('titlelist/getItems', { list_id }),
  browse: (api) => api('browse/get', {}),
  'on-hand': (api) => api('browse/get', { r: ['store'] }),
  search: (api, [t = '']) => api('browse/get', { t }),
  features: (api) => api('feature/getList', {}),
  settings: (api) => api('store/getSettings', {}),
  contact: (api) => api('webstore/getContactAndHours', {}),
};

export async function runningShop(db: Db, host: string, pollMs = 100): Promise<RunningShop> {
  const { shop } = await openTestShop({ db: { ...db, close: async () => {} } });
  shop.changes = followChanges(db, shop.stores, await readPosition(db), { pollMs });
  shop.search = await openMemoryBackend(db, { pollMs });
  onTestFinished(async () => {
    await shop.changes.close();
    await shop.search.close();
  });
  const rendered: string[] = [];
  const app = createApp(shop, async (request, { api }) => {
    const { pathname } = new URL(request.url);
    rendered.push(pathname);
    const [first = '', ...rest] = pathname.slice(1).split('/');
    const answer = await (calls[first]?.(api, rest) ?? api('site_content/getPage', { path: pathname }));
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'text/html' } });
  });
  return {
    rendered,
    page: async (path) => (await app.request(`http://${host}${path}`, { headers: { host } })).text(),
    async settle() {
      // What search learns is a change of its own.
      await shop.search.refresh();
      await shop.changes.refresh();
    },
  };
}
