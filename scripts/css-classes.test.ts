import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** The classes that a component takes from a sheet by name and the sheet does not have: `undefined`, and no style. */
function missingClasses(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const sheets = [...text.matchAll(/^import (\w+) from '(\.[^']*\.module\.css)';$/gm)];
  const code = text.replace(/^import .*$/gm, '');
  return sheets.flatMap(([, name = '', path = '']) => {
    const has = new Set(
      [...readFileSync(join(dirname(file), path), 'utf8').matchAll(/\.([a-z][\w-]*)/gi)].map((m) => m[1]),
    );
    const taken = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map((m) => m[1] ?? '');
    return taken.filter((one) => !has.has(one)).map((one) => `${file}: ${name}.${one}`);
  });
}

test('each class that a component names is in its sheet', () => {
  const files = ['admin', 'blocks', 'storefront', 'ui'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => join(room, name)),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(missingClasses)).toEqual([]);
});
