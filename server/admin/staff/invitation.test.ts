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
