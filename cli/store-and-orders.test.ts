import { expect, test } from 'vitest';
import { fillAllLists } from '../server/jobs/fill-lists.ts';
import { contactPath, legalLinks } from '../storefront/parts/chrome/footer-lines.ts';
import { buildStock, buildTitle } from '../test/factories.ts';
import { testShop } from '../test/shop.ts';
import type { CommandContext } from './command.ts';
import { orderList } from './order-list.ts';
import { type StoreCreateOptions, storeCreate } from './store-create.ts';
import { storeList } from './store-list.ts';

const cove: StoreCreateOptions = {
  host: 'Books.example',
  currency: 'USD',
  country: 'US',
  timeZone: 'America/New_York',
  street: '1 Cove Road',
  city: 'Belfast',
  region: 'ME',
  postal: '04915',
  phone: '(207) 555-0142',
  email: 'desk@books.example',
  tax: 'Sales tax=5.5',
};

async function console() {
  const t = await testShop();
  const printed: string[] = [];
  const context = {
    openDb: async () => ({ ...t.db, close: async () => {} }),
    terminal: { print: (line: string) => printed.push(line), isInteractive: false },
  } as unknown as CommandContext;
  return { t, context, printed };
}

test('the footer of a store of one’s own leads nowhere that is not there', async () => {
  const { t, context } = await console();
  await storeCreate(context, 'Cove Books', cove);
  await t.reload();
  const reader = t.visitor('books');
  const settings = await reader.get('store/getSettings', {});
  expect(legalLinks(settings)).toEqual([]);
  const page = await reader.get('site_content/getPage', { path: contactPath(settings) });
  expect(page.title).toBe('Visit us');
  expect(page.blocks.map((b) => b.component)).toContain('contact_and_hours');
});

test('a store of one’s own is made, sells a book, and its staff read what to put aside', async () => {
  const { t, context, printed } = await console();
  expect(await storeCreate(context, 'Cove Books', cove)).toBe(0);
  await t.reload();
  const reader = t.visitor('books');
  expect(t.shop.stores.byHost('books.example')?.name).toBe('Cove Books');
  const page = await reader.get('site_content/getPage', { path: '/' });
  expect(page.blocks.map((b) => b.component)).toContain('headline_paragraph');

  const shown = async () => {
    const { blocks } = await reader.get('site_content/getPage', { path: '/' });
    return blocks.flatMap(({ injected_data }) => {
      const { name, rows } = (injected_data ?? {}) as { name?: string; rows?: { title?: string }[] };
      return name ? [[name, rows?.map(({ title }) => title)]] : [];
    });
  };
  expect(await shown()).toEqual([
    ['New arrivals', []],
    ['Staff picks', []],
  ]);
  const book = await buildTitle(t.db, { title: 'Salt Roads', list_price_usa: 2000 });
  await fillAllLists({ db: t.db, stores: t.shop.stores });
  expect(await shown()).toContainEqual(['New arrivals', ['Salt Roads']]);
  const [location] = await t.db.query<{ id: number }>('select id from location');
  await buildStock(t.db, location?.id ?? 0, book.id, 3);
  await reader.get('cart/add', { eisbn: book.eisbn, quantity: 2 });
  const { order_number } = await reader.get('checkout/submit', {
    name: 'Ada Marsh',
    email: 'ada@example.com',
    phone: '2075550199',
    delivery_preference: 'pickup',
    payment_choice: 'pickup',
    instructions: 'Saturday,\nplease',
  });

  const values = [{ label: 'Who collects', value: 'Ines\nMarsh' }];
  await t.db.query("update customer_order set purchaseorder = 'PO-7', custom_form = $1::jsonb", [
    JSON.stringify({ form_header: 'Pick up', values }),
  ]);
  printed.length = 0;
  await orderList(context, { store: 'books', days: '1' });
  const told = printed.join('\n');
  expect(told).toMatch(/^1 order in the last day at Cove Books\.\n/);
  expect(told).toContain(`${order_number}  `);
  expect(told).toContain('$42.20 USD');
  expect(told).toContain('Ada Marsh, (207) 555-0199, ada@example.com, for pickup at Cove Books');
  expect(told).toContain(`2 × Salt Roads (${book.eisbn})`);
  expect(told).toContain(
    '    Purchase Order #: PO-7\n    Who collects: Ines Marsh\n    Note: Saturday, please',
  );

  await t.db.query("update customer_order set name = '', phone = '', email = ''");
  printed.length = 0;
  await orderList(context, { store: 'books', days: '1' });
  expect(printed.join('\n')).toContain('\n    Their account was deleted, for pickup at Cove Books\n');

  await t.db.query("update customer_order set placed_at = now() - interval '3 days'");
  await t.db.query("update store set time_zone = 'Mars/Olympus'");
  printed.length = 0;
  await orderList(context, { store: 'Cove Books', days: '7' });
  expect(printed[0]).toBe('1 order in the last 7 days at Cove Books.');
  printed.length = 0;
  await orderList(context, { store: 'Cove Books', days: '2' });
  expect(printed).toEqual(['0 orders in the last 2 days at Cove Books.']);
});

test('the list of stores warns of a time zone that does not exist, and of no other', async () => {
  const { t, context, printed } = await console();
  await storeCreate(context, 'Cove Books', cove);
  await storeCreate(context, 'Hill Books', { ...cove, host: 'hill.example' });
  const told = async () => {
    printed.length = 0;
    expect(await storeList(context)).toBe(0);
    return printed.slice(4);
  };
  expect(await told()).toEqual([]);
  await t.db.query("update store set time_zone = 'Mars/Olympus' where name = 'Cove Books'");
  expect(await told()).toEqual([
    "'Mars/Olympus' is not a time zone: Cove Books uses the clock of America/Los_Angeles.",
  ]);
});

test('refuses impossible values before it writes anything', async () => {
  const { t, context } = await console();
  const refused = async (name: string, change: Partial<StoreCreateOptions>) =>
    (async () => storeCreate(context, name, { ...cove, ...change }))().catch((e: Error) => e.message);
  expect(await refused(' ', {})).toContain('needs a name');
  expect(await refused('Cove', { host: 'https://books.example' })).toContain('not a host name');
  expect(await refused('Cove', { currency: 'dollars' })).toContain('not a currency');
  expect(await refused('Cove', { currency: 'UDS' })).toContain('not a currency');
  expect(await refused('Cove', { country: 'USA' })).toContain('not a country');
  for (const timeZone of ['Mars/Olympus', 'Maine', '', '+05:00']) {
    expect(await refused('Cove', { timeZone })).toBe(
      `'${timeZone}' is not a time zone: use one such as America/New_York.`,
    );
  }
  expect(await refused('Cove', { tax: '5.5%' })).toContain('not a tax');
  expect(await t.db.query('select 1 from store')).toHaveLength(0);
  await storeCreate(context, 'Cove', cove);
  expect(await refused('Cove again', {})).toContain('already a store at books.example');
  expect(await refused('Cove again', { host: 'books.test' })).toContain('already a store called books');
  await expect((async () => orderList(context, { store: 'books', days: 'all' }))()).rejects.toThrow(
    'not a number',
  );
});
