import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { type InlineStyles, inlineStyles } from './inline-styles.ts';

let onBytes: InlineStyles;
const inlined = (html: string) => onBytes(Buffer.from(html)).toString();
const link = (name: string) => `<link rel="stylesheet" href="/assets/${name}"/>`;

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'handsell-styles-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'shell-a.css'), '.a{color:red}');
  writeFileSync(join(folder, 'assets', 'item-b.css'), '.b{content:"$&"}');
  onBytes = inlineStyles(folder);
  rmSync(folder, { recursive: true });
});

it('puts the sheets of a page into it, in their order, and names them still', () => {
  const html = `<html><head><title>Éléments – 言葉</title>${link('shell-a.css#')}${link('item-b.css')}<style id="theme"></style></head><body></body></html>`;
  expect(inlined(html)).toBe(
    '<html><head><title>Éléments – 言葉</title><style data-precedence="page">.a{color:red}.b{content:"$&"}</style>' +
      '<link rel="stylesheet" href="/assets/shell-a.css#" disabled=""/>' +
      '<link rel="stylesheet" href="/assets/shell-a.css" disabled=""/>' +
      '<link rel="stylesheet" href="/assets/item-b.css" disabled=""/>' +
      '<style id="theme"></style></head><body></body></html>',
  );
});

it('lets scripts wait for what a reader sees', () => {
  const page = (head: string, foot: string) => `<html><head>${head}</head><body>Words${foot}</body></html>`;
  const rendered = page(`<link rel="modulepreload" href="/assets/a.js"/>${link('shell-a.css')}`, '');
  expect(inlined(rendered)).toBe(
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
])('leaves %s alone', (_what, html) => {
  expect(inlined(html)).toBe(html);
});
