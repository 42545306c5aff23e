import { beforeEach, expect, it } from 'vitest';
import { buildLocation, buildTitle } from '../../../test/factories.ts';
import type { TestShop } from '../../../test/shop.ts';
import { type Desk, type StaffOf, staffAt } from '../../../test/staff.ts';
import { newestEntry, undoDesk } from '../../../test/undo-desk.ts';
import { insertAuditEntry } from '../audit/queries.ts';
import type { StaffSession } from '../staff/staff-sessions.ts';
import { mayUndo } from './entry-kind.ts';

let made: TestShop;
let store: StaffOf;
let location: { id: number };
let owner: Desk;

beforeEach(async () => {
  ({ made, store, location, owner } = await undoDesk());
});

const newest = () => newestEntry(owner);
const undo = (id: number, more: object = {}) => owner.send('audit/undo', { id, ...more });

const sale = { name: 'Summer sale', type: 'percent', percent: 10, code: 'SUN10' };

it('puts back only what nothing has changed since, when asked to', async () => {
  const { id } = await owner.get('promotion/save', sale);
  await owner.get('promotion/save', { ...sale, percent: 15, code: 'SUN15', id, version: 1 });
  const entry = await newest();
  await owner.get('promotion/save', { ...sale, percent: 20, code: 'SUN15', id, version: 2 });
  const { undo: shown } = await owner.get('audit/get', { id: entry.id });
  expect(shown).toMatchObject({
    fields: [{ name: 'code', now: 'SUN15', before: 'SUN10' }],
    newer: [{ name: 'percent', now: 20, before: 10, since: { actor: entry.actor } }],
  });
  expect(await undo(entry.id, { fields: ['code', 'percent'] })).toMatchObject({
    error_code: 'changed_since',
    error_data: { newer: ['percent'] },
  });
  expect(await undo(entry.id, { fields: ['name'] })).toMatchObject({ error_code: 'changed_since' });
  expect(await undo(entry.id, { fields: ['code'] })).toMatchObject({ ok: true });
  expect((await owner.get('promotion/getList')).promotions).toMatchObject([
    { code: 'SUN10', percent: 20, version: 4 },
  ]);
  expect((await newest()).detail).toMatchObject({ before: { code: 'SUN15' }, after: { code: 'SUN10' } });
});

it('refuses what the rule no longer allows, and keeps what there is', async () => {
  const { id } = await owner.get('promotion/save', sale);
  await owner.get('promotion/save', { ...sale, code: 'SUN15', id, version: 1 });
  const entry = await newest();
  await owner.get('promotion/save', sale);
  expect(await undo(entry.id)).toMatchObject({ error_code: 'code_taken' });
  expect(await owner.get('audit/get', { id: entry.id })).toMatchObject({ undone_by: null });
});

it('has nothing to offer where there is nothing to put back', async () => {
  const { id } = await owner.get('promotion/save', sale);
  await owner.get('promotion/save', { ...sale, percent: 15, id, version: 1 });
  const changed = await newest();
  await owner.get('promotion/save', { ...sale, id, version: 2 });
  expect((await owner.get('audit/get', { id: changed.id })).undo).toMatchObject({ fields: [], newer: [] });
  expect(await undo(changed.id)).toMatchObject({ error_code: 'nothing_to_undo' });
  await owner.get('promotion/delete', { id, version: 3 });
  expect((await owner.get('audit/get', { id: changed.id })).undo).toMatchObject({ is_gone: true });
  expect(await undo(changed.id)).toMatchObject({ error_code: 'not_found' });
  // As a deletion of an earlier version of Handsell.
  await made.db.query('update audit_entry set kept = null');
  const deleted = await newest();
  expect(await owner.get('audit/get', { id: deleted.id })).toMatchObject({ can_undo: false, undo: null });
  expect(await undo(deleted.id)).toMatchObject({ error_code: 'cannot_undo' });
});

it('puts back what it can, and names the rest', async () => {
  await owner.get('settings/save', { values: { 'store_info.fax': '5550100' } });
  // A setting of another version of Handsell; secret ones are left out in the same way.
  const entry = {
    ...{ storeId: store.id, staffId: null, actor: 'command line', action: 'settings/save', target: '' },
    detail: {
      before: { 'store_info.telex': '1', 'store_info.fax': '' },
      after: { 'store_info.telex': '2', 'store_info.fax': '5550100' },
    },
    address: '',
  };
  await made.db.tx((q) => insertAuditEntry(q, entry));
  const { id } = await newest();
  const { undo: shown } = await owner.get('audit/get', { id });
  expect(shown).toMatchObject({
    fields: [{ name: 'store_info.fax' }],
    newer: [],
    fixed: ['store_info.telex'],
  });
  expect(await undo(id, { fields: ['store_info.telex'] })).toMatchObject({ error_code: 'changed_since' });
  expect(await undo(id)).toMatchObject({ ok: true });
  const { settings } = await owner.get('settings/getList');
  expect(settings.find(({ name }) => name === 'store_info.fax')).toMatchObject({ value: '' });
});

