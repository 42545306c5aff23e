import type { StoreGiftCard } from '../../contract/gift-card.ts';
import type { Query } from '../db/db.ts';
import type { Store } from '../store/stores.ts';
import { readCardTitles } from './queries.ts';

/** The gift cards that a store sells, in the order of its setting. */
export async function storeCards(
  q: Query,
  { settings, own }: Pick<Store, 'settings' | 'own'>,
): Promise<StoreGiftCard[]> {
  const sold = settings.store_info.giftcards_enabled ? own['gift_cards.sold'] : [];
  if (sold.length === 0) return [];
  const titles = await readCardTitles(
    q,
    sold.map(({ eisbn }) => eisbn),
  );
  return sold.flatMap(({ eisbn, emailed, banner_description }) => {
    const title = titles.find((one) => one.eisbn === eisbn);
    return title ? [{ ...title, emailed, banner_description }] : [];
  });
}
