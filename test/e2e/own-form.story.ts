import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { readCheckoutForms } from '../../contract/custom-form.ts';
import { books } from './books.ts';
import { openShopWith } from './more-shops.ts';
import {
  addToCart,
  type DemoShop,
  expect,
  expectAccessible,
  expectFits,
  fillPurchase,
  reader,
  taken,
  test,
  tidewater,
  unfoldAdditional,
} from './shop.ts';

const custom_forms = readCheckoutForms({
  form_pickup: {
    header: 'For schools',
    description: 'So that your books reach the right class.',
    override_po_id: 'cost',
    elements: [
      { id: 'cost', type: 'text', label: 'Cost centre', required: true, required_message: 'Who pays?' },
      { id: 'office', type: 'phone', label: 'School office' },
      { id: 'by', type: 'date', label: 'Needed by' },
      { id: 'where', type: 'radio', label: 'Building', options: [{ label: 'North' }, { label: 'South' }] },
      { id: 'wrap', type: 'checkbox', label: 'In a box, please' },
    ],
  },
});

const toPurchase = async (page: Page) => {
  await page.getByRole('link', { name: /^Cart, / }).click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Pick up/ })).toBeVisible();
};

let school: DemoShop;
test.beforeAll(async () => {
  school = await openShopWith(`own-form-${randomUUID().slice(0, 8)}`, { checkout_info: { custom_forms } });
});

test('the order form checks the shop’s own questions and shows the answers with the order (FORM-017, FORM-018)', async ({
  page,
}) => {
  await addToCart(page, school, books.quiet.eisbn);
  await toPurchase(page);
  const form = page.getByRole('region', { name: 'For schools' });
  await expect(form.getByText('So that your books reach the right class.')).toBeVisible();
  await expect(page.getByLabel('Purchase Order #')).toHaveCount(0);
  const cost = form.getByRole('textbox', { name: 'Cost centre' });
  await taken(cost);
  await fillPurchase(page);
  const shut = page.getByRole('button', { name: 'Complete form & choose payment' });
  await shut.press('Enter');
  await expect(cost).toBeFocused();
  await expect(cost).toHaveAccessibleDescription('Who pays?');
  await expectAccessible(page);

  await cost.fill('Library 4b');
  const office = form.getByRole('textbox', { name: 'School office' });
  await office.pressSequentially('20755501');
  await expect(office).toHaveValue('(207) 555-01');
  await form.getByRole('textbox', { name: 'Needed by' }).pressSequentially('02302028');
  await shut.press('Enter');
  await expect(office).toBeFocused();
  await expect(office).toHaveAccessibleDescription('Please enter a valid phone number');
  await expect(form.getByText('Please enter a valid date')).toBeVisible();
  await office.press('End');
  await office.pressSequentially('42');
  await form.getByRole('textbox', { name: 'Needed by' }).fill('02/29/2028');
  await form.getByRole('radio', { name: 'South' }).check();
  await form.getByRole('checkbox', { name: 'In a box, please' }).check();
  await expectFits(page);

  // What was answered outlives a look at the cart.
  await page.getByRole('link', { name: 'Go back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(cost).toHaveValue('Library 4b');
  await expect(form.getByRole('radio', { name: 'South' })).toBeChecked();

  await page.getByRole('button', { name: 'Finalize Checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order!' })).toBeVisible();
  await expect(page.getByText('Purchase Order #: Library 4b')).toBeVisible();
  const told = page
    .getByRole('region', { name: 'For schools' })
    .or(page.locator('section').filter({ has: page.getByRole('heading', { name: 'For schools' }) }));
  await expect(told).toContainText(/School office\s*\(207\) 555-0142/);
  await expect(told).toContainText(/Needed by\s*02\/29\/2028/);
  await expect(told).toContainText(/Building\s*South/);
  await expect(told).toContainText(/In a box, please\s*Yes/);
  await expectAccessible(page);
  await expectFits(page);
});

test('text that is typed while scripts load slowly stays', async ({ page }) => {
  await addToCart(page, school, books.quiet.eisbn);
  await toPurchase(page);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/own-form-(?!problems)[^/]+\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(`${school.origin}/purchase`, { waitUntil: 'domcontentloaded' });
  const cost = page
    .getByRole('region', { name: 'For schools' })
    .getByRole('textbox', { name: 'Cost centre' });
  await cost.fill('Library 4b');
  await expect(page.getByRole('button', { name: 'Complete form & choose payment' })).toBeVisible();
  await expect(cost).toHaveValue('Library 4b');
  arrive();
  await page.waitForLoadState('networkidle');
  await expect(cost).toHaveValue('Library 4b');
});

test('without JavaScript the questions are asked and checked by the server', async ({
  newReader,
  expectError,
}) => {
  // The form with a mistake in it comes back as a bad request.
  expectError(/400/);
  const page = await newReader({ javaScriptEnabled: false });
  await page.goto(`${school.origin}/item/${books.quiet.eisbn}`);
  await page.getByRole('region', { name: 'New copy' }).getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await fillPurchase(page);
  const form = page.getByRole('region', { name: 'For schools' });
  await form.getByRole('textbox', { name: 'Cost centre' }).fill('Library 4b');
  await form.getByRole('textbox', { name: 'School office' }).fill('555');
  await form.getByRole('checkbox', { name: 'In a box, please' }).check();
  await page.getByRole('button', { name: 'Finalize Checkout' }).click();
  await expect(form.getByText('Please enter a valid phone number')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Cost centre' })).toHaveValue('Library 4b');
  await expect(form.getByRole('checkbox', { name: 'In a box, please' })).toBeChecked();
  await form.getByRole('textbox', { name: 'School office' }).fill('207 555 0142');
  await page.getByRole('button', { name: 'Finalize Checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order!' })).toBeVisible();
  await expect(page.getByText('Purchase Order #: Library 4b')).toBeVisible();
  await expect(page.getByRole('definition').getByText('(207) 555-0142')).toBeVisible();
});

test('a shop that asks what need not be answered takes an order without answers', async ({ page }) => {
  await addToCart(page, tidewater, books.quiet.eisbn);
  await toPurchase(page);
  await unfoldAdditional(page);
  const form = page.getByRole('region', { name: 'When you pick up your books' });
  const collector = form.getByRole('textbox', { name: /^Someone else picking up/ });
  await taken(collector);
  await fillPurchase(page);
  await collector.fill('Ines Marsh');
  await page.getByRole('button', { name: 'Finalize Checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order!' })).toBeVisible();
  await expect(page.getByText('Ines Marsh')).toBeVisible();
  await expect(page.getByText(reader.name).first()).toBeVisible();
});
