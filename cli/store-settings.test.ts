import { expect, test } from 'vitest';
import { z } from 'zod';
import { field } from '../contract/settings/field.ts';
import { settings } from '../contract/settings/settings.ts';
import { buildStore } from '../test/factories.ts';
import { testShop } from '../test/shop.ts';
import type { CommandContext } from './command.ts';
import { sentenceFor } from './sentence-for.ts';
import { settingText, typedValue } from './setting-text.ts';
import { storeSet } from './store-set.ts';
import { storeSettings } from './store-settings.ts';

async function aConsole() {
  const t = await testShop();
  const store = await buildStore(t.db, { name: 'Cove Books', settings: { store_info: { city: 'Belfast' } } });
  await t.reload();
  const printed: string[] = [];
  const context = {
    openDb: async () => ({ ...t.db, close: async () => {} }),
    settings: { SECRET_KEY: '' },
    dataDir: '/nowhere',
    terminal: { print: (line: string) => printed.push(line), isInteractive: false },
  } as unknown as CommandContext;
  const set = (name: string, value: string) => storeSet(context, store.webstoreName, name, value);
  const shown = async () => {
    await t.reload();
    return t.visitor(store.webstoreName).get('store/getSettings', {});
  };
  return { context, store, printed, set, shown };
}

test('an owner sees each setting with its label, value and default', async () => {
  const { context, store, printed } = await aConsole();
  expect(await storeSettings(context, store.webstoreName)).toBe(0);
  const told = printed.join('\n');
  expect(told).toMatch(/^store_info\.city +City +Belfast$/m);
  expect(told).toMatch(
    /^store_info\.allowed_comm_prefs +How customers can choose to be contacted +email, phone +email, phone$/m,
  );
  for (const name of Object.keys(settings)) expect(told).toContain(`\n${name} `);
});

test('one setting is shown in full', async () => {
  const { context, store, printed, set } = await aConsole();
  await set('styles.theme', '{"accent":"#123456","heading-letter-spacing":"0.01em"}');
  printed.length = 0;
  await storeSettings(context, store.webstoreName, 'styles.theme');
  expect(printed).toEqual([
    'Colors, fonts, and corners (styles.theme) takes theme tokens, each with a CSS value.',
    'The Look page has a field for each, with a preview: it’s easier to change them there.',
    'Value:   {"accent":"#123456","heading-letter-spacing":"0.01em"}',
    'Default: {}',
  ]);
});

test('an owner changes settings of every kind, and shoppers get them', async () => {
  const { printed, set, shown } = await aConsole();
  await set('guest_show_price', 'no');
  await set('checkout_info.order_min', '2500');
  await set('store_info.phone', '5550142');
  await set('store_info.allowed_comm_prefs', 'email, text');
  await set('site_navigation', '[{"label":"Kids","path":"/kids"}]');
  expect(await shown()).toMatchObject({
    guest_show_price: false,
    checkout_info: { order_min: 2500 },
    store_info: { city: 'Belfast', phone: '5550142', allowed_comm_prefs: ['email', 'text'] },
    site_navigation: [{ label: 'Kids' }],
  });
  expect(printed.slice(0, 3)).toEqual([
    'Guests can see prices (guest_show_price) at Cove Books: no. The default is yes.',
    'Smallest order (checkout_info.order_min) at Cove Books: 2500. The default is 0.',
    'Phone (store_info.phone) at Cove Books: 5550142. The default is none.',
  ]);
});

test.each([
  ['guest_show_price', 'perhaps', 'Guests can see prices (guest_show_price) takes yes or no.'],
  ['checkout_info.order_min', '25.00', 'takes a whole number of cents, such as 2500 for 25.00.'],
  ['checkout_info.order_min', 'none', 'takes a whole number of cents, such as 2500 for 25.00.'],
  ['site_navigation', 'Kids', 'Menu (site_navigation) takes a list of entries'],
  ['city', 'Belfast', "There is no setting called 'city': store_info.city?"],
])('%s %s is refused in one sentence', async (name, value, sentence) => {
  const { set, shown } = await aConsole();
  const refused: unknown = await set(name, value).catch((e: unknown) => e);
  expect(sentenceFor(refused)).toContain(sentence);
  expect(await shown()).toMatchObject({ guest_show_price: true, checkout_info: { order_min: 0 } });
});

test('a secret is shown as set or not set', () => {
  const password = field(z.string(), '', {
    label: 'Password',
    control: 'words',
    takes: 'text',
    secret: true,
  });
  expect(settingText(password, true)).toBe('set');
  expect(settingText(password, false)).toBe('not set');
  expect(settingText(password, password.default)).toBe('not set');
});

// A secret one is not shown.
const shownOnes = Object.entries(settings).filter(([, { secret }]) => !secret);

test.each(shownOnes)('%s takes its value as it is shown', (_, one) => {
  const typed = settingText(one, one.default);
  expect(typedValue(one, typed)).toEqual(one.default);
});
