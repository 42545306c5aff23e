import { randomUUID } from 'node:crypto';
import { books } from './books.ts';
import { openShopWith } from './more-shops.ts';
import { addToCart, expect, expectAccessible, expectFits, fillPurchase, open, test } from './shop.ts';
import { inShop } from './stock.ts';

const { quiet, alsoQuiet } = books;

/** A shop that offers one book before a pickup, and shows its list at the foot of every page. */
async function offeringShop() {
  const shop = await openShopWith(`offering-${randomUUID().slice(0, 8)}`, { fullscreen_banner: true });
  await inShop(async (q) => {
    const [list] = await q.query<{ id: number; store_id: number }>(
      `with made as (
         insert into title_list (store_id, name) select id, 'Beside the till' from store where hosts @> array[$1] returning id, store_id),
       filled as (
         insert into title_list_item (list_id, title_id, position) select made.id, t.id, 0 from made, title t where t.eisbn = $2)
       select id, store_id from made`,
      [new URL(shop.origin).hostname, alsoQuiet.eisbn],
    );
    const checkout = { impulse_pickup: true, impulse_list_id: list?.id };
    await q.query(
      `update store set settings = settings || jsonb_build_object('persistent_banner_list_id', $2::int,
         'checkout_info', coalesce(settings -> 'checkout_info', '{}') || $3::jsonb) where id = $1`,
      [list?.store_id, list?.id, JSON.stringify(checkout)],
    );
  });
  return shop;
}

test('a shopper takes a book offered before the checkout, puts it back, and orders (CART-010, CART-011, CHECKOUT-056, CHECKOUT-083, LIST-054)', async ({
  page,
}) => {
  const shop = await offeringShop();
  await addToCart(page, shop, quiet.eisbn);
  await open(page, `${shop.origin}/checkout/cart`);
  const banner = page.locator('aside').filter({ hasText: 'Beside the till' });
  expect((await banner.boundingBox())?.height, 'the banner list in one row').toBeLessThan(240);
  await page.getByRole('button', { name: 'Checkout' }).click();
  const offer = page.getByRole('dialog', { name: 'Before you check out' });
  await offer.getByRole('button', { name: `Add to cart: ${alsoQuiet.title}` }).click();
  await expect(offer.getByText('1 in cart')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await offer.getByRole('button', { name: `Remove ${alsoQuiet.title}` }).click();
  await expect(offer.getByText('1 in cart')).toBeHidden();
  await expect(offer.getByText(alsoQuiet.title, { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(offer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeFocused();
  await page.keyboard.press('Enter');
  await offer.getByRole('button', { name: 'Continue to checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Pick up/ })).toBeVisible();
  await fillPurchase(page);
  await page.getByRole('button', { name: 'Finalize Checkout' }).click();
  await expect(page).toHaveURL(/\/account\/order\//);
  await expect(page.getByText(quiet.title).first()).toBeVisible();
  await expect(page.getByText(alsoQuiet.title)).toBeHidden();
});
