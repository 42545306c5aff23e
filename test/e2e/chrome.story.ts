import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openShopWith } from './more-shops.ts';
import {
  type DemoShop,
  expect,
  expectAccessible,
  expectFits,
  lakeshore,
  open,
  test,
  tidewater,
} from './shop.ts';

const always = { container: true, visibility: 'all', start_date: null, end_date: null, expiry_action: '' };
const entry = (menu_id: number, label: string, path: string, submenu: object[] = []) => ({
  menu_id,
  label,
  path,
  url: '',
  link_type: '',
  type: '',
  submenu: submenu as never[],
});

/** A shop with far more menus than a window has room for, everything pinned, notices, and words of a government. */
const full = () =>
  openShopWith(`full-${randomUUID().slice(0, 8)}`, {
    site_navigation: [
      entry(1, 'Everything we have', '/browse/filter'),
      ...['Staff picks', 'School orders', 'Questions', 'About us', 'Visit us'].map((label, i) =>
        entry(2 + i, label, ['/staff-picks', '/school-orders', '/faq', '/about', '/contact'][i] ?? '/'),
      ),
      ...Array.from({ length: 6 }, (_, i) =>
        entry(20 + i, `Books of the ${i + 1}th floor`, `/browse/filter/k/floor${i}`),
      ),
      entry(40, 'For grown-up readers', '', [
        entry(41, 'Our terms', '/terms-conditions'),
        entry(42, 'Privacy, in plain words', '/privacy'),
      ]),
      // Leads back to the page where it is chosen.
      entry(43, 'Here again', '/about'),
    ],
    show_government_of_canada_logo: true,
    government_of_canada_bilingual: true,
    styles: { font_pair: 'fraunces', show_browse: true, logo_url: '/favicon.svg' },
    global_content: [
      {
        ...always,
        component: 'search_bar',
        data: { pin_navigation: true, image_cache_key: 7, logo_height: 48 },
      },
      {
        ...always,
        component: 'nav_bar',
        data: {
          pinned: true,
          text_preset: 7,
          selected_animation: true,
          selected_animation_style: 'right-animation',
          selected_animation_duration: 1.5,
        },
      },
      {
        ...always,
        component: 'popup_notice',
        data: { heading: 'The winter catalogue is here', button_label: 'Not now', show_once: true },
      },
      {
        ...always,
        component: 'above_searchbar_notice',
        data: { heading: 'Closed on Thursday', button_url: '/contact', button_label: 'Our hours' },
      },
    ],
  });

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const heightOf = async (page: Page) => (await bar(page).boundingBox())?.height ?? 0;

test('menus that find no room stand under More Menus, at every width (CHROME-018) (CHROME-017)', async ({
  page,
  newReader,
}) => {
  const shop: DemoShop = await full();
  await open(page, `${shop.origin}/about`);
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
  // BLOCK-044
  const notice = await page.getByRole('complementary', { name: 'Closed on Thursday' }).boundingBox();
  const search = await page.getByRole('search').boundingBox();
  expect(notice && notice.y + notice.height).toBeLessThanOrEqual(search?.y ?? 0);
  const more = bar(page).locator('summary', { hasText: 'More Menus' });
  for (const width of [1280, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(more).toBeVisible();
    await expect.poll(() => heightOf(page), `one line at ${width} px`).toBeLessThan(50);
    await more.click();
    await expect(bar(page).getByRole('link', { name: 'Our terms' })).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'Everything we have' })).toHaveCount(1);
    await expectAccessible(page);
    await expectFits(page, [width]);
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
  }
  // One place of this page is marked, the first of the two; on the next page it's the line below More Menus.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(bar(page).locator('[aria-current="page"]').filter({ visible: true })).toHaveText(['About us']);
  await expect(more).not.toHaveAttribute('data-selected');
  await page.keyboard.press('Enter');
  await bar(page).getByRole('link', { name: 'Our terms' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Our terms' })).toBeHidden();
  await expect(more).toHaveAttribute('data-selected', 'true');

  await page.setViewportSize({ width: 390, height: 800 });
  await expect(more).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(bar(page).getByRole('link', { name: 'Here again' })).toBeVisible();
  await expectAccessible(page);

  const calm = await newReader({ javaScriptEnabled: false });
  await calm.goto(`${shop.origin}/about`);
  await expect(bar(calm).getByRole('link', { name: 'Here again' })).toBeVisible();
});

