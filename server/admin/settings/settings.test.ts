import { beforeEach, expect, it } from 'vitest';
import { buildLocation, buildStore } from '../../../test/factories.ts';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { type Desk, type StaffOf, staffAt } from '../../../test/staff.ts';

let made: TestShop;
let store: StaffOf;
let owner: Desk;

beforeEach(async () => {
  made = await testShop();
  store = await buildStore(made.db);
  await buildLocation(made.db, store.id);
  await made.reload();
  owner = await staffAt(made, store, 'owner');
});

const valueNow = async (name: string) =>
  (await owner.get('settings/getList')).settings.find((s) => s.name === name)?.value;
const minimum = 'checkout_info.order_min';

it('lists each setting with what an owner needs to know of it', async () => {
  const { settings } = await owner.get('settings/getList');
  expect(settings.find((s) => s.name === minimum)).toEqual({
    name: minimum,
    area: 'Checkout',
    label: 'Smallest order',
    help: '0 = no minimum.',
    control: 'money',
    takes: 'a whole number of cents, such as 2500 for 25.00',
    choices: [],
    columns: [],
    value: 0,
    default: 0,
    is_secret: false,
  });
  expect(settings.every((s) => s.label !== '' && s.takes !== '')).toBe(true);
  const { control, choices = [] } = settings.find((s) => s.name === 'styles.font_pair') ?? {};
  expect([control, choices.map(({ value }) => value)]).toEqual([
    'choice',
    ['fraunces', 'outfit', 'novel', 'plain', 'gallery'],
  ]);
  expect(settings.find((s) => s.name === 'checkout_info.card_provider')?.choices).toEqual([
    { value: '', name: '' },
    { value: 'sandbox', name: 'Sandbox' },
    { value: 'stripe', name: 'Stripe' },
    { value: 'clearent', name: 'Clearent' },
    { value: 'global', name: 'Global Payments' },
  ]);
  expect(settings.filter((s) => s.control === 'rows' && s.columns.length === 0)).toEqual([]);
  expect(settings.filter((s) => ['choice', 'boxes'].includes(s.control) && s.choices.length === 0)).toEqual(
    [],
  );
});

it('changes what is named, which shoppers get, and writes down before and after (APP-017)', async () => {
  const values = { [minimum]: 2500, 'store_info.instagram': 'covebooks' };
  await owner.get('settings/save', { values: JSON.stringify(values) });
  await made.reload();
  const shown = await made.visitor().get('store/getSettings', {});
  expect(shown.checkout_info.order_min).toBe(2500);
  expect(shown.store_info.instagram).toBe('covebooks');
  const [entry] = (await owner.get('audit/getList')).entries;
  expect(entry).toMatchObject({
    action: 'settings/save',
    target: `${minimum}, store_info.instagram`,
    detail: { before: { [minimum]: 0 }, after: { [minimum]: 2500 } },
  });
});

it('refuses a value that a setting cannot have, in a sentence, and changes nothing', async () => {
  const values = { 'store_info.instagram': 'covebooks', [minimum]: -5 };
  expect(await owner.send('settings/save', { values })).toMatchObject({
    error_code: 'invalid_setting',
    error: `Smallest order (${minimum}) takes a whole number of cents, such as 2500 for 25.00.`,
    error_data: { setting: minimum, takes: 'a whole number of cents, such as 2500 for 25.00' },
  });
  expect(await owner.send('settings/save', { values: { 'store_info.instagra': 'x' } })).toMatchObject({
    error_code: 'invalid_setting',
  });
  expect(await valueNow('store_info.instagram')).toBe('');
});

it('refuses keys of a payment provider that are mixed up, and takes none', async () => {
  const key = (leaf: string) => `checkout_info.${leaf}`;
  const refused = async (leaf: string, value: string, takes: string) =>
    expect(await owner.send('settings/save', { values: { [key(leaf)]: value } })).toMatchObject({
      error_code: 'invalid_setting',
      error_data: { setting: key(leaf), takes },
    });
  await refused('stripe_pk', 'sk_live_Swapped', 'pk_test_… or pk_live_…');
  await refused('stripe_sk', 'pk_test_Swapped', 'sk_test_…, sk_live_…, or a restricted key rk_…');
  await refused('global_country', 'Germany', 'US or CA');
  expect(await valueNow(key('stripe_pk'))).toBe('');
  const values = {
    [key('stripe_pk')]: ' pk_test_Right ',
    [key('stripe_sk')]: '',
    [key('global_country')]: 'ca',
  };
  await owner.get('settings/save', { values });
  expect(await valueNow(key('stripe_pk'))).toBe('pk_test_Right');
});

it('refuses test keys of Stripe where real money is taken, and live keys where it is not', async () => {
  const key = (leaf: string) => `checkout_info.${leaf}`;
  const save = (values: Record<string, unknown>) =>
    owner.send('settings/save', {
      values: Object.fromEntries(Object.entries(values).map(([leaf, value]) => [key(leaf), value])),
    });
  const refused = (leaf: string, takes: string) => ({
    error_code: 'invalid_setting',
    error_data: { setting: key(leaf), takes },
  });
  const whileLive = 'a live key, while real money is taken';
  expect(await save({ stripe_pk: 'pk_test_Mine', stripe_sk: 'rk_live_Mine' })).toMatchObject(
    refused('stripe_sk', 'a test key, while no real money is taken'),
  );
  expect(await save({ stripe_pk: 'pk_test_Mine', stripe_sk: 'sk_test_Mine' })).toMatchObject({ ok: true });
  // The keys stay as they are: the secret one is read where it is stored.
  expect(await save({ stripe_live: true })).toMatchObject(refused('stripe_pk', whileLive));
  expect(await save({ stripe_live: true, stripe_pk: 'pk_live_Mine' })).toMatchObject(
    refused('stripe_sk', whileLive),
  );
  expect(await valueNow(key('stripe_live'))).toBe(false);
  const all = { stripe_live: true, stripe_pk: 'pk_live_Mine', stripe_sk: 'rk_live_Mine' };
  expect(await save(all)).toMatchObject({ ok: true });
});

it('refuses a change of what someone else has changed since, with the newer value', async () => {
  const change = (value: number) => ({ values: { [minimum]: value }, seen: { [minimum]: 0 } });
  await owner.get('settings/save', change(1000));
  expect(await owner.send('settings/save', change(2000))).toMatchObject({
    error_code: 'stale',
    error_data: { newer: { [minimum]: 1000 } },
  });
  expect(await valueNow(minimum)).toBe(1000);
  // Another setting of the same page is no reason to refuse.
  await owner.get('settings/save', { values: { is_v1: false }, seen: { is_v1: false } });
});

it('keeps a service of a carrier that it does not know, and names those that it does', async () => {
  const name = 'checkout_info.usps_services';
  const services = ['LIBRARY_MAIL', 'MEDIA_MAIL'];
  await owner.get('settings/save', { values: { [name]: services } });
  expect(await valueNow(name)).toEqual(services);
  const { settings } = await owner.get('settings/getList');
  expect(settings.find((s) => s.name === name)?.choices).toContainEqual({
    value: 'MEDIA_MAIL',
    name: 'USPS Media Mail',
  });
});
