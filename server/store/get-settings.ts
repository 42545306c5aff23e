import type { Handler } from '../context.ts';
import { currentContent } from '../page/current-content.ts';
import { refuse } from '../refusal.ts';

export const getSettings: Handler<'store/getSettings'> = async (ctx, { webstore_name }) => {
  const store = webstore_name ? ctx.shop.stores.byName(webstore_name) : ctx.store;
  if (!store) throw refuse('unknown_store', 'There is no such shop.');
  const { settings } = store;
  return {
    ...settings,
    global_content: currentContent(settings.global_content, ctx.now, store.webstoreName),
  };
};
