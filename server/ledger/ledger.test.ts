import { expect, test } from 'vitest';
import { giftCardShop } from '../../test/gift-card-shop.ts';
import { paidOrder } from '../../test/paid-order.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import { issueCard } from '../giftcard/issue-card.ts';

const open = sellingShops();

test('a sale is booked with its taxes apart, and what a gift card paid of it', async () => {
  const { accounts, seen } = await paidOrder(open);
  expect((await seen()).summary).toMatchObject({
    subtotal: 5759,
    shipping: 500,
    taxes: [{ type: 'Sales tax', amount: 344 }],
    total: 6603,
    total_gift_card_amount_used: 2500,
  });
  expect(await accounts()).toEqual({ 'gift cards': 2500, 'provider:sandbox': 4103, sales: -6259, tax: -344 });
});

test('an order that gift cards pay whole is booked when it is placed', async () => {
  const { t, store, reader, book, location } = await giftCardShop(open);
  const { number } = await t.db.tx((q) =>
    issueCard(q, t.shop.secret, { storeId: store.id, currency: 'USD', amount: 2500, withPin: false }),
  );
  await reader.get('cart/add', { eisbn: book.eisbn });
  await reader.get('checkout/addGiftCard', { gift_card_number: number, captcha: 'human' });
  await reader.get('checkout/submit', {
    name: 'Ann Reader',
    email: 'ann@example.org',
    phone: '2075550123',
    delivery_preference: 'pickup',
    location_id: location.id,
    payment_choice: 'not_required',
  });
  const rows = await t.db.query(
    'select debit, credit, amount from ledger_entry where store_id = $1 order by id',
    [store.id],
  );
  expect(rows).toEqual([
    { debit: 'receivable', credit: 'sales', amount: 2000 },
    { debit: 'gift cards', credit: 'receivable', amount: 2000 },
  ]);
});
