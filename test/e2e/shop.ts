import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 3187);

/** The two demo shops; every story that is about a page runs in both. */
export const shops = [
  { name: 'Tidewater Books', origin: `http://tidewater.localhost:${port}` },
  { name: 'Lakeshore & Pine', origin: `http://lakeshore.localhost:${port}` },
] as const;

/** Fails a story on whatever the browser reports as an error. */
export const test = base.extend<{ quietConsole: undefined }>({
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(undefined);
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** No violation of WCAG 2.2 A and AA in what the page shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(' | ')}`);
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

/** React has taken over: what is pressed now is handled by it. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'yes');
}

/** Opens a book that is on the shelf of this shop. */
export async function openBookInStock(page: Page): Promise<string> {
  await page.goto('/browse/filter/r/hand');
  await page.getByRole('main').getByRole('link', { name: /\w/ }).first().waitFor();
  const address = await page.locator('a[href^="/item/"]').first().getAttribute('href');
  expect(address).toBeTruthy();
  await page.goto(address ?? '/');
  return address ?? '';
}
