import pino from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { engine } from '../../../test/database.ts';
import { buildLocation, buildStore } from '../../../test/factories.ts';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { type Desk, deskAt, type StaffOf, staffAt, staffPassword } from '../../../test/staff.ts';
import { roles } from '../../call/policy.ts';
import { findStaff, holdStaff } from './queries.ts';
import { startStaffSession } from './staff-sessions.ts';

let made: TestShop;
let store: StaffOf;
let owner: Desk;
const email = 'mara@example.org';

beforeEach(async () => {
  made = await testShop();
  store = await buildStore(made.db);
  await buildLocation(made.db, store.id);
  await made.reload();
  owner = await staffAt(made, store, 'owner', { email });
});

const logIn = (password: string, as = email) =>
  deskAt(made, store.webstoreName).send('staff/login', { email: as, password });
const audit = async () => (await owner.get('audit/getList')).entries;
const age = (column: string, minutes: number) =>
  made.db.query(`update staff_session set ${column} = now() - make_interval(mins => $1)`, [minutes]);

it('tells who is logged in and what they may do here', async () => {
  expect(await owner.get('staff/me')).toEqual({
    name: 'Some owner',
    email,
    role: 'owner',
    location_id: null,
    permissions: roles.owner,
    has_second_step: false,
    is_proved: true,
  });
});

it('tells anybody whether a store has staff, each store for itself', async () => {
  const other = await buildStore(made.db);
  await made.reload();
  const isStaffed = ({ webstoreName }: { webstoreName: string }) =>
    deskAt(made, webstoreName).get('staff/isStaffed');
  expect(await isStaffed(store)).toEqual({ is_staffed: true });
  expect(await isStaffed(other)).toEqual({ is_staffed: false });
});

it('gives one answer to a wrong password, an unknown address and someone who works elsewhere', async () => {
  const other = await buildStore(made.db);
  await made.reload();
  await staffAt(made, other, 'owner', { email: 'ines@example.org' });
  const refused = { ok: false, error: 'Invalid Login', error_code: 'invalid_login' };
  expect(await logIn('not this one')).toEqual(refused);
  expect(await logIn(staffPassword, 'nobody@example.org')).toEqual(refused);
  expect(await logIn(staffPassword, 'ines@example.org')).toEqual(refused);
});

it('refuses any password after ten wrong ones from one address, without saying why', async () => {
  const desk = deskAt(made, store.webstoreName);
  const attempt = (password: string) => desk.send('staff/login', { email: email.toUpperCase(), password });
  for (let i = 0; i < 10; i++) await attempt(`wrong ${i}`);
  expect(await attempt(staffPassword)).toMatchObject({ error_code: 'invalid_login' });
  // Others are not shut out by it.
  expect(await logIn(staffPassword)).toMatchObject({ ok: true });
});

it('keeps a token only as a hash, and ends sessions after half an hour of quiet and after twelve hours', async () => {
  const rows = await made.db.query<{ token_hash: string }>('select token_hash from staff_session');
  expect(rows.map((r) => r.token_hash)).not.toContain(owner.caller.token);
  await age('seen_at', 29);
  expect((await owner.send('staff/me')).ok).toBe(true);
  await age('seen_at', 31);
  expect(await owner.send('staff/me')).toMatchObject({ error_code: 'login_required' });
  await age('seen_at', 0);
  await age('created_at', 12 * 60 + 1);
  expect(await owner.send('staff/me')).toMatchObject({ error_code: 'login_required' });
});

it('ends the session at logout, and every other one with the old password', async () => {
  const phone = deskAt(made, store.webstoreName);
  await phone.get('staff/login', { email, password: staffPassword });
  const fresh = { password: staffPassword, new_password: 'a shelf above the door' };
  expect(await owner.send('staff/changePassword', { ...fresh, new_password: email })).toMatchObject({
    error_code: 'breached_password',
  });
  await owner.get('staff/changePassword', fresh);
  expect(await phone.send('staff/me')).toMatchObject({ error_code: 'login_required' });
  expect(await logIn(staffPassword)).toMatchObject({ error_code: 'invalid_login' });
  const { token } = owner.caller;
  await owner.get('staff/logout');
  owner.caller.token = token;
  expect(await owner.send('staff/me')).toMatchObject({ error_code: 'login_required' });
});

