import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Call } from '../../../contract/call.ts';
import { maxRegistryTitle } from '../../../contract/gift-registry-rules.ts';
import { signUp } from '../../../test/accounts.ts';
import { aRegistry, withRegistries } from '../../../test/registries.ts';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { sellingShops } from '../../../test/selling-shop.ts';
import { delivers } from '../../../test/shipping-shop.ts';
import { shippingChoices } from './load-addresses.ts';
import { RegistryCard } from './registry-card.tsx';
import { RegistryForm } from './registry-form.tsx';
import { RegistryGifts } from './registry-gifts.tsx';
import { RegistryItems } from './registry-items.tsx';
import { submitAddToRegistry, submitRegistries, submitRegistry } from './submit-registries.ts';

const open = sellingShops();

/** A shop whose reader keeps a registry with so many books. */
async function aShop(books = 1) {
  const shop = await open({ settings: withRegistries });
  await signUp(shop.reader);
  const wishes: Record<string, number> = {};
  for (let i = 0; i < books; i += 1) wishes[(await shop.aBook(5)).eisbn] = 2;
  const id = await aRegistry(shop.reader, wishes);
  const get = async (visitor = shop.reader) =>
    (await visitor.get('giftregistry/get', { gift_registry_id: id })).registry;
  return { ...shop, id, get, eisbns: Object.keys(wishes) };
}

const args = (shop: Awaited<ReturnType<typeof aShop>>, form: Record<string, string>, params = {}) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) data.set(name, value);
  const api = shop.reader.call as unknown as Call;
  return { api, form: data, params, url: new URL('http://shop.example/gift-registry') };
};

test.each([
  [5, 5, ''],
  [6, 6, ''],
  [7, 5, '+2 more'],
])('a card of %i books shows %i covers (REG-013)', async (books, covers, more) => {
  const { get } = await aShop(books);
  const html = renderInShop(<RegistryCard registry={await get()} />, {}, '/gift-registry');
  expect(html.match(/<img/g)).toHaveLength(covers);
  expect(html.includes('more<')).toBe(more !== '');
  expect(html).toContain(more);
});

test('others buy what is still asked for, through the page of the book (REG-011, REG-015, REG-016)', async () => {
  const { get, id, stranger, eisbns } = await aShop(1);
  const guest = stranger();
  const view = async () =>
    renderInShop(<RegistryItems registry={await get(guest)} />, {}, `/gift-registry/${id}`);
  const href = `/item/${eisbns[0]}?registry=${id}`;
  const before = await view();
  expect(before).toContain(href);
  expect(before).toContain('0 of 2 bought');
  expect(before).not.toContain('Remove');
  expect(before).toMatch(/<p class="[^"]*volcano[^"]*">0 of 2 bought/);
  expect(before).not.toMatch(/<li class="[^"]*complete/);
  await guest.get('cart/add', { eisbn: eisbns[0] ?? '', gift_registry_id: id, quantity: 2 });
  await guest.get('checkout/submit', {
    name: 'Ada Marsh',
    email: 'ada@example.org',
    phone: '(207) 555-0100',
    delivery_preference: 'pickup',
    payment_choice: 'pickup',
  });
  const after = await view();
  expect(after).toContain('Complete: 2 of 2 bought');
  expect(after).not.toContain(href);
  expect(after).toMatch(/<li class="[^"]*complete.*<p class="[^"]*green[^"]*">/s);
});

test('the ribbon of a book is green once all copies are bought, orange-red before (REG-015, REG-016)', () => {
  const tokens = readFileSync(new URL('../../theme/scale.css', import.meta.url), 'utf8');
  const lightOf = (token: string) => {
    const [, hex = ''] = new RegExp(`${token}: #([0-9a-f]{6});`).exec(tokens) ?? [];
    return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  };
  const [red = 0, green = 0, blue = 0] = lightOf('--ribbon-complete');
  expect(green).toBeGreaterThan(2 * Math.max(red, blue));
  const [hot = 0, warm = 0, cold = 0] = lightOf('--ribbon-open');
  expect(hot).toBeGreaterThan(3 * warm);
  expect(warm).toBeGreaterThan(cold);
});

test('the form offers the occasions, Birthday first (REG-031)', () => {
  const html = renderInShop(
    <RegistryForm
      registry={null}
      shipping={{ isShipping: false, options: [] }}
      eisbn=""
      back="/gift-registry"
    />,
    {},
    '/gift-registry',
  );
  const options = [...html.matchAll(/<option value="(\w+)"/g)].map((match) => match[1]);
  expect(options.slice(0, 7)).toEqual([
    'Birthday',
    'Wedding',
    'Baby',
    'School',
    'Holiday',
    'Bookfair',
    'Other',
  ]);
});

