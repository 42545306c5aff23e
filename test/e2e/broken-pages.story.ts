import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openLocally } from '../../server/db/local-socket.ts';
import { around, brokenPages, noPages, script } from '../broken-pages.ts';
import { openShopWith } from './more-shops.ts';
import { type DemoShop, expect, expectFits, hydrated, test } from './shop.ts';

const notice = (more: object) => ({ component: 'above_searchbar_notice', visibility: 'all', ...more });

/** Notices and bars of the whole site that are as broken as its pages. */
const brokenContent = [
  null,
  7,
  { component: script },
  { component: 'nav_bar', data: null },
  { component: 'search_bar', data: { search_bar_logo: 'javascript:window.ran=1', padding_y: script } },
  { component: 'footer_bar', data: { width: -900, text_colour: script, font_size: 1e300 } },
  notice({ end_date: 1, data: { heading: 'Over' } }),
  notice({ start_date: 99_999_999_999, data: { heading: 'To come' } }),
  notice({ start_date: 'yesterday', data: { heading: 'Open today', button_url: 'javascript:window.ran=1' } }),
];

/** A menu with one valid entry among invalid ones. */
const brokenMenu = [
  null,
  'Staff picks',
  { label: 7, path: '/staff-picks' },
  { label: '', url: '/nowhere', submenu: [{ label: 'Below nothing' }] },
  { label: 'Still here', path: '/broken/0', submenu: { 0: null } },
];

/** A shop whose pages /broken/0 and so on have these contents. */
async function shopWith(contents: unknown[]): Promise<DemoShop> {
  const name = `broken-${randomUUID().slice(0, 8)}`;
  const settings = { global_content: brokenContent, site_navigation: brokenMenu, extra_navigation: 'none' };
  const shop = await openShopWith(name, settings as never);
  const db = await openLocally(process.env.E2E_DATA ?? '');
  try {
    for (const [i, blocks] of contents.entries()) {
      await db.query(
        `insert into page (store_id, path, title, blocks)
         select id, $2, 'A broken page', $3::jsonb from store where webstore_name = $1`,
        [name, `/broken/${i}`, JSON.stringify(blocks)],
      );
    }
  } finally {
    await db.close();
  }
  return shop;
}

async function expectWhole(page: Page, address: string, what: string): Promise<void> {
  const answer = await page.goto(address);
  expect(answer?.status(), what).toBe(200);
  await hydrated(page);
  // A notice in a window hides the page from who cannot see it.
  await expect(page.locator('footer'), what).toBeVisible();
  await expect(page.getByText('Open today'), what).toBeVisible();
  // A pop-up of the page may have opened over it meanwhile.
  const menu = page.getByRole('navigation', { name: 'Main', includeHidden: true });
  await expect(menu.getByRole('link', { name: 'Still here', includeHidden: true }), what).toBeVisible();
  expect(await page.evaluate(() => 'ran' in window), `a script ran: ${what}`).toBe(false);
}

const all = Object.entries(brokenPages);
for (const part of [0, 1, 2]) {
  test(`pages with broken contents are whole in the browser, part ${part + 1}`, async ({
    page,
    expectError,
  }) => {
    test.slow();
    // Pictures, frames and films that are not there.
    expectError(/404|403|net::ERR|refused|Content Security Policy|frame/i);
    const mine = all.filter((_, i) => i % 3 === part);
    const shop = await shopWith(mine.map(([, blocks]) => blocks));
    // Addresses of nowhere are not asked for: a story stays on its machine.
    await page.route(
      (url) => !url.hostname.endsWith('.localhost'),
      (route) => route.abort(),
    );
    for (const [i, [what]] of mine.entries()) {
      await expectWhole(page, `${shop.origin}/broken/${i}`, what);
      for (const heading of around)
        await expect(page.locator('h2', { hasText: heading }), what).toHaveCount(1);
      for (const gone of ['Over', 'To come'])
        await expect(page.getByText(gone, { exact: true })).toHaveCount(0);
      await expectFits(page, [390]);
    }
  });
}

test('contents that are no blocks leave a page without any', async ({ page, expectError }) => {
  // The logo.
  expectError(/404/);
  const contents = Object.entries(noPages);
  const shop = await shopWith(contents.map(([, blocks]) => blocks));
  for (const [i, [what]] of contents.entries()) {
    await expectWhole(page, `${shop.origin}/broken/${i}`, what);
  }
});
