import { gzipSync } from 'node:zlib';
import { gzipSize, initialFiles } from '../../bench/initial-files.ts';
import { ask } from './ask.ts';
import { books } from './books.ts';
import { expect, shops, test, tidewater } from './shop.ts';

// Sizes in bytes, compressed with gzip. `npm run bench -- bundle` compares the same pages with the budget; these limits lie just
// above what they weigh today, so that a popup's or a form's code that slips into every page is seen at once.
const limits = {
  '/': { scripts: 139_500, style: 21_500 },
  '/browse/filter': { scripts: 160_500, style: 18_200 },
  [`/item/${books.quiet.eisbn}`]: { scripts: 158_300, style: 17_300 },
  '/lists/1': { scripts: 157_800, style: 16_000 },
  '/events': { scripts: 154_300, style: 16_300 },
};

test('a first visit loads no more scripts and styles than the page needs at once', async () => {
  const origin = `http://127.0.0.1:${new URL(tidewater.origin).port}`;
  for (const [path, limit] of Object.entries(limits)) {
    const { status, body } = await ask(tidewater.origin + path);
    expect(status, path).toBe(200);
    const { scripts, styles, brought } = await initialFiles(origin, body);
    expect(scripts.length, `scripts of ${path}`).toBeGreaterThan(5);
    const bytes = await gzipSize(origin, scripts);
    expect(bytes, `bytes of ${path}: ${scripts.join(' ')}`).toBeLessThan(limit.scripts);
    expect([styles, brought.length > 20_000], `styles of ${path}`).toEqual([[], true]);
    expect(gzipSync(brought).length, `bytes of style of ${path}`).toBeLessThan(limit.style);
    // Shoppers load nothing of the back office (docs/decisions/0041).
    expect(body).not.toContain('/admin');
    expect(scripts.filter((script) => script.startsWith('/admin'))).toEqual([]);
  }
});

const shown = ['/', '/about', '/contact', '/faq', '/gift-cards', '/events', '/features', '/browse/filter'];
const others = [
  `/item/${books.quiet.eisbn}`,
  '/lists/1',
  '/checkout/cart',
  '/account/login',
  '/nothing-here',
  '/browse/filter/t/zzqqxx/k/keyword',
];

for (const shop of shops) {
  test(`pages of ${shop.name} bring the rules of all that they show`, async () => {
    for (const path of [...shown, ...others]) {
      const { body } = await ask(shop.origin + path);
      const [head = '', page = ''] = body.split('<body');
      const classes = [...page.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
      // Classes of CSS modules: others may have no rule.
      const ours = new Set(classes.filter((name) => /^_.+_\w{5}/.test(name)));
      expect(ours.size, path).toBeGreaterThan(20);
      const missing = [...ours].filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(head));
      expect(missing, `classes of ${shop.name}${path} without a rule`).toEqual([]);
    }
  });
}

test('a page of the back office weighs at most 250 kB', async () => {
  const origin = `http://127.0.0.1:${new URL(tidewater.origin).port}`;
  const { body } = await ask(`${tidewater.origin}/admin/login`);
  const { scripts, styles } = await initialFiles(origin, body);
  expect(scripts.length).toBeGreaterThan(3);
  for (const file of [...scripts, ...styles]) expect(file).toMatch(/^\/admin\/assets\//);
  expect(await gzipSize(origin, [...scripts, ...styles])).toBeLessThan(250_000);
});
