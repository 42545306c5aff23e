import { signUp } from './accounts.ts';
import type { SellingShop } from './selling-shop.ts';
import { staffAt } from './staff.ts';

/** Settings of a store that answers quote requests. */
export const quoteSettings = {
  checkout_info: { quote_enabled: true },
  store_info: { email: 'books@example.org' },
};

/** A customer who has asked for a quote for eight copies, three of them on hand, and the owner who answers. */
export async function requestedQuote(shop: SellingShop) {
  const { email } = await signUp(shop.reader);
  const book = await shop.aBook(3);
  await shop.reader.get('cart/add', { eisbn: book.eisbn, quantity: 8, order_rest: true });
  const message = 'For our reading week in May.';
  const { order_number } = await shop.reader.get('checkout/requestQuote', { message });
  const owner = await staffAt(shop.t, shop.store, 'owner');
  return { order_number, book, email, owner };
}
