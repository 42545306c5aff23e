// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { asDataBlock, dataBlocks, fromDataBlock } from './page-data.ts';

const settings = { name: 'A & <b>', words: ['</script><script>alert(1)</script>', '<!-- ”é'] };

/** The text of a block, as a browser would find it. */
function inBrowser(html: string): void {
  const blocks = new Map(
    [...html.matchAll(/<script type="application\/json" id="([^"]+)">(.*?)<\/script>/gs)].map(
      ([, id, text]) => [id, { textContent: text }],
    ),
  );
  vi.stubGlobal('document', { getElementById: (id: string) => blocks.get(id) ?? null });
}

test('the server reads loader data as it is, and the browser from its script block', () => {
  const page = { rows: [{ id: 1 }, { id: 2 }] };
  const loaderData = {
    root: { settings: asDataBlock('settings', settings) },
    item: asDataBlock('page', page),
  };
  expect(fromDataBlock(loaderData.item)).toBe(page);

  const html = dataBlocks(loaderData);
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  // What React Router's stream carries of it.
  const sent = JSON.parse(JSON.stringify(loaderData)) as typeof loaderData;
  expect(JSON.stringify(sent)).not.toContain('rows');
  inBrowser(html);
  expect(fromDataBlock(sent.item)).toEqual(page);
  expect(fromDataBlock(sent.root.settings)).toEqual(settings);
  expect(fromDataBlock(sent.item)).toBe(fromDataBlock(sent.item));
  vi.unstubAllGlobals();
});

test('data of a later page, and data that never travelled, stays as it is', () => {
  const plain = { rows: [] };
  expect(fromDataBlock(plain)).toBe(plain);
  expect(fromDataBlock(null)).toBeNull();
  expect(fromDataBlock(undefined)).toBeUndefined();
  expect(dataBlocks({ a: plain, b: null, c: 'text' })).toBe('');
});

test('two loaders of a page cannot give the same block', () => {
  const loaderData = { a: asDataBlock('page', {}), b: asDataBlock('page', {}) };
  expect(() => dataBlocks(loaderData)).toThrow("two loaders gave a data block 'page'");
});

test('a page with a loader of the server has one for the browser, which finds no block of a later page', () => {
  const folder = new URL('./pages/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.tsx'));
  const withLoader = files.filter((f) =>
    /export const loader = serverLoader/.test(readFileSync(new URL(f, folder), 'utf8')),
  );
  const without = withLoader.filter(
    (f) => !/export (const|async function) clientLoader/.test(readFileSync(new URL(f, folder), 'utf8')),
  );
  expect(withLoader.length).toBeGreaterThan(10);
  expect(without).toEqual([]);
});
