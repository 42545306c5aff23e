import pino from 'pino';
import { expect, test } from 'vitest';
import { Refusal } from '../server/call/refusal.ts';
import { sendMail } from '../server/jobs/send-mail.ts';
import { fakeMail } from '../server/providers/mail/fake-mail.ts';
import { everywhere } from '../server/tax/check-rate.ts';
import { insertRates } from '../server/tax/write.ts';
import { signUp } from '../test/accounts.ts';
import { commandContext, keptOpen } from '../test/command-context.ts';
import { anInstitution, pickup } from '../test/institution.ts';
import { sellingShops } from '../test/selling-shop.ts';
import { CommandRefused } from './command.ts';
import { customerErase, customerExport } from './customer.ts';
import { customerExempt, customerTaxed, type ExemptOptions } from './customer-exempt.ts';

const open = sellingShops();

/** A school in Maine, with a teacher who buys for it, at a store that charges a sales tax and a levy. */
async function aSchool() {
  const shop = await open();
  const { t, store, location } = shop;
  const address = { address: '1 Pier', city: 'Portland', prov: 'ME', postal: '04101', country: 'US' };
  await t.db.query('update location set details = $2::jsonb where id = $1', [
    location.id,
    JSON.stringify({ sc_addr_array: address }),
  ]);
  await t.reload();
  await insertRates(t.db, store.id, [
    { ...everywhere, type: 'Sales tax', rate_ppm: 55_000, country: 'US', region: 'ME' },
    { ...everywhere, type: 'Levy', rate_ppm: 10_000 },
  ]);
  // A visitor knows the store as it was when they came.
  const school = await anInstitution({ ...shop, reader: shop.stranger() });
  const { context, printed } = commandContext({ openDb: keptOpen(t.db) });
  const exempt = (more: Partial<ExemptOptions> = {}, number = 'E-4711') =>
    customerExempt(context, school.email, number, { store: store.webstoreName, country: 'US', ...more });
  const { eisbn } = await shop.aBook(9, { list_price_usa: 2000 });
  /** What the taxes of a cart are called. */
  const taxesOf = async (visitor: typeof school.owner) => {
    const { cart } = await visitor.get('cart/get', {});
    return cart.summary.taxes.map(({ type }) => type);
  };
  return { ...shop, ...school, eisbn, context, printed, exempt, taxesOf };
}

test('an exempt account pays no tax, its order and mail show the number, and the person next door pays', async () => {
  const { t, owner, child, stranger, exempt, taxesOf, eisbn, context, printed, store, email } =
    await aSchool();
  expect(await taxesOf(owner)).toEqual(['Levy', 'Sales tax']);
  expect(await exempt({ region: 'ME', until: '2999-12-31' })).toBe(0);
  expect(printed.at(-1)).toContain('pays no tax in US-ME until 2999-12-31');
  expect(await taxesOf(owner)).toEqual([]);
  await child.get('cart/add', { eisbn });
  expect(await taxesOf(child)).toEqual([]);
  const guest = stranger();
  await guest.get('cart/add', { eisbn });
  expect(await taxesOf(guest)).toEqual(['Levy', 'Sales tax']);
  const reader = stranger();
  await signUp(reader);
  await reader.get('cart/add', { eisbn });
  expect(await taxesOf(reader)).toEqual(['Levy', 'Sales tax']);

  const { order_number } = await child.get('checkout/submit', { ...pickup, email: 'office@example.org' });
  const order = await child.get('order/get', { order_id: order_number });
  expect(order).toMatchObject({ tax_exemption: 'E-4711', summary: { taxes: [], total: 2000 } });
  const taxed = await reader.get('checkout/submit', pickup);
  expect(await reader.get('order/get', { order_id: taxed.order_number })).toMatchObject({
    tax_exemption: '',
    summary: { total: 2130 },
  });
  const mail = fakeMail();
  const { secret, stores } = t.shop;
  await sendMail({ db: t.db, log: pino({ level: 'silent' }), stores, mail, secret, mailKeepDays: 30 });
  const sent = mail.sent.find((one) => one.to === 'office@example.org');
  expect(sent?.text).toContain('Tax exemption #: E-4711');
  expect(sent?.html).toContain('E-4711');

  const options = { store: store.webstoreName };
  await customerExport(context, email, options);
  expect(JSON.parse(printed.at(-1) ?? '').tax_exemptions).toMatchObject([{ number: 'E-4711' }]);
  await customerErase(context, 'office@example.org', { ...options, now: true });
  const kept = await t.db.query('select tax_exemption from customer_order where order_number = $1', [
    order_number,
  ]);
  expect(kept).toEqual([{ tax_exemption: '' }]);
});

test('an exemption is from the taxes it names, where and while it holds, until it is ended', async () => {
  const { t, owner, exempt, taxesOf, context, printed, store, email } = await aSchool();
  for (const more of [{ region: 'NH' }, { country: 'CA' }, { until: '2020-12-31' }, { tax: 'GST' }]) {
    await exempt(more);
    expect(await taxesOf(owner)).toEqual(['Levy', 'Sales tax']);
  }
  await exempt({ tax: 'Sales tax' }, ' E-1 ');
  expect(await taxesOf(owner)).toEqual(['Levy']);
  const { order_number } = await owner.get('checkout/submit', pickup);
  const order = await owner.get('order/get', { order_id: order_number });
  expect(order.tax_exemption).toBe('E-1');
  await customerTaxed(context, email, { store: store.webstoreName });
  expect(printed.at(-1)).toContain('pays all taxes again');
  const { eisbn } = order.items[0]?.title_info ?? { eisbn: '' };
  await owner.get('cart/add', { eisbn });
  expect(await taxesOf(owner)).toEqual(['Levy', 'Sales tax']);
  const entries = await t.db.query(
    "select action, target from audit_entry where store_id = $1 and actor = 'command line' order by id",
    [store.id],
  );
  expect(entries.map(({ action }) => action)).toEqual([
    ...Array(5).fill('customer/exempt'),
    'customer/taxed',
  ]);
  // By account number: the log outlives the account.
  const [{ san } = { san: '' }] = await t.db.query<{ san: string }>(
    'select san from customer where email = $1',
    [email],
  );
  expect(new Set(entries.map(({ target }) => target))).toEqual(new Set([san]));
});

test('what cannot be is refused in a sentence', async () => {
  const { exempt, context, store, email } = await aSchool();
  const refusal = (work: () => Promise<unknown>) =>
    (async () => work())().then(
      () => 'none',
      (e) => (e instanceof CommandRefused || e instanceof Refusal ? e.message : Promise.reject(e)),
    );
  expect(await refusal(() => exempt({}, ' '))).toContain('number of the certificate');
  expect(await refusal(() => exempt({ country: 'Maine' }))).toContain('two letters');
  expect(await refusal(() => exempt({ country: '' }))).toContain('which country');
  expect(await refusal(() => exempt({ region: 'QC' }))).toContain('state or province');
  expect(await refusal(() => exempt({ until: 'soon' }))).toContain('year, month, and day');
  const options = { store: store.webstoreName };
  expect(await refusal(() => customerTaxed(context, email, options))).toContain('exempt from no tax');
  expect(await refusal(() => customerTaxed(context, 'none@example.org', options))).toContain('no account');
});
