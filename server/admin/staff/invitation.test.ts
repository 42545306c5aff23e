import { beforeEach, expect, it } from 'vitest';
import { buildLocation, buildStore } from '../../../test/factories.ts';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { deskAt, type StaffOf, staffAt, staffPassword } from '../../../test/staff.ts';
import { inviteFirstOwner, inviteStaff } from './invite.ts';

let made: TestShop;
let store: StaffOf;
const person = { email: 'mara@example.org', name: 'Mara', password: 'a lamp beside the till' };

beforeEach(async () => {
  made = await testShop();
  store = await buildStore(made.db);
  await buildLocation(made.db, store.id);
  await made.reload();
});

const tokenIn = (path: string | null) => path?.split('/').at(-1) ?? '';
const firstOwner = async () => tokenIn(await inviteFirstOwner(made.db, store.id));
const invite = async (email: string) =>
  tokenIn(await inviteStaff(made.db, { storeId: store.id, email, role: 'bookseller', locationId: null }));
const desk = () => deskAt(made, store.webstoreName);
const usedUp = { error_code: 'invalid_invitation' };

it('makes the first owner by a link that works once, and is kept only as a hash', async () => {
  const token = await firstOwner();
  const mine = desk();
  expect(await mine.get('staff/getInvitation', { token })).toEqual({ email: '', role: 'owner' });
  expect(await mine.get('staff/acceptInvitation', { token, ...person })).toEqual({ is_new: true });
  expect(await mine.get('staff/me')).toMatchObject({ email: person.email, name: 'Mara', role: 'owner' });
  expect((await mine.get('audit/getList')).entries[0]).toMatchObject({
    action: 'staff/acceptInvitation',
    actor: person.email,
  });
  expect(await desk().send('staff/acceptInvitation', { token, ...person })).toMatchObject(usedUp);
  expect(await inviteFirstOwner(made.db, store.id)).toBeNull();
  const kept = await made.db.query('select row_to_json(i)::text as row from staff_invitation i');
  expect(JSON.stringify(kept)).not.toContain(token);
});

it('replaces the link of the start before, and none makes an owner once there is one', async () => {
  const old = await firstOwner();
  const token = await firstOwner();
  expect(await desk().send('staff/getInvitation', { token: old })).toMatchObject(usedUp);
  await staffAt(made, store, 'owner');
  expect(await desk().send('staff/acceptInvitation', { token, ...person })).toMatchObject(usedUp);
});

it('adds the address that was invited, not the one that was typed', async () => {
  await staffAt(made, store, 'owner');
  const token = await invite('noor@example.org');
  const mine = desk();
  await mine.get('staff/acceptInvitation', { token, ...person });
  expect(await mine.get('staff/me')).toMatchObject({ email: 'noor@example.org', role: 'bookseller' });
});

it('opens no account that someone has elsewhere', async () => {
  await staffAt(made, store, 'owner');
  const other = await buildStore(made.db);
  await made.reload();
  await staffAt(made, other, 'owner', { email: 'ines@example.org' });
  const token = await invite('ines@example.org');
  const mine = desk();
  expect(await mine.get('staff/acceptInvitation', { token, ...person })).toEqual({ is_new: false });
  expect(await mine.send('staff/me')).toMatchObject({ error_code: 'login_required' });
  const login = (password: string) => desk().send('staff/login', { email: 'ines@example.org', password });
  expect(await login(person.password)).toMatchObject({ error_code: 'invalid_login' });
  expect(await login(staffPassword)).toMatchObject({ ok: true, value: { role: 'bookseller' } });
});

it('refuses links that have expired or are of another store, and weak passwords', async () => {
  const token = await firstOwner();
  const accept = (more: object) => desk().send('staff/acceptInvitation', { token, ...person, ...more });
  expect(await accept({ password: 'short' })).toMatchObject({ error_code: 'invalid_input' });
  expect(await accept({ password: person.email })).toMatchObject({ error_code: 'breached_password' });
  expect(await accept({ email: 'mara' })).toMatchObject({ error_code: 'invalid_email' });
  const other = await buildStore(made.db);
  await made.reload();
  expect(await deskAt(made, other.webstoreName).send('staff/getInvitation', { token })).toMatchObject(usedUp);
  await made.db.query(`update staff_invitation set expires_at = now() - interval '1 second'`);
  expect(await accept({})).toMatchObject(usedUp);
});

it('mails an invitation, lists it until it is used, and ends it when it is withdrawn', async () => {
  const owner = await staffAt(made, store, 'owner');
  const { path } = await owner.get('staff/invite', { email: 'noor@example.org', role: 'bookseller' });
  const [mail] = await made.db.query<{ data: object; template: string }>(
    `select template, data from mail where recipient = 'noor@example.org'`,
  );
  expect(mail?.template).toBe('account-invitation');
  expect(JSON.stringify(mail)).not.toContain(tokenIn(path));
  const listed = async () => (await owner.get('staff/getList')).invitations;
  const [invited] = await listed();
  expect(invited).toMatchObject({ email: 'noor@example.org', role: 'bookseller', location_id: null });
  await owner.get('staff/withdrawInvitation', { id: invited?.id });
  expect(await listed()).toEqual([]);
  expect(await desk().send('staff/getInvitation', { token: tokenIn(path) })).toMatchObject(usedUp);
  expect((await owner.get('audit/getList', { words: 'NOOR' })).entries).toMatchObject([
    { action: 'staff/withdrawInvitation', target: 'noor@example.org' },
    { action: 'staff/invite', target: 'noor@example.org', detail: { after: { role: 'bookseller' } } },
  ]);
});

it('refuses to invite staff, nonsense, and people to places that are not there', async () => {
  const owner = await staffAt(made, store, 'owner', { email: 'ines@example.org' });
  const invited = (more: object) =>
    owner.send('staff/invite', { email: 'noor@example.org', role: 'viewer', ...more });
  expect(await invited({ email: 'INES@example.org' })).toMatchObject({ error_code: 'exists' });
  expect(await invited({ email: 'noor' })).toMatchObject({ error_code: 'invalid_email' });
  const other = await buildStore(made.db);
  const elsewhere = await buildLocation(made.db, other.id);
  expect(await invited({ location_id: elsewhere.id })).toMatchObject({ error_code: 'unknown_location' });
  const [here] = await made.db.query<{ id: number }>('select id from location where store_id = $1', [
    store.id,
  ]);
  expect(await invited({ role: 'owner', location_id: here?.id })).toMatchObject({
    error_code: 'owner_of_location',
  });
  expect(await made.db.query(`select 1 from mail where template = 'account-invitation'`)).toEqual([]);
});

it('withdraws no invitation of another store', async () => {
  await staffAt(made, store, 'owner');
  const token = await invite('noor@example.org');
  const other = await buildStore(made.db);
  await made.reload();
  const stranger = await staffAt(made, other, 'owner');
  const [row] = await made.db.query<{ id: number }>('select id from staff_invitation');
  expect(await stranger.send('staff/withdrawInvitation', { id: row?.id })).toMatchObject({
    error_code: 'not_found',
  });
  expect(await desk().get('staff/getInvitation', { token })).toMatchObject({ role: 'bookseller' });
});
