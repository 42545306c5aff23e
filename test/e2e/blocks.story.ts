import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type BlockName, catalog } from '../../blocks/catalog.ts';
import { openShopWith } from './more-shops.ts';
import {
  type DemoShop,
  eitherShop,
  expect,
  expectReadable,
  hydrated,
  lakeshore,
  open,
  shops,
  test,
  tidewater,
} from './shop.ts';

const names = Object.keys(catalog) as BlockName[];

// One page walks through many: a browser that has just started takes three times as long for a page.
for (const shop of eitherShop) {
  for (const half of [0, 1]) {
    const mine = names.filter((_, i) => i % 2 === half);
    test(`${shop.name}, blocks ${half + 1} of 2: every variant can be read`, async ({
      page,
      expectError,
    }) => {
      test.setTimeout(900_000);
      // One story shows what a missing picture looks like.
      expectError(/404.*\/no\/such\/picture/);
      // The words of a place fade in over the map when they are ready, and would be judged half way.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const name of mine) await test.step(name, () => expectVariants(page, shop, name));
    });
  }
}

async function expectVariants(page: Page, shop: DemoShop, name: BlockName): Promise<void> {
  await page.goto(`${shop.origin}/dev/blocks/${name}`);
  await hydrated(page);
  // A window over the page hides the page from who cannot see it.
  if (name === 'popup_notice') {
    await expectReadable(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectReadable(page);
}

test('a picture that cannot be loaded leaves its words', async ({ page, expectError }) => {
  expectError(/404/);
  await open(page, `${tidewater.origin}/dev/blocks/image_gif`);
  await page.getByText('Our reading room').scrollIntoViewIfNeeded();
  await expect(page.getByText('Our reading room')).toBeVisible();
});

test('foreign code can do nothing to the page', async ({ page, expectError }) => {
  expectError(/cookie|sandbox|cross-origin|SecurityError/i);
  await open(page, `${tidewater.origin}/dev/blocks/custom_embed`);
  const intruder = page.frameLocator('iframe[title="Intruder"]');
  await page.locator('iframe[title="Intruder"]').scrollIntoViewIfNeeded();
  await expect(intruder.getByText('no cookies, no page')).toBeVisible();
  await expect(
    page.frameLocator('iframe[title="Tide clock"]').getByText('High water: in a while'),
  ).toBeVisible();
  await expect(page).not.toHaveTitle(/taken/);
});

for (const shop of shops) {
  test(`the embed of ${shop.name} is not cut off on a narrow phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await open(page, `${shop.origin}/contact`);
    await page.locator('iframe').scrollIntoViewIfNeeded();
    const frame = page.frameLocator('iframe').locator('html');
    await expect(frame.getByText(/High water at about|The van leaves/)).toBeVisible();
    expect(await frame.evaluate((html) => html.scrollHeight - html.clientHeight)).toBe(0);
  });
}

test('markup of the shop keeps to its block, with and without JavaScript', async ({ page, newReader }) => {
  await page.goto(`${tidewater.origin}/dev/blocks/custom_html_css`);
  await hydrated(page);
  await expect(page.getByText('From our window')).toBeVisible();
  const intruder = page.getByText('Still in here.');
  await expect(intruder).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page).not.toHaveTitle(/taken/);
  const box = await intruder.boundingBox();
  expect(box?.y ?? 0, 'it is not fixed to the top of the window').toBeGreaterThan(100);
  const calm = await newReader({ javaScriptEnabled: false });
  await calm.goto(`${tidewater.origin}/dev/blocks/custom_html_css`);
  await expect(calm.getByText('From our window')).toBeVisible();
  // A page that the browser draws itself opens the shadow too.
  await page.goto(`${tidewater.origin}/dev/blocks`);
  await hydrated(page);
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.getByRole('link', { name: 'custom_html_css' }).click();
  await expect(page.getByText('From our window')).toBeVisible();
  expect(warnings).toEqual([]);
});

test('pictures of one row of a grid have one height', async ({ page }) => {
  await page.goto(`${tidewater.origin}/dev/blocks/image_grid`);
  await hydrated(page);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('img', { name: /^Picture [123]$/ }) });
  const heights = await row
    .getByRole('img')
    .evaluateAll((all) => all.slice(0, 3).map((img) => img.clientHeight));
  expect(heights).toHaveLength(3);
  expect(new Set(heights).size).toBe(1);
});

test('the Subscribe button of a newsletter is as wide as its word', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${tidewater.origin}/dev/blocks/constant_contact_embedded`);
  await hydrated(page);
  const form = page.getByRole('form').first();
  const button = await form.getByRole('button', { name: 'Subscribe' }).boundingBox();
  const field = await form.getByLabel('Email').boundingBox();
  expect(button?.width).toBeLessThan((field?.width ?? 0) / 2);
});

test('a notice in a window comes once in a visit, and goes with Escape or its button (BLOCK-043, BLOCK-085..087)', async ({
  page,
}) => {
  await open(page, `${lakeshore.origin}/dev/blocks/popup_notice`);
  const notice = page.getByRole('dialog', { name: 'The winter catalogue is here' });
  await expect(notice.getByRole('link', { name: 'Read it' })).toHaveAttribute('href', '/browse');
  await expect(notice.getByRole('button', { name: 'Not now' })).toBeFocused();
  await expect(notice).toContainText('Sixty books for the dark months');
  await page.keyboard.press('Escape');
  await expect(notice).toHaveCount(0);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await notice.getByRole('button', { name: 'Not now' }).click();
  await expect(notice).toHaveCount(0);
  await open(page, `${lakeshore.origin}/dev/blocks/popup_notice`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Time enough for a window that would open.
  await page.waitForTimeout(1000);
  await expect(notice).toHaveCount(0);
});

test('a notice in a window comes with every page where the shop does not want it once (BLOCK-086)', async ({
  page,
}) => {
  const shop = await openShopWith(`again-${randomUUID().slice(0, 8)}`, {
    global_content: [{ component: 'popup_notice', visibility: 'all', data: { heading: 'Closed on Monday' } }],
  } as never);
  const notice = page.getByRole('dialog', { name: 'Closed on Monday' });
  for (const path of ['/about', '/faq']) {
    await open(page, shop.origin + path);
    await notice.getByRole('button', { name: 'Close' }).first().click();
    await expect(notice).toHaveCount(0);
  }
});

for (const { path, zoom } of [
  { path: '/contact', zoom: 15 },
  { path: '/dev/blocks/map_stores_location', zoom: 14 },
]) {
  test(`the map of ${path} is ${zoom} near, and the wheel scrolls the page (MAP-001..004)`, async ({
    page,
  }) => {
    const levels = new Set<number>();
    page.on('request', (request) => {
      const [, level] = /tile\.openstreetmap\.org\/(\d+)\//.exec(request.url()) ?? [];
      if (level) levels.add(Number(level));
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, lakeshore.origin + path);
    const map = page.getByRole('application', { name: 'Map' }).first();
    await expect(async () => {
      await page.getByLabel('Location').first().scrollIntoViewIfNeeded({ timeout: 1000 });
      await expect(map.getByRole('button', { name: 'Kelowna' })).toBeVisible({ timeout: 1000 });
    }).toPass();
    // Its frame has lines of one pixel.
    expect((await map.locator('xpath=..').boundingBox())?.height).toBe(400);
    await expect.poll(() => [...levels]).toEqual([zoom]);
    await map.hover();
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
    expect([...levels]).toEqual([zoom]);
    await page.getByLabel('Location').first().selectOption({ label: 'Vernon' });
    const popup = map.locator('.leaflet-popup');
    await expect(popup).toContainText('2904 Coldstream Lane');
    await expect(popup).toContainText('V1T 2B2');
    const targets = await map.locator('a[role="button"]').all();
    expect(targets).toHaveLength(3);
    for (const target of targets) expect(await target.boundingBox()).toMatchObject({ width: 44, height: 44 });
  });
}
