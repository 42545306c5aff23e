import type { Call } from '../../../contract/call.ts';
import type { Order } from '../../../contract/order.ts';
import type { BoughtFavouritesProps } from './bought-favourites.tsx';

/** Which titles of an order are in the favourites of the shopper who calls; null for a guest. */
export async function loadBought(api: Call, order: Order): Promise<BoughtFavouritesProps | null> {
  const answer = await api('session/get', {});
  if (!answer.ok || !answer.value.wishlist) return null;
  const bought = new Set(order.items.map(({ title_info }) => title_info.eisbn));
  const { wishlist_id: listId, rows } = answer.value.wishlist;
  return { listId, eisbns: rows.map(({ eisbn }) => eisbn).filter((eisbn) => bought.has(eisbn)) };
}
