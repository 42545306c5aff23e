import { describe, expect, test } from 'vitest';
import { maxRegistries } from '../../contract/gift-registry-rules.ts';
import { signUp } from '../../test/accounts.ts';
import { aRegistry, withRegistries } from '../../test/registries.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import { delivers } from '../../test/shipping-shop.ts';
import { endOfDay } from '../registry/deadline.ts';

const open = sellingShops();

async function anOwner(settings = {}) {
  const shop = await open({ settings: { ...withRegistries, ...settings } });
  await signUp(shop.reader);
  return shop;
}

const texts = {
  title: 'Ada and Ben',
  occasion: 'Wedding',
  description: 'Books for our first shelf.',
} as const;
const notFound = { error_code: 'bad_registry', error: 'Gift registry not found.' };

describe('the registries of a customer', () => {
  test('are made, changed and deleted (CALL-020, CALL-112..114, ENTITY-126..128)', async () => {
    const { reader } = await anOwner();
    const { registry } = await reader.get('giftregistry/create', {
      ...texts,
      title: '  Ada and Ben ',
      purchase_deadline: '2999-06-01',
      store_can_edit: true,
    });
    const { gift_registry_id } = registry;
    expect(registry).toMatchObject({
      ...texts,
      shipping_encouraged: false,
      shipping_id: null,
      purchase_deadline: endOfDay('2999-06-01', 'America/New_York'),
      deadline_text: 'June 1, 2999',
      is_closed: false,
      store_can_edit: true,
      visibility: 'link',
      items: [],
      total_requested: 0,
      total_purchased: 0,
      owner: { is_you: true, name: 'Ada Marsh' },
    });
    const changed = { ...texts, occasion: 'Baby', title: 'A child of ours' } as const;
    const answer = await reader.get('giftregistry/update', { gift_registry_id, ...changed });
    expect(answer.registry).toMatchObject({ ...changed, gift_registry_id, deadline_day: '' });
    expect((await reader.get('giftregistry/getAll', {})).registries).toMatchObject([changed]);

    expect(await reader.get('giftregistry/delete', { gift_registry_id })).toEqual({});
    expect((await reader.get('giftregistry/getAll', {})).registries).toEqual([]);
    expect(await reader.call('giftregistry/delete', { gift_registry_id })).toMatchObject(notFound);
  });

  test('need a title, an occasion, a description and a day to come (REG-023..026)', async () => {
    const { reader } = await anOwner();
    const refusal = async (given: object) => {
      const answer = await reader.send('giftregistry/create', { ...texts, ...given });
      return answer.ok ? '' : answer.error;
    };
    expect(await refusal({ title: '   ' })).toBe('Title is required.');
    expect(await refusal({ title: 'x'.repeat(81) })).toBe('Please use at most 80 characters.');
    expect(await refusal({ title: 'x'.repeat(80) })).toBe('');
    expect(await refusal({ occasion: '' })).toBe('Occasion is required.');
    expect(await refusal({ occasion: 'Funeral' })).toBe('Occasion is required.');
    expect(await refusal({ description: ' \n ' })).toBe('Description is required.');
    expect(await refusal({ description: 'x'.repeat(2001) })).toBe('Please use at most 2000 characters.');
    expect(await refusal({ purchase_deadline: '2026-02-30' })).toBe('Please enter the deadline as a date.');
    expect(await refusal({ purchase_deadline: '2020-01-01' })).toBe(
      'The purchase deadline can’t be in the past.',
    );
    const yesterday = Math.floor(Date.now() / 1000) - 86_400;
    expect(await refusal({ purchase_deadline: yesterday })).toBe(
      'The purchase deadline can’t be in the past.',
    );
  });

  test('may be changed after their deadline, which stays (REG-026)', async () => {
    const { reader, t } = await anOwner();
    const gift_registry_id = await aRegistry(reader);
    await t.db.query("update gift_registry set deadline = '2020-01-01' where id = $1", [gift_registry_id]);
    const change = { gift_registry_id, ...texts, title: 'Thank you all' };
    const kept = await reader.get('giftregistry/update', { ...change, purchase_deadline: '2020-01-01' });
    expect(kept.registry).toMatchObject({ title: 'Thank you all', is_closed: true });
    expect(
      await reader.call('giftregistry/update', { ...change, purchase_deadline: '2020-01-02' }),
    ).toMatchObject({ error_code: 'deadline_past' });
  });

  test('are limited in number', async () => {
    const { reader, t } = await anOwner();
    const id = await aRegistry(reader);
    await t.db.query(
      `insert into gift_registry (id, customer_id, title, occasion, description)
       select id - n, customer_id, title, occasion, description from gift_registry, generate_series(1, $2::int) n where id = $1`,
      [id, maxRegistries - 1],
    );
    expect(await reader.call('giftregistry/create', texts)).toMatchObject({
      error_code: 'too_many_registries',
      error: 'You can keep up to 20 gift registries. Please delete one first.',
    });
  });

  test('do not exist where the shop has none (REG-010)', async () => {
    const { reader } = await anOwner({ gift_registry_enabled: false });
    const disabled = { error_code: 'registries_disabled', error: 'This shop has no gift registries.' };
    expect(await reader.call('giftregistry/getAll', {})).toMatchObject(disabled);
    expect(await reader.call('giftregistry/create', texts)).toMatchObject(disabled);
    expect(await reader.call('giftregistry/get', { gift_registry_id: 1 })).toMatchObject(disabled);
    expect(await reader.call('giftregistry/search', { term: 'Ada' })).toMatchObject(disabled);
  });

  test('are part of the data that a customer may download, and end with the account', async () => {
    const { reader, t, aBook } = await anOwner();
    const { eisbn } = await aBook(1);
    const id = await aRegistry(reader, { [eisbn]: 2 });
    expect(await reader.get('account/getData', {})).toMatchObject({
      gift_registries: [{ id, title: 'Ada and Ben', titles: [{ eisbn, quantity: 2 }] }],
    });
    await t.db.query(
      'delete from customer where id in (select customer_id from gift_registry where id = $1)',
      [id],
    );
    expect(await t.db.query('select 1 from gift_registry_item where registry_id = $1', [id])).toEqual([]);
  });
});

