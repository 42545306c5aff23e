import { beforeEach, expect, it } from 'vitest';
import { buildLocation, buildStore } from '../../../test/factories.ts';
import { type SellingShop, sellingShops } from '../../../test/selling-shop.ts';
import { type Desk, staffAt } from '../../../test/staff.ts';

const open = sellingShops();
let shop: SellingShop;
let owner: Desk;
let form_id: number;

beforeEach(async () => {
  shop = await open({ settings: { store_info: { email: 'shop@example.org' } } });
  owner = await staffAt(shop.t, shop.store, 'owner');
  form_id = await aForm('Ask us');
});

async function aForm(header: string): Promise<number> {
  const elements = [
    { id: 'name', type: 'text', label: 'Your name' },
    { id: 'question', type: 'textarea', label: 'Your question', required: true },
  ];
  return (await owner.get('form/save', { header, elements })).id;
}

/** A reader sends a form; the id of what was kept. */
async function sends(question: string, id = form_id): Promise<number> {
  const data = [
    { id: 'name', value: 'Ann' },
    { id: 'question', value: question },
  ];
  await shop.stranger().get('custom_form/submit', { form_id: id, data });
  return (await answers())[0]?.id ?? 0;
}

const answers = async (input: object = {}, desk = owner) =>
  (await desk.get('form/getAnswers', input)).answers;
const questions = async (input: object = {}) =>
  (await answers(input)).map((one) => one.answers.find(({ label }) => label === 'Your question')?.value);
const waiting = async () => {
  const { unread, open: left } = await owner.get('form/getAnswers');
  return { unread, open: left };
};

it('shows what readers sent, the newest first, by form, by words and by what is left to do', async () => {
  const first = await sends('When does Tide arrive?');
  await sends('<script>alert(1)</script>');
  const school = await aForm('Schools');
  await sends('Thirty copies of Tides', school);
  expect(await questions()).toEqual([
    'Thirty copies of Tides',
    '<script>alert(1)</script>',
    'When does Tide arrive?',
  ]);
  expect(await questions({ form_id: school })).toEqual(['Thirty copies of Tides']);
  expect(await questions({ term: 'tide' })).toEqual(['Thirty copies of Tides', 'When does Tide arrive?']);
  // All forms have this label: only what was typed is searched.
  expect(await questions({ term: 'question' })).toEqual([]);
  expect(await questions({ term: '%' })).toEqual([]);
  const page = await owner.get('form/getAnswers', { limit: 1 });
  expect(await questions({ limit: 1, after: page.next })).toEqual(['<script>alert(1)</script>']);
  await owner.get('form/markAnswered', { id: first });
  expect(await questions({ state: 'answered' })).toEqual(['When does Tide arrive?']);
  expect(await questions({ state: 'open', term: 'tide' })).toEqual(['Thirty copies of Tides']);
});

it('counts one as read once it was opened, and as answered once someone says so', async () => {
  const id = await sends('When?');
  expect(await waiting()).toEqual({ unread: 1, open: 1 });
  expect(await owner.get('form/getAnswer', { id })).toMatchObject({
    header: 'Ask us',
    is_read: true,
    answered: null,
  });
  expect(await waiting()).toEqual({ unread: 0, open: 1 });
  expect(await owner.get('form/markAnswered', { id })).toMatchObject({ answered_by: 'Some owner' });
  expect(await waiting()).toEqual({ unread: 0, open: 0 });
  expect(await owner.get('form/markAnswered', { id, answered: false })).toMatchObject({
    answered_by: '',
    answered: null,
  });
  expect(await waiting()).toEqual({ unread: 0, open: 1 });
});

it('tells the second of two people who answer one form who was first', async () => {
  const id = await sends('When?');
  const seller = await staffAt(shop.t, shop.store, 'bookseller');
  const both = await Promise.all([owner, seller].map((desk) => desk.send('form/markAnswered', { id })));
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject({
    error_code: 'already_answered',
    error: expect.stringMatching(/^Some (owner|bookseller) has marked this as answered already\.$/),
  });
});

it('deletes one with its mail, and all that are older than so many days', async () => {
  const id = await sends('When?');
  const old = await sends('Long ago');
  await shop.t.db.query(
    `update custom_form_submission set created_at = now() - interval '400 days' where id = $1`,
    [old],
  );
  await owner.get('form/deleteAnswer', { id });
  expect(await owner.send('form/getAnswer', { id })).toMatchObject({ error_code: 'not_found' });
  expect(await owner.send('form/deleteAnswer', { id })).toMatchObject({ error_code: 'not_found' });
  await sends('Today');
  expect(await owner.get('form/deleteOldAnswers', { days: 365 })).toEqual({ deleted: 1 });
  expect(await questions()).toEqual(['Today']);
  const mails = await shop.t.db.query("select 1 from mail where store_id = $1 and reference like 'form:%'", [
    shop.store.id,
  ]);
  expect(mails).toHaveLength(1);
  expect(await owner.send('form/deleteOldAnswers', { days: 0 })).toMatchObject({
    error_code: 'invalid_input',
  });
});

it('knows nothing that the readers of another store sent, nor anything for staff of one location', async () => {
  const id = await sends('When?');
  const other = await buildStore(shop.t.db);
  await buildLocation(shop.t.db, other.id);
  await shop.t.reload();
  const stranger = await staffAt(shop.t, other, 'owner');
  expect(await answers({}, stranger)).toEqual([]);
  expect(await answers({ form_id }, stranger)).toEqual([]);
  expect(await stranger.get('form/deleteOldAnswers', { days: 30 })).toEqual({ deleted: 0 });
  for (const name of ['getAnswer', 'markAnswered', 'deleteAnswer'])
    expect(await stranger.send(`form/${name}`, { id })).toMatchObject({ error_code: 'not_found' });
  const seller = await staffAt(shop.t, shop.store, 'bookseller', { locationId: shop.location.id });
  expect(await seller.send('form/getAnswers')).toMatchObject({ error_code: 'not_allowed' });
  expect(await questions()).toEqual(['When?']);
});

it('gives larger pages for a file, and notes it once', async () => {
  await sends('One');
  await sends('Two');
  const page = await owner.get('form/exportAnswers', { limit: 1 });
  expect(page).toMatchObject({ answers: [{ header: 'Ask us' }], next: expect.any(Number) });
  expect((await owner.get('form/exportAnswers', { limit: 1, after: page.next })).next).toBeNull();
  const { entries } = await owner.get('audit/getList', { part: 'form' });
  expect(entries.filter(({ action }) => action === 'form/exportAnswers')).toHaveLength(1);
});
