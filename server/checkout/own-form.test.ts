import pino from 'pino';
import { expect, test } from 'vitest';
import { readCheckoutForms } from '../../contract/custom-form.ts';
import { type SellingShop, sellingShops } from '../../test/selling-shop.ts';
import { sendMail } from '../jobs/send-mail.ts';
import { fakeMail } from '../providers/mail/fake-mail.ts';

const open = sellingShops();

const contact = { name: 'Ada Reader', email: 'ada@example.org', phone: '(207) 555-0100' };
const pickup = { ...contact, delivery_preference: 'pickup', payment_choice: 'pickup' } as const;

const elements = [
  { id: 'class', type: 'text', label: 'Class', required: true, required_message: 'Which class is it for?' },
  { id: 'tel', type: 'phone', label: 'Telephone of the office' },
  { id: 'by', type: 'date', label: 'Needed by' },
  { id: 'born', type: 'daymonth', label: 'Birthday' },
  { id: 'desk', type: 'email', label: 'Email of the office' },
  { id: 'where', type: 'select', label: 'Building', options: [{ label: 'North' }, { label: 'South' }] },
  { id: 'wrap', type: 'checkbox', label: 'Wrap them' },
  { id: 'note', type: 'textarea', label: 'For the porter', max_length: 20 },
];

async function withForm(more: object = {}, which = 'form_pickup'): Promise<SellingShop> {
  const custom_forms = readCheckoutForms({ [which]: { header: 'For schools', elements, ...more } });
  const shop = await open({ settings: { checkout_info: { custom_forms } } });
  const { eisbn } = await shop.aBook(5, { title: 'Salt Roads' });
  await shop.reader.get('cart/add', { eisbn });
  return shop;
}

const ordersOf = ({ t, store }: SellingShop) =>
  t.db.query<object>('select purchaseorder, custom_form from customer_order where store_id = $1', [store.id]);

test('an order stores the answers as the shopper saw them, and the mail shows them', async () => {
  const { reader, t } = await withForm();
  const { order_number } = await reader.get('checkout/submit', {
    ...pickup,
    cfe_class: ' 4b <script>',
    cfe_tel: '2075550142',
    cfe_by: '02/29/2028',
    cfe_where: 'South',
    cfe_wrap: true,
    cfe_note: 'Ring twice\nplease',
    cfe_unknown: 'x',
  });
  expect((await reader.get('order/get', { order_id: order_number })).custom_form).toEqual({
    delivery_choice_label: 'Pick up at: Main Street',
    form_header: 'For schools',
    values: [
      { label: 'Class', value: '4b <script>' },
      { label: 'Telephone of the office', value: '(207) 555-0142' },
      { label: 'Needed by', value: '02/29/2028' },
      { label: 'Building', value: 'South' },
      { label: 'Wrap them', value: 'Yes' },
      { label: 'For the porter', value: 'Ring twice\nplease' },
    ],
  });

  const mail = fakeMail();
  const { secret, stores } = t.shop;
  await sendMail({ db: t.db, log: pino({ level: 'silent' }), stores, mail, secret, mailKeepDays: 30 });
  const sent = mail.sent.at(-1);
  expect(sent?.text).toContain('For schools\n  Class: 4b <script>\n');
  expect(sent?.text).toContain('  For the porter: Ring twice\n    please\n');
  expect(sent?.html).toContain('4b &lt;script&gt;');
  expect(sent?.html).toContain('For schools');
});

const bad: [string, object, Record<string, string>][] = [
  ['an answer that is missing', {}, { class: 'Which class is it for?' }],
  ['blanks', { cfe_class: '   ' }, { class: 'Which class is it for?' }],
  ['a list', { cfe_class: ['4b'] }, { class: 'Which class is it for?' }],
  ['what is too long', { cfe_class: 'x'.repeat(51) }, { class: 'Please enter at most 50 characters' }],
  ['a flood', { cfe_class: 'x'.repeat(100_000) }, { class: 'Please enter at most 50 characters' }],
  ['half a number', { cfe_class: '4b', cfe_tel: '555' }, { tel: 'Please enter a valid phone number' }],
  [
    'a day that is none',
    { cfe_class: '4b', cfe_by: '02/30/2028', cfe_born: '31/04' },
    { by: 'Please enter a valid date', born: 'Please enter a valid date' },
  ],
  ['no address', { cfe_class: '4b', cfe_desk: 'office' }, { desk: 'Please enter a valid email address' }],
  ['no choice of the shop’s', { cfe_class: '4b', cfe_where: 'West' }, { where: 'This field is required' }],
];
test.each(bad)('%s is refused', async (_what, answers, errors) => {
  const shop = await withForm();
  expect(await shop.reader.call('checkout/submit', { ...pickup, ...answers })).toMatchObject({
    error_code: 'invalid_form',
    error: Object.values(errors)[0],
    error_data: { errors },
  });
  expect(await ordersOf(shop)).toEqual([]);
});

test('a tick is a tick, however it is sent, and nothing else is', async () => {
  const asked = { elements: [{ id: 'wrap', type: 'checkbox', label: 'Wrap' }] };
  for (const sent of ['on', 'true', '1', true]) {
    const shop = await withForm(asked);
    await shop.reader.get('checkout/submit', { ...pickup, cfe_wrap: sent });
    expect(await ordersOf(shop), String(sent)).toMatchObject([
      { custom_form: { values: [{ label: 'Wrap', value: 'Yes' }] } },
    ]);
  }
  for (const sent of [false, 'false', '', '0', {}, undefined]) {
    const shop = await withForm(asked);
    await shop.reader.get('checkout/submit', { ...pickup, cfe_wrap: sent });
    expect(await ordersOf(shop), String(sent)).toMatchObject([{ custom_form: null }]);
  }
});

test('an element may stand for the purchase order number: what is sent as that is not looked at', async () => {
  const shop = await withForm({ override_po_id: 'class' });
  const answers = { cfe_class: 'Cost centre 4b', cfe_where: 'North' };
  await shop.reader.get('checkout/submit', { ...pickup, ...answers, old_promo_code: 'hidden' });
  expect(await ordersOf(shop)).toMatchObject([
    {
      purchaseorder: 'Cost centre 4b',
      custom_form: { values: [{ label: 'Building', value: 'North' }] },
    },
  ]);
});

test('the form of another way of delivery, and fields without a form, are nothing', async () => {
  const shop = await withForm({}, 'form_ship');
  await shop.reader.get('checkout/submit', { ...pickup, cfe_class: '4b', old_promo_code: 'PO-1' });
  expect(await ordersOf(shop)).toEqual([{ purchaseorder: 'PO-1', custom_form: null }]);
});

test('a character that no database keeps is left out', async () => {
  const shop = await withForm({ override_po_id: 'class' });
  await shop.reader.get('checkout/submit', { ...pickup, cfe_class: '4\u0000b', cfe_note: 'a\u0000\tb' });
  expect(await ordersOf(shop)).toMatchObject([
    { purchaseorder: '4b', custom_form: { values: [{ value: 'a\tb' }] } },
  ]);
});