describe('what a registry asks for', () => {
  test('is added, set and taken out (CALL-019, CALL-021..023, REG-018, ENTITY-043, ENTITY-129)', async () => {
    const { reader, aBook } = await anOwner();
    const [one, two] = [await aBook(1), await aBook(0)];
    const gift_registry_id = await aRegistry(reader, { [one.eisbn]: 1, [two.eisbn]: 2 });
    const more = await reader.get('giftregistry/addItem', { gift_registry_id, eisbn: one.eisbn, qty: 2 });
    expect(more.registry).toMatchObject({
      total_requested: 5,
      total_purchased: 0,
      items: [
        {
          title: { eisbn: two.eisbn, title: two.title },
          qty_requested: 2,
          qty_purchased: 0,
          gift_registry_id,
        },
        { title: { eisbn: one.eisbn }, qty_requested: 3, qty_purchased: 0, gift_registry_id },
      ],
    });
    const set = await reader.get('giftregistry/updateItem', { gift_registry_id, eisbn: one.eisbn, qty: 1 });
    expect(set.registry.total_requested).toBe(3);
    // A second tab may delete it again.
    for (const _ of ['one tab', 'another']) {
      const gone = await reader.get('giftregistry/deleteItem', { gift_registry_id, eisbn: two.eisbn });
      expect(gone.registry.items.map((item) => item.title.eisbn)).toEqual([one.eisbn]);
    }
    expect(
      await reader.call('giftregistry/updateItem', { gift_registry_id, eisbn: two.eisbn, qty: 1 }),
    ).toMatchObject({ error_code: 'not_in_registry', error: 'This book is no longer in the gift registry.' });
    expect(
      (await reader.get('giftregistry/get', { gift_registry_id, show_items: false })).registry,
    ).toMatchObject({ title: 'Ada and Ben', items: [], total_requested: 1 });
  });

  test('is never a gift card, an unknown title or one that the shop no longer has', async () => {
    const { reader, aBook, t } = await anOwner();
    const book = await aBook(1);
    const gift_registry_id = await aRegistry(reader, { [book.eisbn]: 1 });
    await t.db.query('update title set deleted_at = now() where id = $1', [book.id]);
    const card = await aBook(0, { is_giftcard: true });
    for (const eisbn of ['9780000000002', book.eisbn, card.eisbn]) {
      expect(await reader.call('giftregistry/addItem', { gift_registry_id, eisbn })).toMatchObject({
        error_code: 'not_found',
      });
    }
    const { registry } = await reader.get('giftregistry/get', { gift_registry_id });
    expect(registry).toMatchObject({ items: [], unavailable_count: 1, total_requested: 0 });
  });
});

describe('where gifts are sent', () => {
  const address = {
    name: 'Ada Marsh',
    phone_number: '(207) 555-0199',
    street_address: '5 Lake Road',
    city: 'Kelowna',
    country: 'CA',
    province: 'BC',
    postal_code: 'V1Y 1A1',
  };

  test('is an address of the owner that the store ships to (REG-019)', async () => {
    const { reader, stranger } = await anOwner(delivers);
    const { address_id } = await reader.get('address/create', address);
    const { addresses } = await reader.get('giftregistry/getAll', {});
    expect(addresses).toMatchObject([
      { address_id: 0, name: 'Ada Marsh', postal_code: '04101', can_ship_to: true },
      { address_id, can_ship_to: false },
    ]);
    const make = (shipping_id: number) => reader.call('giftregistry/create', { ...texts, shipping_id });
    expect(await make(address_id)).toMatchObject({
      error_code: 'shipping_unavailable',
      error: "Can't ship to British Columbia",
    });
    const other = stranger();
    await signUp(other);
    const foreign = (await other.get('address/create', address)).address_id;
    expect(await make(foreign)).toMatchObject({ error_code: 'unknown_address' });
    expect(await make(0)).toMatchObject({ value: { registry: { can_ship: true, shipping_id: 0 } } });
  });

  test('stays when the store doesn’t ship there any more', async () => {
    const { reader } = await anOwner(delivers);
    const near = { ...address, country: 'US', province: 'ME', postal_code: '04101' };
    const { address_id } = await reader.get('address/create', near);
    const gift_registry_id = await aRegistry(reader, {}, { shipping_id: address_id });
    await reader.get('address/modify', { ...address, address_id });
    const change = { ...texts, gift_registry_id, shipping_id: address_id };
    expect((await reader.get('giftregistry/update', change)).registry.shipping_id).toBe(address_id);
  });
});

