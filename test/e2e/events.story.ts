import type { Page } from '@playwright/test';
import { eitherShop, expect, expectFits, expectReadable, open, test, tidewater, toast } from './shop.ts';

for (const shop of eitherShop) {
  test(`${shop.name}: a reader finds an event in the list and in the month (EVENT-003, EVENT-015, EVENT-016, EVENT-027, EVENT-029, EVENT-030)`, async ({
    page,
  }) => {
    await open(page, `${shop.origin}/events`);
    // Covers begin where the words of their event do.
    const covers = page.locator('article li img');
    await expect(covers.first()).toBeVisible();
    const below = await covers.evaluateAll((all) =>
      all.map((cover) => {
        const words = cover.closest('article')?.querySelector('h2, h3')?.closest('article > *');
        const top = words?.getBoundingClientRect().top ?? Number.NaN;
        return Math.abs(cover.getBoundingClientRect().top - top);
      }),
    );
    for (const pixels of below) expect(pixels).toBeLessThan(2);
    const titleSizes = await page
      .locator('article h3')
      .evaluateAll((all) => all.map((title) => Number.parseFloat(getComputedStyle(title).fontSize)));
    expect(titleSizes.filter((size) => size > Math.min(...titleSizes))).toHaveLength(1);
    await expect(page.getByText(/ · All are welcome$/).first()).toBeVisible();
    const details = page.getByRole('main').getByRole('link', { name: /^Details: / });
    const title = ((await details.first().getAttribute('aria-label')) ?? '').replace('Details: ', '');
    await details.first().click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('link', { name: 'Go to the event’s page' }).click();
    await expect(page).toHaveURL(/\/events\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: /\(\.ics\)/ })).toHaveAttribute(
      'href',
      /^\/events\/\d+\.ics$/,
    );
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shop.origin });
    // EVENT-013
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(toast(page, 'Link Copied!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/events\/\d+$/);
    await expectReadable(page);

    await open(page, `${shop.origin}/events?view=calendar`);
    await page.getByRole('link', { name: /^Next month/ }).click();
    await expect(page).toHaveURL(/month=\d{4}-\d{2}/);
    const busy = page.getByRole('link', { name: /: \d+ events$/ });
    await busy.first().click();
    const day = page.getByRole('dialog');
    await expect(day.getByRole('link').nth(1)).toBeVisible();
    const first = day.getByRole('link').first();
    const chosen = (await first.textContent()) ?? '';
    await first.click();
    await expect(page.getByRole('heading', { level: 1, name: chosen })).toBeVisible();
  });
}

async function closeDialog(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('the listing reads on by itself, and says when events cannot be read (EVENT-006, EVENT-024, EVENT-032, RSVP-021)', async ({
  page,
  expectError,
}) => {
  expectError(/503/);
  let error = '';
  const read: string[] = [];
  await page.route('**/customer/event/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (/\/(get|getEventItems)$/.test(pathname)) read.push(pathname);
    return route.fulfill({ status: 503, json: { error } });
  });
  await open(page, `${tidewater.origin}/events`);
  const main = page.getByRole('main');
  const cards = main.getByRole('article');
  // Those of today among the first 20 may be over.
  await expect.poll(() => cards.count()).toBeGreaterThan(15);
  const first = await cards.count();
  error = 'No details now.';
  // What a window shows is read once it is open (EVENT-003).
  expect(read).toEqual([]);
  await main
    .getByRole('link', { name: /^Details: / })
    .first()
    .click();
  await expect(toast(page, error)).toBeVisible();
  expect(read).not.toEqual([]);
  await closeDialog(page);
  error = 'No places now.';
  await main
    .getByRole('link', { name: /^RSVP: / })
    .first()
    .click();
  await expect(toast(page, error)).toBeVisible();
  await closeDialog(page);
  error = 'No more now.';
  await cards.last().scrollIntoViewIfNeeded();
  await expect(toast(page, error)).toBeVisible();
  await expect(cards).toHaveCount(first);
  await page.unroute('**/customer/event/**');
  await page.evaluate(() => scrollTo(0, 0));
  await cards.last().scrollIntoViewIfNeeded();
  await expect.poll(() => cards.count()).toBeGreaterThan(first);
});

test('a month in a third of a phone keeps room for its name', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${tidewater.origin}/dev/blocks/events_calendar`);
  const months = page.getByRole('main').getByRole('table');
  await expect(months.first()).toBeVisible();
  const widths = await months.evaluateAll((tables) =>
    tables.map((table) => table.getBoundingClientRect().width),
  );
  expect(Math.min(...widths)).toBeGreaterThan(280);
  await expectFits(page, [390, 320]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const shop of eitherShop) {
    test(`${shop.name}: lists, months and days are pages`, async ({ page, expectError }) => {
      expectError(/404/);
      await page.goto(`${shop.origin}/events?view=calendar`);
      await page.getByRole('link', { name: /^Next month/ }).click();
      await page
        .getByRole('link', { name: /: \d+ events$/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/events\/\d{8}$/);
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Details: / })
        .first()
        .click();
      await expect(page).toHaveURL(/\/events\/\d{1,7}$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto(`${shop.origin}/events`);
      await page.getByRole('link', { name: 'Past', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Past events' })).toBeVisible();
      await expect(page.getByText('Past event', { exact: true }).first()).toBeVisible();
      const lost = await page.goto(`${shop.origin}/events/20261301`);
      expect(lost?.status()).toBe(404);
      await expect(page.getByRole('link', { name: 'See all events' })).toBeVisible();
    });
  }
});