for (const [what, files] of [
  ['the code of More Menus', /\/more-menus-/],
  ['every script', /\.js$/],
] as const) {
  test(`without ${what} a long menu has as many lines as it needs`, async ({ page, expectError }) => {
    expectError(/Failed to load resource|Failed to fetch dynamically imported module/);
    const shop = await full();
    await page.route(
      (url) => url.pathname.startsWith('/assets/') && files.test(url.pathname),
      (route) => route.abort(),
    );
    await page.goto(`${shop.origin}/terms-conditions`, { waitUntil: 'domcontentloaded' });
    const last = bar(page).getByRole('link', { name: 'Here again' });
    await expect(last).not.toBeInViewport();
    if (what !== 'every script') await page.getByRole('button', { name: 'Not now' }).click();
    await expect(last).toBeInViewport({ ratio: 1 });
    const submenu = bar(page).locator('summary', { hasText: 'For grown-up readers' });
    await submenu.evaluate((summary: HTMLElement) => summary.click());
    await expect(bar(page).getByRole('link', { name: 'Privacy, in plain words' })).toBeInViewport({
      ratio: 1,
    });
    await expectFits(page, [1280, 768]);
  });
}

test('bars, logo, notices and the footer are as the shop has set them', async ({ page }) => {
  const shop: DemoShop = await full();
  await page.setViewportSize({ width: 1280, height: 700 });
  await open(page, `${shop.origin}/faq`);
  const notice = page.getByRole('dialog', { name: 'The winter catalogue is here' });
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('complementary', { name: 'Closed on Thursday' })).toBeVisible();

  // CHROME-001
  const logo = page.getByRole('banner').getByRole('img', { name: 'Cove Books' });
  await expect(logo).toHaveAttribute('src', '/favicon.svg?v=7');
  expect((await logo.boundingBox())?.height).toBe(48);
  await expect(bar(page)).toHaveCSS('text-transform', 'uppercase');
  const chosen = bar(page).getByRole('link', { name: 'Questions' });
  const line = await chosen.evaluate((link) => {
    const { transformOrigin, transitionDuration, transform } = getComputedStyle(link, '::after');
    return { width: link.clientWidth, transformOrigin, transitionDuration, transform };
  });
  expect(line).toMatchObject({ transitionDuration: '1.5s', transform: 'matrix(1, 0, 0, 1, 0, 0)' });
  expect(Number.parseFloat(line.transformOrigin), 'grows from the right').toBeGreaterThan(line.width / 2);

  const wordmark = page.getByRole('img', { name: /^Government of Canada/ });
  expect((await wordmark.boundingBox())?.width).toBe(350);
  await expectAccessible(page);

  // CHROME-020
  // Pinned: search bar and menu stay, the notice goes.
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.y).toBe(0);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Closed on Thursday')).not.toBeInViewport();

  // Once in a visit, also on another page; the notice above the search bar is on every page.
  await bar(page).getByRole('link', { name: 'Staff picks' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Staff picks' })).toBeVisible();
  await open(page, `${shop.origin}/browse`);
  await expect(page.getByText('Closed on Thursday')).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('the wordmark in English is 200 px wide; bars that are not pinned scroll away', async ({ page }) => {
  const shop = await openShopWith(`english-${randomUUID().slice(0, 8)}`, {
    show_government_of_canada_logo: true,
  });
  await open(page, `${shop.origin}/faq`);
  expect((await page.getByRole('img', { name: 'Government of Canada' }).boundingBox())?.width).toBe(200);
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('a logo that cannot be loaded leaves the name of the shop', async ({ page, expectError }) => {
  expectError(/404/);
  const logo_url = '/media/nobody/gone.svg';
  const shop = await openShopWith(`unmarked-${randomUUID().slice(0, 8)}`, { styles: { logo_url } });
  await open(page, `${shop.origin}/faq`);
  const home = page.getByRole('banner').getByRole('link', { name: 'Cove Books' });
  await expect(home.locator('img')).toHaveCount(0);
  await expect(home).toHaveText('Cove Books');
});

test('places of a page are not led to below bars that stay, at every width', async ({ page }) => {
  const shop: DemoShop = await full();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `${shop.origin}/faq`);
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
  for (const width of [1280, 768]) {
    await page.setViewportSize({ width, height: 700 });
    await open(page, `${shop.origin}/faq`);
    await page.getByRole('main').evaluate((main) => {
      const link = document.createElement('a');
      link.href = '#far-below';
      link.textContent = 'Down there';
      main.prepend(link);
      const far = document.createElement('section');
      far.id = 'far-below';
      far.style.cssText = 'margin-top: 2000px; height: 2000px';
      main.append(far);
    });
    const room = () =>
      page.evaluate(() => {
        const bars = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return (document.getElementById('far-below')?.getBoundingClientRect().top ?? 0) - bars;
      });
    const expectJustBelow = async (how: string) => {
      await expect.poll(room, `${how} at ${width} px`).toBeLessThan(60);
      expect(await room(), `${how} at ${width} px`).toBeGreaterThanOrEqual(-1);
    };
    await page.getByRole('link', { name: 'Down there' }).click();
    await expectJustBelow('a link of the page');
    await page.evaluate(() => window.scrollTo({ top: 0 }));
    await page.evaluate(() => document.getElementById('far-below')?.scrollIntoView());
    await expectJustBelow('the hash of an address');
  }
});

test('the footer stays from page to page, past a page that is not there, and its links lead on', async ({
  page,
  expectError,
}) => {
  await open(page, `${lakeshore.origin}/faq`);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer).toContainText('Today: ');
  const words = await footer.textContent();
  expect(words).toContain('Prices in CAD');
  await page.evaluate(() => Object.assign(window, { visit: 'one' }));
  await page.getByRole('main').evaluate((main) => {
    const link = document.createElement('a');
    link.href = '/no-such-page';
    link.textContent = 'Nowhere';
    main.prepend(link);
  });
  expectError(/404/);
  await page.getByRole('link', { name: 'Nowhere' }).click();
  await expect(page).toHaveTitle(/not found/i);
  expect(await footer.textContent()).toBe(words);
  await footer.getByRole('link', { name: 'Map & Hours' }).click();
  await expect(page).toHaveURL(/\/contact/);
  await expect(page.getByRole('main')).toBeVisible();
  expect(await footer.textContent()).toBe(words);
  expect(await page.evaluate(() => 'visit' in window), 'no page was loaded anew').toBe(true);
});

test('the footer says the hours of today, a special day too, and the week without JavaScript', async ({
  page,
  clock,
  newReader,
}) => {
  const hours = page.getByRole('contentinfo').locator('details');
  for (const [date, said] of [
    ['2026-12-02T15:00:00Z', 'Today: 10 am – 6 pm'],
    ['2026-12-25T15:00:00Z', 'Today: Closed'],
  ] as const) {
    await clock.setFixedTime(date);
    await open(page, `${tidewater.origin}/faq`);
    await hours.scrollIntoViewIfNeeded();
    await expect(hours.locator('summary')).toHaveText(said);
  }
  await hours.locator('summary').click();
  await expect(hours.getByRole('row', { name: /Christmas Day/ })).toHaveAttribute('data-today', '');
  await expectAccessible(page);

  const calm = await newReader({ javaScriptEnabled: false });
  await calm.goto(`${tidewater.origin}/faq`);
  await calm.getByRole('contentinfo').locator('summary', { hasText: 'Store hours' }).click();
  await expect(calm.getByRole('contentinfo').getByRole('row', { name: /^Wednesday/ })).toContainText(
    '10 am – 6 pm',
  );
});

test('a notice above the header leaves the way past it the first stop of the keyboard (CHROME-062)', async ({
  page,
}) => {
  await open(page, lakeshore.origin);
  const past = page.getByRole('link', { name: 'Skip to main content' });
  await page.keyboard.press('Tab');
  await expect(past).toBeFocused();
  await expect(past).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
});
