import type { Handler } from '../context.ts';
import { storeCards } from './store-cards.ts';

export const get: Handler<'giftcard/get'> = async ({ q, store }) => ({
  store_giftcards: await storeCards(q, store),
  show_gc_balanace_checker: store.settings.show_gc_balanace_checker,
  webstore_custom_elements: store.own['gift_cards.custom_elements'],
});
