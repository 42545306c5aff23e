import pino from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { buildStore } from '../../test/factories.ts';
import { type TestShop, testShop, type Visitor } from '../../test/shop.ts';
import { sendMail } from '../jobs/send-mail.ts';
import { fakeMail } from '../providers/mail/fake-mail.ts';

let made: TestShop;
let reader: Visitor;
let form_id: number;

const elements = [
  { id: 'name', type: 'text', label: 'Name', required: true },
  { id: 'mail', type: 'email', label: 'Email' },
  { id: 'news', type: 'checkbox', label: 'Write to me' },
  { id: 'name', type: 'text', label: 'A second one' },
  { id: 'odd', type: 'password', label: 'No such type' },
  'nothing',
];

async function buildForm(storeId: number, header = 'Ask us <anything>'): Promise<number> {
  const [row] = await made.db.query<{ id: number }>(
    'insert into custom_form (store_id, header, elements) values ($1, $2, $3::jsonb) returning id',
    [storeId, header, JSON.stringify(elements)],
  );
  return row?.id ?? 0;
}

beforeEach(async () => {
  made = await testShop();
  const store = await buildStore(made.db, { settings: { store_info: { email: 'shop@example.com' } } });
  form_id = await buildForm(store.id);
  await made.reload();
  reader = made.visitor();
});

const kept = () =>
  made.db.query<{ header: string; answers: unknown }>('select header, answers from custom_form_submission');

it('gives the form with its readable elements (CALL-039)', async () => {
  const form = await reader.get('settings/custom_forms/get', { form_id });
  expect(form.elements.map((e) => [e.id, e.label])).toEqual([
    ['name', 'Name'],
    ['mail', 'Email'],
    ['news', 'Write to me'],
  ]);
  expect(form.elements[0]).toMatchObject({ required_message: 'This field is required', rows: 3 });
});

it('keeps what was sent, and mails it to the shop (CALL-040, FORM-005, FORM-016)', async () => {
  const data = [
    { id: 'name', value: ' Ada <b>' },
    { id: 'news', value: true },
    { id: 'unknown', value: 'x' },
  ];
  expect(await reader.get('custom_form/submit', { form_id, data })).toEqual({});
  const answers = [
    { label: 'Name', value: 'Ada <b>' },
    { label: 'Email', value: '' },
    { label: 'Write to me', value: 'Yes' },
  ];
  expect(await kept()).toEqual([{ header: 'Ask us <anything>', answers }]);
  expect(made.woken).toContain('send-mail');

  const { db, shop } = made;
  const mail = fakeMail();
  const parts = { db, mail, stores: shop.stores, secret: shop.secret, mailKeepDays: 30 };
  await sendMail({ ...parts, log: pino({ level: 'silent' }) });
  expect(mail.sent[0]).toMatchObject({ to: 'shop@example.com', subject: 'Ask us <anything> from your site' });
  expect(mail.sent[0]?.html).toContain('Ada &#60;b&#62;');
  expect(mail.sent[0]?.text).toContain('Name\n  Ada <b>');
});

it('loses nothing while mail is down: it is tried again until the server is back', async () => {
  const { db, shop } = made;
  const mail = fakeMail();
  const parts = { db, mail, stores: shop.stores, secret: shop.secret, mailKeepDays: 30 };
  const send = () => sendMail({ ...parts, log: pino({ level: 'silent' }) });
  const queued = () => db.query('select status, attempts from mail');
  mail.failing = 'later';
  const data = [{ id: 'name', value: 'Ada' }];
  expect(await reader.get('custom_form/submit', { form_id, data })).toEqual({});
  for (let attempt = 1; attempt <= 3; attempt++) {
    await send();
    expect(await queued()).toEqual([{ status: 'queued', attempts: attempt }]);
    // As if the backoff were over.
    await db.query("update mail set next_attempt_at = now() - interval '1 second'");
  }
  expect([mail.sent.length, (await kept()).length]).toEqual([0, 1]);
  mail.failing = '';
  await send();
  await send();
  expect(mail.sent.map((m) => m.text)).toEqual([expect.stringContaining('Name\n  Ada')]);
  expect(await queued()).toEqual([{ status: 'sent', attempts: 4 }]);
});

it('takes nothing that the page would not have taken', async () => {
  const data = [{ id: 'mail', value: 'ada' }];
  expect(await reader.call('custom_form/submit', { form_id, data })).toMatchObject({
    error_code: 'invalid_form',
    error: 'This field is required',
    error_data: { errors: { name: 'This field is required', mail: 'Please enter a valid email address' } },
  });
  expect(await kept()).toEqual([]);
});

it('leaves out a character that no database keeps', async () => {
  const data = [{ id: 'name', value: 'A\u0000da' }];
  expect(await reader.get('custom_form/submit', { form_id, data })).toEqual({});
  expect(await kept()).toMatchObject([{ answers: [{ value: 'Ada' }, {}, {}] }]);
});

it('sends a form once, however often the same call arrives', async () => {
  const data = [{ id: 'name', value: 'Ada' }];
  const uuid = '7c1f4d0e-3b0a-4b0e-9a53-0d6a8f0f9d11';
  for (let i = 0; i < 3; i++) await reader.get('custom_form/submit', { form_id, data }, uuid);
  expect(await kept()).toHaveLength(1);
});

it('knows no form of another shop', async () => {
  const theirs = await buildForm((await buildStore(made.db)).id);
  for (const name of ['settings/custom_forms/get', 'custom_form/submit'] as const) {
    expect(await reader.send(name, { form_id: theirs, data: [] })).toMatchObject({ error_code: 'not_found' });
  }
});

it('slows down who sends without end', async () => {
  const data = [{ id: 'name', value: 'Ada' }];
  const answers = [];
  for (let i = 0; i < 8; i++) {
    answers.push(await reader.call('custom_form/submit', { form_id, data }).catch((e: unknown) => e));
  }
  expect((await kept()).length).toBe(6);
});
