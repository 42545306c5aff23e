import type { Handler } from '../context.ts';
import { readCardTitles } from './queries.ts';

export const get: Handler<'giftcard/get'> = async ({ q, store }) => {
  const { settings, own } = store;
  const sold = settings.store_info.giftcards_enabled ? own['gift_cards.sold'] : [];
  const titles = await readCardTitles(
    q,
    sold.map(({ eisbn }) => eisbn),
  );
  return {
    store_giftcards: sold.flatMap((card) => {
      const title = titles.find(({ eisbn }) => eisbn === card.eisbn);
      return title ? [{ ...title, emailed: card.emailed, banner_description: card.banner_description }] : [];
    }),
    show_gc_balanace_checker: settings.show_gc_balanace_checker,
    webstore_custom_elements: own['gift_cards.custom_elements'],
  };
};
