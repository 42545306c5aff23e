import { anEditor, logIn } from './editor.ts';
import { handsell } from './handsell.ts';
import { expect, lakeshore, test } from './shop.ts';

test('a browser that knows other rules of the shop’s time zone shows what the server says', async ({
  newReader,
}) => {
  await handsell(['giftcard', 'issue', '10', '--store', 'lakeshore']);
  const page = await newReader();
  // Rules of a zone change; a browser may have them before the server does, or after it. Here they differ by days, whatever the time is.
  await page.addInitScript(() => {
    const twoDays = 2 * 86_400_000;
    Intl.DateTimeFormat = class extends Intl.DateTimeFormat {
      override format(at?: Date | number): string {
        const isShops = /Vancouver|^Etc/.test(this.resolvedOptions().timeZone);
        return super.format(Number(at ?? Date.now()) + (isShops ? twoDays : 0));
      }
    } as unknown as typeof Intl.DateTimeFormat;
  });
  await page.goto(`${lakeshore.origin}/admin`);
  await logIn(page, await anEditor('owner', 'lakeshore'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  for (const path of [
    '',
    '/giftcards',
    '/lists',
    '/pages',
    '/customers',
    '/activity',
    '/look',
    '/titles/import',
    '/account',
  ]) {
    await page.goto(`${lakeshore.origin}/admin${path}`, { waitUntil: 'networkidle' });
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  }
  for (const [list, link] of [
    ['/giftcards', /^Card ending in/],
    ['/customers', 'Robin Ashby'],
    ['/pages', /^History/],
  ] as const) {
    await page.goto(`${lakeshore.origin}/admin${list}`);
    await main.getByRole('link', { name: link }).first().click();
    await page.waitForURL((url) => !url.pathname.endsWith(list));
    await page.reload({ waitUntil: 'networkidle' });
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
