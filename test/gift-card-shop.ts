import { anIsbn, buildTitle } from './factories.ts';
import type { SellingShop } from './selling-shop.ts';

/** What is sent to buy an emailed card of 25.00. */
export const forJo = { price: 2500, recipient_email: 'jo@example.org' };

/** A store that sells a printed and an emailed gift card from 10.00 to 500.00, beside a book of 20.00. */
export async function giftCardShop(open: (with_?: { settings?: object }) => Promise<SellingShop>) {
  const printed = { eisbn: anIsbn(), title: 'Gift card' };
  const emailed = { eisbn: anIsbn(), title: 'Emailed gift card' };
  const shop = await open({
    settings: {
      store_info: {
        giftcards_enabled: true,
        giftcard_minimum: 10,
        giftcard_maximum: 500,
        email: 'shop@example.org',
      },
      gift_cards: {
        sold: [
          { eisbn: printed.eisbn, emailed: false, banner_description: 'In a paper sleeve.' },
          { eisbn: emailed.eisbn, emailed: true, banner_description: 'Today, or on the day you choose.' },
        ],
      },
    },
  });
  for (const card of [printed, emailed])
    await buildTitle(shop.t.db, { ...card, binding: 'Gift Card', is_giftcard: true });
  const book = await shop.aBook(5, { title: 'Tide tables', list_price_usa: 2000 });
  return { ...shop, printed, emailed, book };
}
