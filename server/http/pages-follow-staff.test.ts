import { expect, test, vi } from 'vitest';
import { buildLocation, buildStore, buildTitle } from '../../test/factories.ts';
import { runningShop } from '../../test/running-shop.ts';
import { testShop } from '../../test/shop.ts';
import { staffAt } from '../../test/staff.ts';

/**
 * A change that staff make in one process reaches the guests' pages of another: once for each kind. Every kind of write is
 * in fresh-pages.test.ts; no page that is kept shows a tax, so admin/tax/tax.test.ts looks at the cart.
 */
const host = 'one.localhost';
const soon = { timeout: 20_000, interval: 20 };

async function aShop() {
  const made = await testShop();
  const store = await buildStore(made.db, { hosts: [host] });
  await buildLocation(made.db, store.id);
  const { eisbn } = await buildTitle(made.db);
  await made.reload();
  return { shop: await runningShop(made.db, host), owner: await staffAt(made, store, 'owner'), eisbn };
}

test('a page of another process shows what staff save and delete', { timeout: 300_000 }, async () => {
  const { shop, owner, eisbn } = await aShop();
  const shows = async (path: string, write: () => Promise<unknown>) => {
    await shop.settle();
    const before = await shop.page(path);
    const { length } = shop.rendered;
    await shop.page(path);
    expect([path, shop.rendered.length]).toEqual([path, length]);
    await write();
    await vi.waitFor(async () => expect([path, await shop.page(path)]).not.toEqual([path, before]), soon);
    return shop.page(path);
  };

  const elements = [{ id: 'name', type: 'text', label: 'Your name' }];
  const form = await owner.get('form/save', { header: 'Ask us', elements });
  const about = {
    path: '/about',
    title: 'About us',
    blocks: [{ component: 'custom_form', data: { form_id: form.id } }],
  };
  const page = await owner.get('page/save', about);
  const renamed = { ...about, id: page.id, version: 1, title: 'Who we are' };
  expect(await shows('/about', () => owner.get('page/save', renamed))).toContain('Who we are');
  const edited = { id: form.id, version: 1, header: 'Tell us', elements };
  expect(await shows('/about', () => owner.get('form/save', edited))).toContain('Tell us');
  await shows('/about', () => owner.get('page/delete', { id: page.id, version: 2 }));

  const list = await owner.get('list/save', { name: 'Summer', eisbns: [] });
  const filled = { id: list.id, version: 1, name: 'Summer', eisbns: [eisbn] };
  expect(await shows(`/lists/${list.id}`, () => owner.get('list/save', filled))).toContain(eisbn);

  const pier = { code: 'PIER', name: 'The old pier', details: {} };
  expect(await shows('/contact', () => owner.get('location/save', pier))).toContain('The old pier');

  const local = { name: 'Local interest', eisbns: [eisbn] };
  expect(await shows('/browse', () => owner.get('category/save', local))).toContain('Local interest');
});