it.skipIf(engine === 'pglite')(
  'ends a session that was begun with the old password while it changed',
  async () => {
    const account = await findStaff(made.db, email);
    if (!account) throw new Error('no account');
    const fresh = { password: staffPassword, new_password: 'a shelf above the door' };
    const thief = deskAt(made, store.webstoreName);
    let changing: Promise<unknown> | undefined;
    await made.db.tx(async (q) => {
      await holdStaff(q, account);
      changing = owner.get('staff/changePassword', fresh);
      await new Promise((resolve) => setTimeout(resolve, 300));
      thief.caller.token = await startStaffSession(q, account.id, 'thief');
    });
    await changing;
    expect(await thief.send('staff/me')).toMatchObject({ error_code: 'login_required' });
  },
);

it('takes a role away at once, with the account when it was the last one', async () => {
  const bookseller = await staffAt(made, store, 'bookseller', { email: 'ines@example.org' });
  await owner.get('staff/setRole', { email: 'INES@example.org', role: 'viewer' });
  expect((await bookseller.get('staff/me')).permissions).toEqual(roles.viewer);
  await owner.get('staff/remove', { email: 'ines@example.org' });
  expect(await bookseller.send('staff/me')).toMatchObject({ error_code: 'login_required' });
  expect((await owner.get('staff/getList')).staff.map((s) => s.email)).toEqual([email]);
  expect(await made.db.query('select id from staff')).toHaveLength(1);
});

it('keeps an owner of the whole store, also when two leave at once', async () => {
  const [location] = await made.db.query<{ id: number }>('select id from location');
  const last = { error_code: 'last_owner' };
  expect(await owner.send('staff/remove', { email })).toMatchObject(last);
  expect(await owner.send('staff/setRole', { email, role: 'manager' })).toMatchObject(last);
  const bound = { email, role: 'owner', location_id: location?.id };
  expect(await owner.send('staff/setRole', bound)).toMatchObject({ error_code: 'owner_of_location' });
  const second = await staffAt(made, store, 'owner', { email: 'ines@example.org' });
  const answers = await Promise.all([
    owner.send('staff/remove', { email }),
    second.send('staff/remove', { email: 'ines@example.org' }),
  ]);
  expect(answers.filter((a) => a.ok)).toHaveLength(1);
  expect(answers.filter((a) => !a.ok)).toMatchObject([last]);
});

it('lets a role of one location do nothing for the whole store, and says so', async () => {
  const [location] = await made.db.query<{ id: number }>('select id from location');
  const bound = await staffAt(made, store, 'manager', {
    locationId: location?.id ?? 0,
    email: 'ines@example.org',
  });
  expect((await bound.get('staff/me')).permissions).toEqual([
    'orders:read',
    'orders:write',
    'orders:refund',
    'customers:read',
    'stock:read',
    'stock:write',
    'content:read',
    'pictures:read',
    'events:read',
    'events:door',
    'settings:read',
  ]);
  for (const name of ['staff/getList', 'audit/getList', 'settings/save', 'page/save']) {
    const answer = await bound.send(name, { values: {}, path: '/about', title: 'About', blocks: [] });
    expect([name, answer]).toMatchObject([name, { error_code: 'not_allowed' }]);
  }
});

it('does not let a call go on with a role that was taken away meanwhile', async () => {
  const other = await staffAt(made, store, 'owner', { email: 'ines@example.org' });
  const role = async () =>
    (await owner.get('staff/getList')).staff.find((s) => s.email === 'ines@example.org')?.role;
  await Promise.all([
    owner.send('staff/setRole', { email: 'ines@example.org', role: 'viewer' }),
    other.send('staff/setRole', { email: 'ines@example.org', role: 'owner' }),
  ]);
  expect(await role()).toBe('viewer');
});

it('records a login under the person who logs in, and ends the session that was there', async () => {
  await staffAt(made, store, 'viewer', { email: 'ines@example.org' });
  const { token } = owner.caller;
  const desk = deskAt(made, store.webstoreName);
  desk.caller.token = token;
  await desk.get('staff/login', { email: 'ines@example.org', password: staffPassword });
  expect(await owner.send('staff/me')).toMatchObject({ error_code: 'login_required' });
  await owner.get('staff/login', { email, password: staffPassword });
  const [, entry] = await audit();
  expect(entry).toMatchObject({ action: 'staff/login', actor: 'ines@example.org' });
});

