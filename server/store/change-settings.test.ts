import { expect, test } from 'vitest';
import { buildStore } from '../../test/factories.ts';
import { testShop } from '../../test/shop.ts';
import { changeSettings } from './write.ts';

async function aShop(stored: object = {}) {
  const t = await testShop();
  const { id, webstoreName } = await buildStore(t.db, { settings: stored as never });
  await t.reload();
  const settings = async () => {
    await t.reload();
    return t.visitor(webstoreName).get('store/getSettings', {});
  };
  return { t, id, settings };
}

test('a change replaces what it names and leaves the rest of the group', async () => {
  const { t, id, settings } = await aShop({ store_info: { city: 'Belfast', phone: '1' }, is_v1: true });
  await changeSettings(t.db, id, {
    'store_info.phone': '2',
    'checkout_info.order_min': 2500,
    url_shortcuts: { kids: '/lists/5' },
  });
  await changeSettings(t.db, id, { url_shortcuts: { teens: '/lists/6' } });
  expect(await settings()).toMatchObject({
    store_info: { city: 'Belfast', phone: '2' },
    checkout_info: { order_min: 2500, pickup_enabled: true },
    is_v1: true,
  });
  expect((await settings()).url_shortcuts).toEqual({ teens: '/lists/6' });
});

test('a group that was stored as nonsense is made again', async () => {
  const { t, id, settings } = await aShop({ store_info: 'nonsense' });
  await changeSettings(t.db, id, { 'store_info.phone': '2' });
  expect((await settings()).store_info.phone).toBe('2');
});

test('a change is noted for the store, so that every process reads it', async () => {
  const { t, id } = await aShop();
  const changes = () =>
    t.db.query('select 1 from catalog_change where store_id = $1 and title_id is null', [id]);
  const before = await changes();
  await changeSettings(t.db, id, { is_v1: true });
  expect((await changes()).length).toBeGreaterThan(before.length);
});

test('one wrong value refuses the whole change', async () => {
  const { t, id, settings } = await aShop();
  await expect(
    changeSettings(t.db, id, { 'store_info.city': 'Belfast', 'checkout_info.order_min': -1 }),
  ).rejects.toThrow(
    'Smallest order (checkout_info.order_min) takes a whole number of cents, such as 2500 for 25.00.',
  );
  expect((await settings()).store_info.city).toBe('');
});

test('the address of the shop must be one that mail can reach; an older one stays as it was stored', async () => {
  const { t, id, settings } = await aShop({ store_info: { email: 'books at cove' } });
  expect((await settings()).store_info.email).toBe('books at cove');
  for (const wrong of ['no', 'books@', 'a@b.example, c@d.example'])
    await expect(changeSettings(t.db, id, { 'store_info.email': wrong })).rejects.toThrow(
      'Email (store_info.email) takes an email address such as books@example.com.',
    );
  await changeSettings(t.db, id, { 'store_info.email': 'books@cove.example' });
  expect((await settings()).store_info.email).toBe('books@cove.example');
  await changeSettings(t.db, id, { 'store_info.email': '' });
  expect((await settings()).store_info.email).toBe('');
});

const element = { id: 'a', type: 'text', label: 'Who collects' };

test.each([
  ['order_min', 5, "There is no setting called 'order_min': checkout_info.order_min?"],
  ['toString', 5, "There is no setting called 'toString'."],
  ['store_info.name', 'Cove', "There is no setting called 'store_info.name'."],
  ['guest_show_price', 'no', 'Guests can see prices (guest_show_price) takes yes or no.'],
  ['checkout_info.order_min', 12.5, 'takes a whole number of cents, such as 2500 for 25.00.'],
  ['landing_page_url', 'javascript:alert(1)', 'takes a page of the shop, such as /events, or'],
  ['store_info.contact_us_url', 'javascript:alert(1)', 'takes a page of the shop, such as /contact, or'],
  ['store_info.google_analytics_code', 'G-1"><script>', 'takes an id of 5 to 40 letters'],
  ['store_info.base_url', 'books', 'takes an address such as https://books.example.'],
  [
    'store_info.base_url',
    'https://me:secret@books.example',
    'takes an address such as https://books.example.',
  ],
  [
    'store_info.base_url',
    'https://books.example/shop?a=1',
    'takes an address such as https://books.example.',
  ],
  ['landing_page_url', '/\\evil.example', 'takes a page of the shop, such as /events, or'],
  ['store_info.allowed_comm_prefs', [], 'takes one or more of: email, phone, text'],
  [
    'styles.font_pair',
    'comic',
    'Fonts (styles.font_pair) takes one of: fraunces, outfit, novel, plain, gallery.',
  ],
  ['store_info.allowed_comm_prefs', ['email', 'fax'], 'takes one or more of: email, phone, text; 1: '],
  ['styles.theme', { accent: 7 }, '; accent: '],
  ['url_shortcuts', { a: '/b', b: '/a' }, 'none that leads back to itself.'],
  ['site_navigation', [{ label: 'Kids', submenu: [{ path: '/kids' }] }], '; 0: submenu: 0: label: '],
  ['site_navigation', [{ label: 'Kids', pth: '/kids' }], '; 0: Unrecognized key: "pth"'],
  ['global_content', [{ data: {} }], '; 0: component: '],
  ['checkout_info.custom_forms', { form_mail: null }, '; Unrecognized key: "form_mail"'],
  ['checkout_info.custom_forms', { form_pickup: { elements: [element, element] } }, 'lacks an id of its own'],
])('%s does not take %j', async (name, value, sentence) => {
  await expect(
    changeSettings({ query: async () => [{ id: 1 }] as never }, 1, { [name]: value }),
  ).rejects.toThrow(sentence);
});

test('menus, notices and forms may lack what has a usual value', async () => {
  const { t, id, settings } = await aShop();
  await changeSettings(t.db, id, {
    site_navigation: [{ label: 'Kids', path: '/kids' }],
    global_content: [{ component: 'footer_bar', data: { terms_condition_enabled: false } }],
    'checkout_info.custom_forms': { form_pickup: { header: 'Pick up', elements: [element] } },
    'store_info.contact_us_url': 'visit',
  });
  const now = await settings();
  expect(now.site_navigation).toMatchObject([{ label: 'Kids', path: '/kids', submenu: [] }]);
  expect(now.global_content).toMatchObject([{ component: 'footer_bar', container: true }]);
  expect(now.checkout_info.custom_forms.form_pickup).toMatchObject({
    header: 'Pick up',
    elements: [element],
  });
  expect(now.store_info.contact_us_url).toBe('/visit');
});

test('an address loses its slash, and texts what no database keeps', async () => {
  const { t, id, settings } = await aShop();
  await changeSettings(t.db, id, {
    'store_info.base_url': 'https://Books.example/',
    'store_info.footer_message': 'By the\u0000 sea',
  });
  expect((await settings()).store_info).toMatchObject({
    base_url: 'https://books.example',
    footer_message: 'By the sea',
  });
});

test('a shop that could reach no customer offers email', async () => {
  const { t, id, settings } = await aShop();
  await changeSettings(t.db, id, { 'store_info.allowed_comm_prefs': ['text'] });
  expect((await settings()).store_info.allowed_comm_prefs).toEqual(['email']);
  await changeSettings(t.db, id, { 'store_info.texting_enabled': true });
  expect((await settings()).store_info.allowed_comm_prefs).toEqual(['text']);
});
