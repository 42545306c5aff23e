import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { type Dress, dressPage } from './dress-page.ts';

let onBytes: Dress;
const dress = async (html: string) => (await onBytes(Buffer.from(html))).toString();
const link = (name: string) => `<link rel="stylesheet" href="/assets/${name}"/>`;

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'handsell-dress-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'shell-a.css'), '.a{color:red}');
  writeFileSync(join(folder, 'assets', 'item-b.css'), '.b{content:"$&"}');
  onBytes = dressPage(folder, async (html) => html);
  rmSync(folder, { recursive: true });
});

it('puts the sheets of a page into it, in their order, and names them still', async () => {
  const html = `<html><head><title>Éléments – 言葉</title>${link('shell-a.css#')}${link('item-b.css')}<style id="theme"></style></head><body></body></html>`;
  expect(await dress(html)).toBe(
    '<html><head><title>Éléments – 言葉</title><style data-precedence="page">.a{color:red}.b{content:"$&"}</style>' +
      '<link rel="stylesheet" href="/assets/shell-a.css#" disabled=""/>' +
      '<link rel="stylesheet" href="/assets/shell-a.css" disabled=""/>' +
      '<link rel="stylesheet" href="/assets/item-b.css" disabled=""/>' +
      '<style id="theme"></style></head><body></body></html>',
  );
});

it('lets scripts wait for what a reader sees', async () => {
  const page = (head: string, foot: string) => `<html><head>${head}</head><body>Words${foot}</body></html>`;
  const rendered = page(`<link rel="modulepreload" href="/assets/a.js"/>${link('shell-a.css')}`, '');
  expect(await dress(rendered)).toBe(
    page(
      '<style data-precedence="page">.a{color:red}</style><link rel="stylesheet" href="/assets/shell-a.css" disabled=""/>',
      '<link fetchpriority="low" rel="modulepreload" href="/assets/a.js"/>',
    ),
  );
});

it.each([
  ['a sheet that is not there', `<html><head>${link('gone.css')}${link('shell-a.css')}</head></html>`],
  ['a link in the text of a page', `<html><head></head><body>${link('shell-a.css')}</body></html>`],
  ['no page at all', link('shell-a.css')],
])('leaves %s alone', async (_what, html) => {
  expect(await dress(html)).toBe(html);
});
