import { signUp } from './accounts.ts';
import { books } from './books.ts';
import {
  expect,
  expectAccessible,
  expectFits,
  expectReadable,
  fillPurchase,
  open,
  test,
  tidewater,
  toast,
} from './shop.ts';

test('a reader keeps a gift registry, and a guest who has its link buys from it (REG-001, REG-002, REG-004, REG-014, REG-032)', async ({
  page,
  newReader,
  expectError,
}) => {
  await signUp(page, tidewater);
  await open(page, `${tidewater.origin}/item/${books.quiet.eisbn}`);
  expectError(/503/);
  await page.route('**/customer/giftregistry/getAll', (route) =>
    route.fulfill({ status: 503, json: { error: 'Please wait.' } }),
  );
  await page.getByRole('link', { name: 'Add to gift registry' }).click();
  // REG-008
  const panel = page.getByRole('dialog', { name: `Add to gift registry: ${books.quiet.title}` });
  await expect(panel.getByRole('alert')).toBeVisible();
  await page.unroute('**/customer/giftregistry/getAll');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expectAccessible(page);
  await panel.getByRole('link', { name: 'No registries. Create new' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Ada and Ben');
  await page.getByLabel('Occasion').selectOption('Wedding');
  await page.getByLabel('Purchase deadline').fill('2020-01-01');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Description is required.')).toBeVisible();
  await page.getByLabel('Description').fill('Books for our first shelf.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The purchase deadline can’t be in the past.')).toBeVisible();
  await page.getByLabel('Purchase deadline').fill('2999-06-01');
  await expectFits(page);
  await expectAccessible(page);
  const refusal = 'You can keep up to 20 gift registries. Please delete one first.';
  await page.route('**/customer/giftregistry/create', (route) =>
    route.fulfill({ json: { error: refusal, error_code: 'too_many_registries' } }),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  // REG-028
  await expect(page.getByRole('status').getByText(refusal)).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert').getByText(refusal)).toBeVisible();
  await page.unroute('**/customer/giftregistry/create');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada and Ben' })).toBeVisible();
  await expect(page.getByText('Wedding · A registry of Ada Marsh · Open until June 1, 2999')).toBeVisible();
  await page.getByLabel(`Copies of ${books.quiet.title}`).fill('2');
  await page.getByRole('button', { name: 'Update' }).click();
  // REG-030
  await expect(toast(page, 'Registry updated.').first()).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  const link = await page.getByLabel('Link to share').inputValue();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: tidewater.origin });
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(toast(page, 'Link Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expect(page.getByRole('main').getByRole('link', { name: 'Gift registries' })).toBeVisible();
  await open(page, `${tidewater.origin}/item/${books.quiet.eisbn}`);
  await page.getByRole('link', { name: 'Add to gift registry' }).click();
  await expect(panel.getByText('Asks for 2 copies')).toBeVisible();
  await panel.getByRole('button', { name: 'Add to Ada and Ben' }).click();
  await expect(panel.getByText('Asks for 3 copies')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Add to gift registry' })).toBeFocused();

  const guest = await newReader();
  await open(guest, `${tidewater.origin}/item/${books.quiet.eisbn}?registry=999999999`);
  // REG-007
  await expect(guest.getByRole('link', { name: 'Back to the gift registry' })).toBeHidden();
  await guest.getByRole('link', { name: 'Add to gift registry' }).click();
  // ACCOUNT-004
  const login = guest.getByRole('dialog', { name: 'Login' }).getByRole('link', { name: 'Login' });
  await expect(login).toHaveAttribute('href', /^\/account\/login\?back=/);
  await guest.keyboard.press('Escape');
  await guest.goto(link);
  await expect(guest.getByText('0 of 3 bought').first()).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole('link', { name: `Buy ${books.quiet.title} as a gift` }).click();
  const copy = guest.getByRole('region', { name: 'New copy' });
  await copy.getByRole('button', { name: 'Add to cart' }).click();
  await expect(copy.getByText('1 in cart')).toBeVisible();
  await open(guest, `${tidewater.origin}/checkout/cart`);
  // REG-005
  const gift = guest.getByRole('link', { name: 'Gift for “Ada and Ben”' });
  await expect(gift).toHaveAttribute('href', new URL(link).pathname);
  await expectFits(guest);
  await guest.getByRole('button', { name: 'Checkout' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: /^Pick up/ })).toBeVisible();
  await fillPurchase(guest);
  await guest.getByRole('button', { name: 'Finalize Checkout' }).click();
  await expect(guest.getByText('Gift for “Ada and Ben”').first()).toBeVisible();

  await page.goto(link);
  await expect(page.getByText('1 of 3 bought').first()).toBeVisible();

  await open(page, `${tidewater.origin}/gift-registry`);
  await page.setViewportSize({ width: 1280, height: 900 });
  const cards = page.getByRole('list').filter({ has: page.getByRole('link', { name: 'Ada and Ben' }) });
  const [width, gap, all] = await cards.evaluate((grid) => {
    const { columnGap } = getComputedStyle(grid);
    return [grid.firstElementChild?.clientWidth ?? 0, Number.parseFloat(columnGap), grid.clientWidth];
  });
  expect(width).toBeGreaterThanOrEqual(387);
  // One column more would be too narrow.
  const columns = Math.round((all + gap) / (width + gap));
  expect((all + gap) / (columns + 1) - gap).toBeLessThan(389);
});

test('a gift is sent to an address that its giver never sees, with and without scripts', async ({
  page,
  newReader,
}) => {
  await signUp(page, tidewater);
  await open(page, `${tidewater.origin}/gift-registry?edit=new&eisbn=${books.quiet.eisbn}`);
  await page.getByRole('textbox', { name: 'Title' }).fill('Ada and Ben');
  await page.getByLabel('Description').fill('Books for our first shelf.');
  // REG-020
  await page.getByLabel('Where gifts can be sent').selectOption('0');
  await page.getByLabel('Recommend this address at checkout').check();
  await expectFits(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  const link = await page.getByLabel('Link to share').inputValue();

  const giver = await newReader();
  await signUp(giver, tidewater);
  await giver.goto(link);
  await expect(giver.getByText('Gifts can be sent straight to Ada Marsh.')).toBeVisible();
  await giver.getByRole('link', { name: `Buy ${books.quiet.title} as a gift` }).click();
  const copy = giver.getByRole('region', { name: 'New copy' });
  await copy.getByRole('button', { name: 'Add to cart' }).click();
  await expect(copy.getByText('1 in cart')).toBeVisible();
  await open(giver, `${tidewater.origin}/checkout/cart`);
  await giver.getByRole('radio', { name: /^Ship/ }).check();
  await giver.getByRole('button', { name: 'Checkout' }).click();
  // SHIPPING-008
  const recommended = giver.getByRole('button', { name: 'Use recomended shipping' });
  await expect(recommended).toBeVisible();
  await expectFits(giver);
  await expectAccessible(giver);
  await recommended.click();
  const gift = /^Ada Marsh Gift registry “Ada and Ben”/;
  await expect(giver.getByRole('radio', { name: gift })).toBeChecked();
  await expect(recommended).toHaveCount(0);
  await expect(giver.getByRole('radio', { name: /^Media Mail/ })).toBeVisible();

  const cookies = await giver.context().cookies();
  const plain = await newReader({ javaScriptEnabled: false, cookies });
  await plain.goto(`${tidewater.origin}/purchase`);
  await expect(plain.getByRole('radio', { name: gift })).toBeChecked();
  await plain.getByRole('radio', { name: /Account address/ }).check();
  await plain.getByRole('button', { name: 'Save & Continue' }).first().click();
  await expect(plain.getByRole('radio', { name: /Account address/ })).toBeChecked();
  await plain.getByRole('button', { name: 'Use recomended shipping' }).click();
  await expect(plain.getByRole('radio', { name: gift })).toBeChecked();
  await plain.getByRole('radio', { name: /contact/i }).check();
  await plain.getByRole('button', { name: 'Finalize Checkout' }).click();
  await expect(
    plain.getByText('Gift registry “Ada and Ben”. Only the shop knows the address.'),
  ).toBeVisible();
});

test('a guest reads what a registry is, and finds or starts one', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await open(page, `${tidewater.origin}/gift-registry`);
  await expect(page.getByText('no one buys the same book twice')).toBeVisible();
  const main = page.getByRole('main');
  const find = await main.getByRole('region', { name: 'Find a gift registry' }).boundingBox();
  const start = await main.getByRole('region', { name: 'Start a registry' }).boundingBox();
  expect([find?.y, find && find.x + find.width <= (start?.x ?? 0)]).toEqual([start?.y, true]);
  await expectReadable(page);
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Log in to start a registry' }).click();
  await expect(page).toHaveURL(/edit=new/);
  await expect(main.getByRole('link', { name: 'Login' })).toBeVisible();
});
