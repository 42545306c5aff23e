import { expect, test } from 'vitest';
import type { LoadArgs } from '../page-load.ts';
import { load } from './content.tsx';

const ask = (path: string, answers: Record<string, unknown>) =>
  load({
    api: (async (name: string) => answers[name]) as unknown as LoadArgs['api'],
    params: {},
    url: new URL(path, 'https://shop.test'),
  }).catch((thrown: unknown) => thrown);
const settings = {
  ok: true,
  value: {
    url_shortcuts: { tickets: 'https://elsewhere.test/', kids: '/lists/5' },
    site_navigation: [],
    extra_navigation: [],
    no_results: { form_id: 0, list_id: 7 },
  },
};
const page = (...components: string[]) => ({
  ok: true,
  value: { path: '/books', blocks: components.map((component) => ({ component })) },
});

test('a page with the browse block leads to the one address of browse (BLOCK-050)', async () => {
  const answers = { 'store/getSettings': settings, 'site_content/getPage': page('accordion', 'browse') };
  const answer = (await ask('/books', answers)) as Response;
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/browse']);
  expect(await ask('/dev/blocks/browse', answers)).toHaveProperty('page');
  // A site of the first version always has it (BROWSE-051).
  const v1 = { ok: true, value: { ...settings.value, is_v1: true } };
  const old = (await ask('/books', { ...answers, 'store/getSettings': v1 })) as Response;
  expect(old.headers.get('location')).toBe('/browse');
});

test('an address of a menu without a page of its own leads to the place of its type (APP-029, APP-030)', async () => {
  const entry = { menu_id: 1, label: '', url: '', link_type: '', submenu: [] };
  const menus = {
    site_navigation: [{ ...entry, path: '/shelves', type: 'browse' }],
    extra_navigation: [{ ...entry, path: 'picks', type: 'lists', id: 4 }],
  };
  const answers = {
    'store/getSettings': { ok: true, value: { ...settings.value, ...menus } },
    'site_content/getPage': { ok: false, error: '', error_code: 'not_found' },
  };
  const place = async (path: string) => ((await ask(path, answers)) as Response).headers?.get('location');
  expect(await place('/shelves')).toBe('/browse');
  expect(await place('/picks/')).toBe('/lists/4');
  expect(await ask('/nowhere', { ...answers, 'titlelist/getItems': { ok: false } })).toMatchObject({
    data: { picks: null },
    init: { status: 404 },
  });
});

test('a page that is not there is missing, with books instead; any other refusal is told (BLOCK-093)', async () => {
  const picks = {
    list: { list_id: 7, name: 'Staff picks' },
    rows: [{ eisbn: '9791200000008' }],
    row_count: 1,
  };
  const refused = (error_code: string) =>
    ask('/nowhere', {
      'store/getSettings': settings,
      'site_content/getPage': { ok: false, error: 'Why.', error_code },
      'titlelist/getItems': { ok: true, value: picks },
    });
  expect(await refused('not_found')).toMatchObject({ data: { picks }, init: { status: 404 } });
  expect(await refused('invalid_input')).toMatchObject({ data: { picks }, init: { status: 404 } });
  expect(await refused('closed')).toMatchObject({ data: 'Why.', init: { status: 400 } });
});

test('a page that moved leads to its new address for good, with what was asked of it', async () => {
  const moved = { ok: false, error: 'Moved.', error_code: 'page_moved', error_data: { path: '/us' } };
  const answers = { 'store/getSettings': settings, 'site_content/getPage': moved };
  const answer = (await ask('/about/?from=mail', answers)) as Response;
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/us?from=mail']);
});

test('a short address leads where the shop says, a page of blocks is shown', async () => {
  const answers = { 'store/getSettings': settings, 'site_content/getPage': page('accordion') };
  const away = (await ask('/tickets', answers)) as Response;
  expect(away.headers.get('location')).toBe('https://elsewhere.test/');
  expect(((await ask('/kids', answers)) as Response).headers.get('location')).toBe('/lists/5');
  expect(await ask('/books/', answers)).toMatchObject({ page: { path: '/books' } });
  // Names that every object has are no short addresses.
  for (const path of ['/constructor', '/toString', '/__proto__'])
    expect(await ask(path, answers)).toHaveProperty('page');
});
