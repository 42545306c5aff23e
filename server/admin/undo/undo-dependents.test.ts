import { beforeEach, expect, it } from 'vitest';
import { buildOrder, buildTitle } from '../../../test/factories.ts';
import type { TestShop } from '../../../test/shop.ts';
import type { Desk, StaffOf } from '../../../test/staff.ts';
import { newestEntry, undoDesk } from '../../../test/undo-desk.ts';

let made: TestShop;
let store: StaffOf;
let owner: Desk;

beforeEach(async () => {
  ({ made, store, owner } = await undoDesk());
});

const newest = () => newestEntry(owner);
const undo = async () => owner.send('audit/undo', { id: (await newest()).id });
const ok = { ok: true };

it('puts promotions on a list again, but those that are on another one by now', async () => {
  const lists = [
    await owner.get('list/save', { name: 'Picks', eisbns: [] }),
    await owner.get('list/save', { name: 'Gifts', eisbns: [] }),
  ] as const;
  const sale = { type: 'percent', percent: 10, applies_to: 'list', list_id: lists[0].id };
  const promotions = [
    await owner.get('promotion/save', { ...sale, name: 'Sale' }),
    await owner.get('promotion/save', { ...sale, name: 'Gift sale' }),
  ] as const;
  await owner.get('list/delete', lists[0]);
  const entry = await newest();
  const { id, version } = promotions[1];
  await owner.get('promotion/save', { ...sale, name: 'Gift sale', list_id: lists[1].id, id, version });
  expect(await owner.send('audit/undo', { id: entry.id })).toMatchObject(ok);
  expect((await owner.get('promotion/getList')).promotions).toMatchObject([
    { name: 'Sale', list_id: lists[0].id },
    { name: 'Gift sale', list_id: lists[1].id },
  ]);
});

it('counts the uses of a promotion that comes back', async () => {
  const { id } = await owner.get('promotion/save', {
    name: 'Sale',
    type: 'percent',
    percent: 10,
    max_uses: 1,
  });
  const number = await buildOrder(made.db, store.id, null, await buildTitle(made.db));
  await made.db.query('insert into promotion_use select $1, id from customer_order where order_number = $2', [
    id,
    number,
  ]);
  await owner.get('promotion/delete', { id, version: 1 });
  expect(await undo()).toMatchObject(ok);
  expect((await owner.get('promotion/getList')).promotions).toMatchObject([{ id, uses: 1 }]);
});

it('gives a form its answers again', async () => {
  const elements = [{ id: 'name', type: 'text', label: 'Your name' }];
  const { id } = await owner.get('form/save', { header: 'Ask us', elements });
  await made.visitor().get('custom_form/submit', { form_id: id, data: [{ id: 'name', value: 'Ada' }] });
  const formOf = async () => (await owner.get('form/getAnswers')).answers.map(({ form_id }) => form_id);
  await owner.get('form/delete', { id, version: 1 });
  expect(await formOf()).toEqual([null]);
  expect(await undo()).toMatchObject(ok);
  expect(await formOf()).toEqual([id]);
});

it('brings a page back with its draft and the addresses that led to it', async () => {
  const words = { title: 'Visit us', blocks: [] };
  const { id } = await owner.get('page/save', { ...words, path: '/find-us' });
  await owner.get('page/save', { ...words, path: '/reach-us', id, version: 1 });
  await owner.get('page/save', { ...words, path: '/visit', id, version: 2 });
  await owner.get('page/saveDraft', { ...words, path: '/visit', title: 'Come by', page_id: id });
  await owner.get('page/delete', { id, version: 3 });
  // One of its addresses leads elsewhere by now.
  const other = await owner.get('page/save', { ...words, path: '/find-us' });
  await owner.get('page/save', { ...words, path: '/elsewhere', id: other.id, version: 1 });
  const { entries } = await owner.get('audit/getList');
  const entry = entries.find(({ action }) => action === 'page/delete');
  expect(await owner.send('audit/undo', { id: entry?.id })).toMatchObject(ok);
  const addresses = 'select path, page_id from page_address order by path';
  expect(await made.db.query(addresses)).toEqual([
    { path: '/find-us', page_id: other.id },
    { path: '/reach-us', page_id: id },
  ]);
  const [draft] = (await owner.get('page/getDrafts')).drafts;
  expect(draft).toMatchObject({ page_id: id, page_version: 4, title: 'Come by', publish_at: null });
});

it('offers no way back to a location that other rows named', async () => {
  const { id, version } = await owner.get('location/save', { code: 'PIER', name: 'Pier', details: {} });
  await owner.get('tax/save', { type: 'Sales tax', rate_ppm: 55_000, location_id: id });
  await owner.get('location/delete', { id, version });
  expect(await newest()).toMatchObject({ action: 'location/delete', can_undo: false });
  expect(await undo()).toMatchObject({ error_code: 'cannot_undo' });
});

it('keeps apart the rates that Handsell knows, which are replaced together', async () => {
  await owner.get('tax/useKnown', { country: 'CA', registered: [] });
  const [rate] = (await owner.get('tax/getList')).rates;
  if (!rate) throw new Error('no rate is known');
  await owner.get('tax/delete', rate);
  expect(await undo()).toMatchObject(ok);
  const { version: _, ...known } = rate;
  expect((await owner.get('tax/getList')).rates).toContainEqual({ ...known, version: 2 });
  // Both at once would be paid twice.
  await owner.get('tax/delete', { id: rate.id, version: 2 });
  const entry = await newest();
  await owner.get('tax/useKnown', { country: 'CA', registered: [] });
  expect(await owner.send('audit/undo', { id: entry.id })).toMatchObject({ error_code: 'already_there' });
});

it('does not bring back a page that came back another way', async () => {
  const { id } = await owner.get('page/save', { path: '/visit', title: 'Visit us', blocks: [] });
  await owner.get('page/delete', { id, version: 1 });
  const entry = await newest();
  await owner.get('page/bringBack', { id });
  const { undo: shown } = await owner.get('audit/get', { id: entry.id });
  expect(shown).toMatchObject({ kind: 'deleted', is_back: true });
  expect(await owner.send('audit/undo', { id: entry.id })).toMatchObject({ error_code: 'already_there' });
});

it('leaves what changed on a page to its history', async () => {
  const { id } = await owner.get('page/save', { path: '/visit', title: 'Visit us', blocks: [] });
  await owner.get('page/save', { path: '/visit', title: 'Come by', blocks: [], id, version: 1 });
  expect(await newest()).toMatchObject({ can_undo: false });
  expect(await undo()).toMatchObject({ error_code: 'cannot_undo' });
});