it('tells copies apart at two locations that share a name', async () => {
  const here = await buildLocation(made.db, store.id, { details: { sc_name: 'Portland' } });
  await buildLocation(made.db, store.id, { details: { sc_name: 'Portland' } });
  await made.reload();
  // The desk that was opened before doesn't know the new locations.
  owner = await staffAt(made, store, 'owner', { email: 'mara@example.org' });
  const { eisbn } = await buildTitle(made.db);
  const counted = { location_id: here.id, condition: 'NEW', on_hand: 3, on_order: 0 };
  const seen = { on_hand: 0, on_order: 0 };
  await owner.get('title/saveStock', { eisbn, counts: [{ ...counted, seen }] });
  const { id, detail } = await newest();
  expect(detail).toMatchObject({ after: { [`Portland (${here.id}) NEW`]: 3 } });
  expect(await undo(id)).toMatchObject({ ok: true });
  const { stock } = await owner.get('title/get', { eisbn });
  expect(stock.filter(({ on_hand }) => on_hand > 0)).toEqual([]);
});

it('puts copies back where they were counted, whatever the location is called by now', async () => {
  const rename = (id: number, name: string) =>
    made.db.query(
      `update location set name = $2, details = details || jsonb_build_object('sc_name', $2::text) where id = $1`,
      [id, name],
    );
  const here = await buildLocation(made.db, store.id, { details: { sc_name: 'Portland' } });
  const there = await buildLocation(made.db, store.id, { details: { sc_name: 'Bath' } });
  await made.reload();
  owner = await staffAt(made, store, 'owner', { email: 'mara@example.org' });
  const { eisbn } = await buildTitle(made.db);
  const count = (location_id: number, on_hand: number) => ({
    ...{ location_id, condition: 'NEW', on_hand, on_order: 0, seen: { on_hand: 0, on_order: 0 } },
  });
  await owner.get('title/saveStock', { eisbn, counts: [count(here.id, 3)] });
  const { id } = await newest();
  await owner.get('title/saveStock', { eisbn, counts: [count(there.id, 3)] });
  await rename(here.id, 'Bath');
  await rename(there.id, 'Portland');
  await made.reload();
  owner = await staffAt(made, store, 'owner', { email: 'jo@example.org' });
  expect(await undo(id)).toMatchObject({ ok: true });
  const { stock } = await owner.get('title/get', { eisbn });
  expect(stock.filter(({ on_hand }) => on_hand > 0)).toMatchObject([
    { location_id: there.id, location: 'Portland', on_hand: 3 },
  ]);
});

it('takes the permission for the change, besides that for the log', () => {
  const may = (role: 'editor' | 'events' | 'viewer', action: string, locationId: number | null = null) =>
    mayUndo({ session: { role, locationId } as StaffSession }, { action });
  expect([may('editor', 'list/save'), may('editor', 'promotion/save')]).toEqual([true, false]);
  expect([may('events', 'event/save'), may('viewer', 'list/save')]).toEqual([true, false]);
  expect(may('editor', 'list/save', 1)).toBe(false);
  expect(may('editor', 'order/refund')).toBe(false);
  expect(mayUndo({ session: null }, { action: 'list/save' })).toBe(false);
});

it('lets people undo what they did themselves, without the right to read the log', async () => {
  const editor = await staffAt(made, store, 'editor');
  const other = await staffAt(made, store, 'editor', { email: 'jo@example.org' });
  await editor.get('list/save', { name: 'Staff picks', eisbns: [] });
  const { id } = await newest();
  expect(await other.send('audit/get', { id })).toMatchObject({ error_code: 'not_allowed' });
  expect(await other.send('audit/undo', { id })).toMatchObject({ error_code: 'not_allowed' });
  expect(await editor.get('audit/get', { id })).toMatchObject({ can_undo: true, undo: { kind: 'made' } });
  expect(await editor.send('audit/undo', { id })).toMatchObject({ ok: true });
  expect(await editor.send('audit/getList')).toMatchObject({ error_code: 'not_allowed' });
});

it('lets no one undo what their role may no longer do', async () => {
  const editor = await staffAt(made, store, 'editor');
  await editor.get('list/save', { name: 'Staff picks', eisbns: [] });
  const { id } = await newest();
  await made.db.query(`update staff_role set role = 'viewer' where role = 'editor'`);
  expect(await editor.get('audit/get', { id })).toMatchObject({ can_undo: false });
  expect(await editor.send('audit/undo', { id })).toMatchObject({ error_code: 'not_allowed' });
});

it('shows nothing of the log to a manager who works at one location', async () => {
  await owner.get('settings/save', { values: { 'store_info.fax': '5550100' } });
  const { id } = await newest();
  const bound = await staffAt(made, store, 'manager', { locationId: location.id });
  expect(await bound.send('audit/undo', { id })).toMatchObject({ error_code: 'not_allowed' });
});