test('the form offers the addresses that gifts can be sent to (REG-019, REG-020)', async () => {
  const view = async (stored: object) => {
    const shop = await open({ settings: stored });
    await signUp(shop.reader);
    await shop.reader.get('address/create', {
      ...{ name: 'Ada Marsh', phone_number: '(207) 555-0199', street_address: '1 Lake Road' },
      ...{ city: 'Burlington', country: 'US', province: 'VT', postal_code: '05401' },
    });
    const api = shop.reader.call as unknown as Call;
    const { addresses } = await shop.reader.get('giftregistry/getAll', {});
    const settings = await shop.reader.get('store/getSettings', {});
    const shipping = await shippingChoices(api, addresses, settings);
    return renderInShop(
      <RegistryForm registry={null} shipping={shipping} eisbn="" back="/gift-registry" />,
      {},
      '/gift-registry',
    );
  };
  const html = await view({ ...withRegistries, ...delivers });
  expect(html).toContain('<option value="0">Ada Marsh, 12 Exchange Street, Portland, Maine 04101');
  expect(html).toMatch(/<option value="\d+" disabled="">Can&#x27;t ship to Vermont – Ada Marsh, 1 Lake Road/);
  expect(await view(withRegistries)).not.toContain('Where gifts can be sent');
});

test('the form sends nothing for what is left empty (REG-027)', async () => {
  const sent: object[] = [];
  const api = (async (_: string, input: object) => {
    sent.push(input);
    return { ok: true, value: { registry: { gift_registry_id: 7 } } };
  }) as unknown as Call;
  const save = (more: Record<string, string>) => {
    const filled = { intent: 'save', title: 'Cleo', occasion: 'Baby', description: 'Board books' };
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...filled, ...more })) form.set(name, value);
    return submitRegistries({ api, form, params: {}, url: new URL('http://shop.example/gift-registry') });
  };
  await save({ id: '', shipping_id: '', purchase_deadline: '', eisbn: '' });
  await save({ shipping_id: '0', purchase_deadline: '2999-06-01' });
  const texts = { title: 'Cleo', occasion: 'Baby', description: 'Board books' };
  const flags = { shipping_encouraged: false, store_can_edit: false };
  expect(sent).toStrictEqual([
    { ...texts, ...flags },
    { ...texts, ...flags, shipping_id: '0', purchase_deadline: '2999-06-01' },
  ]);
});

test('the form makes, changes and deletes a registry (REG-028, REG-030)', async () => {
  const shop = await aShop(1);
  const filled = { intent: 'save', title: 'Cleo', occasion: 'Baby', description: 'Board books' };
  const made = await submitRegistries(
    args(shop, { ...filled, purchase_deadline: '', eisbn: shop.eisbns[0] ?? '' }),
  );
  const [newest] = (await shop.reader.get('giftregistry/getAll', { show_items: true })).registries;
  expect(made).toEqual({
    done: 'registry_created',
    path: `/gift-registry/${newest?.gift_registry_id}?done=registry_created`,
  });
  expect(newest).toMatchObject({ title: 'Cleo', items: [{ title: { eisbn: shop.eisbns[0] } }] });

  const id = String(newest?.gift_registry_id);
  expect(await submitRegistries(args(shop, { ...filled, id, title: ' ' }))).toMatchObject({
    problems: { title: 'Title is required.' },
  });
  expect(
    await submitRegistries(args(shop, { ...filled, id, title: 'x'.repeat(maxRegistryTitle + 1) })),
  ).toMatchObject({ problems: { title: 'Please use at most 80 characters.' } });
  expect(
    await submitRegistries(args(shop, { ...filled, id, purchase_deadline: '2020-01-01' })),
  ).toMatchObject({
    problems: { purchase_deadline: 'The purchase deadline can’t be in the past.' },
  });
  expect(await submitRegistries(args(shop, { ...filled, id, title: 'Cleo and Dan' }))).toMatchObject({
    done: 'registry_saved',
  });
  expect(await submitRegistries(args(shop, { intent: 'remove', id }))).toMatchObject({
    done: 'registry_deleted',
  });
  // A second tab.
  expect(await submitRegistries(args(shop, { intent: 'remove', id }))).toMatchObject({
    sentence: 'Gift registry not found.',
  });
});

test('a book is added, its copies are set, and it is removed (REG-017, REG-018)', async () => {
  const shop = await aShop(1);
  const { eisbn } = await shop.aBook(1);
  const params = { registry_id: String(shop.id), eisbn };
  const add = { intent: 'add', gift_registry_id: String(shop.id), qty: '3' };
  expect(await submitAddToRegistry(args(shop, add, params))).toEqual({
    done: 'item_added',
    path: `/gift-registry/${shop.id}?done=item_added`,
  });
  expect(await submitRegistry(args(shop, { intent: 'set', eisbn, qty: '0' }, params))).toHaveProperty(
    'sentence',
  );
  expect(await submitRegistry(args(shop, { intent: 'set', eisbn, qty: '1' }, params))).toMatchObject({
    done: 'item_saved',
  });
  expect((await shop.get()).items[0]).toMatchObject({ qty_requested: 1 });
  await submitRegistry(args(shop, { intent: 'remove_item', eisbn }, params));
  expect((await shop.get()).items).toHaveLength(1);
});

test('the thank-you list says who gave what, and who was thanked', () => {
  const titles = [{ eisbn: '9780385490818', title: 'The Lantern', quantity: 2 }];
  const gifts = [
    { gift_id: 1, giver: 'Cleo', titles, thanked: false },
    { gift_id: 2, giver: 'Eve', titles: [], thanked: true },
  ];
  const html = renderInShop(<RegistryGifts gifts={gifts} unnamed_count={1} />, {}, '/gift-registry/1');
  expect(html).toContain('2 × The Lantern');
  expect(html).toContain('Mark as thanked: Cleo');
  expect(html).toContain('Mark as not thanked: Eve');
  expect(html).toContain('One gift came without a name.');
});