it('does not shut out a browser that has logged in before, whatever others try', async () => {
  const thief = deskAt(made, store.webstoreName);
  for (let i = 0; i < 12; i++) await thief.send('staff/login', { email, password: `wrong ${i}` });
  await made.db.query("update rate_window set calls = 1000 where bucket like 'staff password%'");
  expect(await logIn(staffPassword)).toMatchObject({ error_code: 'invalid_login' });
  expect(await owner.send('staff/login', { email, password: staffPassword })).toMatchObject({ ok: true });
});

it('shows another store nothing about the staff of this one', async () => {
  const other = await buildStore(made.db);
  await buildLocation(made.db, other.id);
  await made.reload();
  const elsewhere = await staffAt(made, other, 'owner', { email: 'ines@example.org' });
  const there = deskAt(made, other.webstoreName);
  for (const tried of [email, 'nobody@example.org']) {
    await there.send('staff/login', { email: tried, password: 'not this one' });
  }
  const [second, first] = (await elsewhere.get('audit/getList')).entries;
  expect([first, second].map((e) => ({ ...e, id: 0, at: 0 }))).toEqual(
    Array(2).fill({
      id: 0,
      at: 0,
      actor: 'unknown address',
      action: 'staff/login',
      target: '',
      detail: { failed: true },
      undoes: null,
      undone_by: null,
      can_undo: false,
    }),
  );
});

it('takes passwords of twelve characters, and notes a wrong one', async () => {
  const change = { password: staffPassword, new_password: 'a shelf abov' };
  expect(await owner.send('staff/changePassword', { ...change, new_password: 'a shelf abo' })).toMatchObject({
    error: 'Password must be at least 12 characters.',
  });
  await owner.send('staff/changePassword', { ...change, password: 'not this one' });
  const [failed] = await audit();
  expect(failed).toMatchObject({ action: 'staff/changePassword', actor: email, detail: { failed: true } });
  await owner.get('staff/changePassword', change);
});

it('logs who tried what they may not, by number', async () => {
  const lines: string[] = [];
  made.shop.log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  const viewer = await staffAt(made, store, 'viewer', { email: 'ines@example.org' });
  await viewer.send('staff/getList');
  const refused = lines.map((line) => JSON.parse(line)).filter((line) => /refused/.test(line.msg));
  expect(refused).toMatchObject([{ action: 'admin/staff/getList', staff: expect.any(Number) }]);
  expect(lines.join('')).not.toContain('ines@');
});

it('refuses a location of another store', async () => {
  const other = await buildStore(made.db);
  const there = await buildLocation(made.db, other.id);
  await staffAt(made, store, 'viewer', { email: 'ines@example.org' });
  const role = { email: 'ines@example.org', role: 'viewer', location_id: there.id };
  expect(await owner.send('staff/setRole', role)).toMatchObject({ error_code: 'unknown_location' });
});

it('writes down each change with who, what, before and after, and nothing of one that was refused', async () => {
  await staffAt(made, store, 'viewer', { email: 'ines@example.org' });
  await owner.get('staff/setRole', { email: 'ines@example.org', role: 'editor' });
  await owner.send('staff/setRole', { email, role: 'editor' });
  await logIn('not this one');
  const [failed, changed, login] = await audit();
  expect(failed).toMatchObject({ actor: email, action: 'staff/login', detail: { failed: true } });
  expect(changed).toMatchObject({
    actor: email,
    action: 'staff/setRole',
    target: 'ines@example.org',
    detail: { before: { role: 'viewer' }, after: { role: 'editor', location_id: null } },
  });
  expect(login).toMatchObject({ actor: 'ines@example.org', action: 'staff/login', detail: {} });
  const entries = await audit();
  expect(JSON.stringify(entries)).not.toMatch(/argon2|ledger/);
  const { entries: older } = await owner.get('audit/getList', { before: changed?.id, limit: 1 });
  expect(older).toEqual([login]);
});

it('leaves one entry for a change that was sent twice', async () => {
  await staffAt(made, store, 'viewer', { email: 'ines@example.org' });
  const role = { email: 'ines@example.org', role: 'editor' };
  expect(await owner.send('staff/setRole', role, 'u-1')).toEqual(
    await owner.send('staff/setRole', role, 'u-1'),
  );
  expect((await audit()).filter((e) => e.action === 'staff/setRole')).toHaveLength(1);
});
