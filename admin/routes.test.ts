import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { adminActions } from '../contract/admin/actions.ts';
import routes from './routes.ts';

function pathsOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const own = [above, path].filter(Boolean).join('/');
    return [...(path ? [own] : []), ...pathsOf(children, own)];
  });
}

test('no form of a page is sent to the address of an action', () => {
  const pages = pathsOf(routes as RouteConfigEntry[]).filter((path) => path !== '*');
  expect(pages).toContain('login');
  for (const page of pages) {
    const pattern = new RegExp(`^${page.replace(/:\w+\??/g, '[^/]+')}$`);
    expect(Object.keys(adminActions).filter((name) => pattern.test(name))).toEqual([]);
  }
});

test('every page with a form keeps what was typed when the connection is lost', () => {
  const folder = join(import.meta.dirname, 'pages');
  const pages = readdirSync(folder)
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
    .filter(({ text }) => /^export (const|async function) action\b/m.test(text));
  expect(pages.length).toBeGreaterThan(50);
  const without = pages.filter(({ text }) => !/^export const clientAction = keepForm/m.test(text));
  expect(without.map(({ name }) => name)).toEqual([]);
});
