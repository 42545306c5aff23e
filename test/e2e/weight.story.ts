import { gzipSync } from 'node:zlib';
import { gzipSize, initialFiles } from '../../bench/initial-files.ts';
import { ask } from './ask.ts';
import { books } from './books.ts';
import { expect, test, tidewater } from './shop.ts';

// Sizes in bytes, compressed with gzip. `npm run bench -- bundle` compares the same pages with the budget; these limits lie just
// above what they weigh today, so that a popup's or a form's code that slips into every page is seen at once.
const limits = {
  '/': { scripts: 154_500, style: 22_500 },
  '/browse/filter': { scripts: 164_000, style: 19_200 },
  [`/item/${books.quiet.eisbn}`]: { scripts: 167_000, style: 18_800 },
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

test('a page of the back office weighs at most 250 kB', async () => {
  const origin = `http://127.0.0.1:${new URL(tidewater.origin).port}`;
  const { body } = await ask(`${tidewater.origin}/admin/login`);
  const { scripts, styles } = await initialFiles(origin, body);
  expect(scripts.length).toBeGreaterThan(3);
  for (const file of [...scripts, ...styles]) expect(file).toMatch(/^\/admin\/assets\//);
  expect(await gzipSize(origin, [...scripts, ...styles])).toBeLessThan(250_000);
});
