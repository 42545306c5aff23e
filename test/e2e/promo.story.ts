import type { Page } from '@playwright/test';
import {
  addToCart,
  eitherShop,
  expect,
  expectAccessible,
  expectFits,
  fillPurchase,
  lakeshore,
  open,
  test,
  tidewater,
  toast,
} from './shop.ts';
import { inShop, setStock } from './stock.ts';

/** The code of each demo shop, as summaries name it. */
const codes = {
  [tidewater.name]: { code: 'BOOKCLUB', label: 'Book club discount (BOOKCLUB)' },
  [lakeshore.name]: { code: 'CLASSROOM', label: 'Classroom discount (CLASSROOM)' },
};

/** A book that the promotion with this code is on, with copies at the shop's first location. */
async function bookFor(code: string, location: string): Promise<string> {
  const [book] = await inShop((q) =>
    q.query<{ eisbn: string }>(
      `select t.eisbn from promotion p join title_list_item i on i.list_id = p.list_id join title t on t.id = i.title_id
       where p.code = $1 order by i.position limit 1`,
      [code],
    ),
  );
  const eisbn = book?.eisbn ?? '';
  await setStock(eisbn, { [location]: 5 });
  return eisbn;
}

const discount = (page: Page, label: string) =>
  page
    .getByRole('definition')
    .filter({ hasText: /^[-−]\$/ })
    .and(page.locator(`dt:has-text("${label}") + dd`));

for (const shop of eitherShop) {
  const { code, label } = codes[shop.name];

  test(`a promo code at ${shop.name} lowers the cart, the checkout and the order (CART-035, CHECKOUT-017, PROMO-004)`, async ({
    page,
  }) => {
    const eisbn = await bookFor(code, shop.code);
    await addToCart(page, shop, eisbn);
    await open(page, `${shop.origin}/checkout/cart`);
    await page.getByText('Have a promo code?').click();
    const box = page.getByRole('textbox', { name: 'Promo code' });
    await box.fill('nonsense');
    await box.press('Enter');
    await expect(box).toHaveAccessibleDescription(
      'We don’t know the promo code NONSENSE. Please check it and try again.',
    );
    await expect(box).toBeFocused();
    await expectAccessible(page);

    await box.fill(` ${code.toLowerCase()} `);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(toast(page, `Promo code ${code} applied.`)).toBeVisible();
    await expect(discount(page, label)).toBeVisible();
    await expectFits(page);
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Pick up/ })).toBeVisible();
    await expect(page.getByText(`Promo code ${code} applied.`).first()).toBeVisible();
    await expectAccessible(page);

    // PAY-013
    const loadedAgain = page.waitForRequest('**/customer/checkout/getPaymentChoices');
    const remove = page.getByRole('button', { name: `Remove promo code ${code}` });
    await remove.click();
    const question = page.getByRole('alertdialog', { name: `Remove promo code ${code}?` });
    await question.getByRole('button', { name: 'Keep it' }).click();
    await remove.click();
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(box).toBeFocused();
    await loadedAgain;
    await box.fill(code);
    await box.press('Enter');
    await expect(remove).toBeVisible();
    await fillPurchase(page);
    await page.getByRole('button', { name: 'Finalize Checkout' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order!' })).toBeVisible();
    await expect(discount(page, label)).toBeVisible();
    await expectAccessible(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a promo code is refused, applied and ordered with', async ({ page, expectError }) => {
    // What is refused comes back as a bad request.
    expectError(/400/);
    const { code, label } = codes[tidewater.name];
    const eisbn = await bookFor(code, tidewater.code);
    await page.goto(`${tidewater.origin}/item/${eisbn}`);
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await page.getByText('Have a promo code?').click();
    const box = page.getByRole('textbox', { name: 'Promo code' });
    await box.fill('nonsense');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('We don’t know the promo code NONSENSE.')).toBeVisible();
    await expect(box).toHaveValue('nonsense');
    await page.getByRole('button', { name: 'Checkout' }).click();
    await page.getByText('Have a promo code?').click();
    await box.fill(code);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText(`Promo code ${code} applied.`)).toBeVisible();
    await fillPurchase(page);
    await page.getByRole('button', { name: 'Finalize Checkout' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order!' })).toBeVisible();
    await expect(discount(page, label)).toBeVisible();
  });
});