describe('who sees a registry', () => {
  test.each([
    ['giftregistry/getAll', {}],
    ['giftregistry/create', texts],
    ['giftregistry/update', { gift_registry_id: 1, ...texts }],
    ['giftregistry/delete', { gift_registry_id: 1 }],
    ['giftregistry/addItem', { gift_registry_id: 1, eisbn: '9780140328721' }],
    ['giftregistry/updateItem', { gift_registry_id: 1, eisbn: '9780140328721', qty: 1 }],
    ['giftregistry/deleteItem', { gift_registry_id: 1, eisbn: '9780140328721' }],
  ] as const)('%s asks guests to log in (REG-009)', async (name, input) => {
    const { stranger } = await open({ settings: withRegistries });
    expect(await stranger().call(name, input)).toMatchObject({ error_code: 'login_required' });
  });

  test('who has the link, without what is the owner’s (REG-022)', async () => {
    const { reader, stranger, aBook } = await anOwner(delivers);
    const { eisbn } = await aBook(1);
    const gift_registry_id = await aRegistry(
      reader,
      { [eisbn]: 1 },
      { shipping_id: 0, shipping_encouraged: true, store_can_edit: true },
    );
    const { registry } = await stranger().get('giftregistry/get', { gift_registry_id });
    expect(registry).toMatchObject({
      title: 'Ada and Ben',
      items: [{ title: { eisbn } }],
      owner: { is_you: false, name: 'Ada Marsh' },
      can_ship: true,
      shipping_encouraged: true,
      shipping_id: null,
      store_can_edit: false,
    });
    expect(JSON.stringify(registry)).not.toMatch(/Exchange|04101/);
  });

  test('a link that was revoked leads nowhere, even when the registry is shared again', async () => {
    const { reader, stranger, aBook } = await anOwner();
    const { eisbn } = await aBook(1);
    const old = await aRegistry(reader, { [eisbn]: 1 });
    const hidden = await reader.get('giftregistry/update', {
      gift_registry_id: old,
      ...texts,
      visibility: 'private',
    });
    const id = hidden.registry.gift_registry_id;
    expect(hidden.registry.items).toMatchObject([{ title: { eisbn } }]);
    const guest = stranger();
    expect(await guest.call('giftregistry/get', { gift_registry_id: old })).toMatchObject(notFound);
    expect(await guest.call('giftregistry/get', { gift_registry_id: id })).toMatchObject(notFound);
    await reader.get('giftregistry/update', { gift_registry_id: id, ...texts, visibility: 'link' });
    expect(await guest.call('giftregistry/get', { gift_registry_id: old })).toMatchObject(notFound);
    expect((await guest.get('giftregistry/get', { gift_registry_id: id })).registry.title).toBe(
      'Ada and Ben',
    );
  });

  test('who searches by name, if the owner allows it and it is open', async () => {
    const { reader, stranger, t } = await anOwner();
    const found = await aRegistry(reader, {}, { visibility: 'search', title: 'Books for Cleo' });
    await aRegistry(reader, {}, { visibility: 'link', title: 'Books for Cleo and friends' });
    const over = await aRegistry(reader, {}, { visibility: 'search', title: 'Cleo at school' });
    await t.db.query("update gift_registry set deadline = '2020-01-01' where id = $1", [over]);
    const guest = stranger();
    const idsFor = async (term: string, occasion?: 'Wedding' | 'Baby') =>
      (await guest.get('giftregistry/search', { term, occasion })).rows.map((row) => row.gift_registry_id);
    expect(await idsFor('cleo')).toEqual([found]);
    expect(await idsFor('MARSH books')).toEqual([found]);
    expect(await idsFor('cleo', 'Wedding')).toEqual([found]);
    expect(await idsFor('cleo', 'Baby')).toEqual([]);
    expect(await idsFor('Zeno')).toEqual([]);
    expect(await idsFor('%%%')).toEqual([]);
    expect(await guest.call('giftregistry/search', { term: 'Cl' })).toMatchObject({
      error_code: 'invalid_input',
    });
  });
});

test.each([
  ['2026-03-08', 'America/Los_Angeles', '2026-03-09T06:59:59Z'],
  ['2026-11-01', 'America/Los_Angeles', '2026-11-02T07:59:59Z'],
  ['2026-12-31', 'Pacific/Auckland', '2026-12-31T10:59:59Z'],
])('the end of %s in %s', (day, zone, instant) => {
  expect(endOfDay(day, zone)).toBe(Date.parse(instant) / 1000);
});
