import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalog } from '../../blocks/catalog.ts';
import { presetTokenKind } from './presets.ts';
import { tokens } from './tokens.ts';

const root = new URL('../../', import.meta.url).pathname;
const files = ['ui', 'storefront', 'blocks']
  .filter((folder) => existsSync(root + folder))
  .flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map((f) => `${folder}/${f}`),
  );
const read = (file: string) => readFileSync(root + file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const sheets = files.filter((file) => file.endsWith('.css'));
// Components may have properties of their own, set in a sheet or in a style attribute.
const set = new Set(
  files
    .filter((file) => /\.(css|tsx)$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/--([a-z0-9-]+)['"]?\]?:/g)].map((m) => m[1])),
);
// Base UI sets these on what it positions.
const given = new Set(['anchor-width', 'available-width', 'available-height', 'transform-origin']);
// Settings of blocks arrive as properties of their names (blocks/on-phones.ts).
const measured = new Set(
  Object.values(catalog)
    .flatMap((kind) => Object.keys(kind.schema.shape))
    .map((name) => name.replaceAll('_', '-')),
);
const onGrounds = /^colour-\d+-(?:ink|soft|line|accent|accent-ink)$/;

test.each(sheets)('%s uses only custom properties that exist', (sheet) => {
  const used = [...read(sheet).matchAll(/var\(--([a-z0-9-]+)/g)].map((m) => m[1] ?? '');
  const known = (name: string) =>
    [set, given, measured].some((names) => names.has(name)) ||
    name in tokens ||
    presetTokenKind(name) ||
    onGrounds.test(name);
  expect(used.filter((name) => !known(name))).toEqual([]);
});

test.each(sheets.filter((sheet) => !sheet.startsWith('storefront/theme/')))(
  '%s names no colour or font',
  (sheet) => {
    const css = read(sheet);
    expect(css.match(/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(/gi)).toBeNull();
    expect(css.match(/font-family:(?!\s*(?:var\(|inherit))[^;]+/g)).toBeNull();
  },
);
