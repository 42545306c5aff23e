import { expect, test } from 'vitest';
import { commandContext, keptOpen } from '../test/command-context.ts';
import { buildLocation, buildStore } from '../test/factories.ts';
import { testShop } from '../test/shop.ts';
import { deskAt } from '../test/staff.ts';
import { sentenceFor } from './sentence-for.ts';
import { staffAdd, staffInvite, staffList, staffPassword, staffRemove, staffRole } from './staff.ts';

async function aShop() {
  const made = await testShop();
  const store = await buildStore(made.db, { name: 'Cove Books' });
  await buildLocation(made.db, store.id, { code: 'NORTH' });
  await made.reload();
  const { context, printed } = commandContext({ openDb: keptOpen(made.db) });
  const logIn = (email: string, password: string) =>
    deskAt(made, store.webstoreName).send('staff/login', { email, password });
  const said = () => printed.splice(0).join('\n');
  return { made, store, context, said, logIn };
}
const passwordIn = (text: string) => /password (?:for \S+ )?is (\S+)/.exec(text)?.[1] ?? '';
const refusedWith = async (command: Promise<unknown>) => sentenceFor(await command.catch((e: unknown) => e));

test('the first of a store is an owner, whose password is printed once and opens the back office', async () => {
  const { context, said, logIn } = await aShop();
  await staffList(context, {});
  expect(said()).toContain('has no staff yet');
  expect(await refusedWith(staffAdd(context, 'ines@example.org', { role: 'editor' }))).toMatch(/an owner/);
  await staffAdd(context, 'mara@example.org', { role: 'owner', name: 'Mara' });
  const password = passwordIn(said());
  expect(password).toHaveLength(20);
  expect(await logIn('mara@example.org', password)).toMatchObject({ ok: true, value: { name: 'Mara' } });
  await staffList(context, {});
  expect(said()).toBe('mara@example.org  Mara  owner');
});

test('roles change, passwords are set again, and people leave; all of it is in the audit', async () => {
  const { context, said, logIn, made } = await aShop();
  await staffAdd(context, 'mara@example.org', { role: 'owner' });
  await staffAdd(context, 'ines@example.org', { role: 'viewer' });
  const first = passwordIn(said().split('ines').at(-1) ?? '');
  await staffRole(context, 'ines@example.org', 'bookseller', { location: 'north' });
  for (let i = 0; i < 11; i++) await logIn('ines@example.org', 'not this one');
  said();
  await staffList(context, {});
  expect(said()).toContain('ines@example.org  ines@example.org  bookseller at NORTH');
  // The app is lost too.
  await made.db.query(`update staff set totp_secret = 'sealed' where email = 'ines@example.org'`);
  await staffPassword(context, 'Ines@example.org', {});
  const second = passwordIn(said());
  expect(await logIn('ines@example.org', first)).toMatchObject({ ok: false });
  expect(await logIn('ines@example.org', second)).toMatchObject({ ok: true, value: { role: 'bookseller' } });
  await staffRemove(context, 'ines@example.org', {});
  expect(await logIn('ines@example.org', second)).toMatchObject({ ok: false });
  const entries = await made.db.query<{ action: string; actor: string }>(
    `select action, actor from audit_entry where actor = 'command line' order by id`,
  );
  expect(entries.map((e) => e.action)).toEqual([
    'staff/add',
    'staff/add',
    'staff/setRole',
    'staff/changePassword',
    'staff/remove',
  ]);
});

test('refuses a wrong address, role, location or person in one sentence', async () => {
  const { context, said } = await aShop();
  expect(await refusedWith(Promise.resolve().then(() => staffAdd(context, 'mara', { role: 'owner' })))).toBe(
    "'mara' is not an email address.",
  );
  await staffAdd(context, 'mara@example.org', { role: 'owner' });
  said();
  expect(await refusedWith(staffAdd(context, 'Mara@example.org', { role: 'owner' }))).toMatch(/already/);
  const role = (name: string) =>
    Promise.resolve().then(() => staffRole(context, 'mara@example.org', name, {}));
  expect(await refusedWith(role('king'))).toMatch(/There is no role 'king'. The roles are: owner, manager/);
  expect(await refusedWith(role('editor'))).toMatch(/needs an owner/);
  const placed = staffAdd(context, 'ines@example.org', { role: 'viewer', location: 'SOUTH' });
  expect(await refusedWith(placed)).toBe("The store has no location 'SOUTH'.");
  expect(await refusedWith(staffPassword(context, 'ines@example.org', {}))).toMatch(/doesn’t work at Cove/);
  expect(said()).toBe('');
});

test('an invitation prints a link, which is kept only as a hash', async () => {
  const { context, said, made, store } = await aShop();
  await staffAdd(context, 'mara@example.org', { role: 'owner' });
  said();
  expect(() => staffInvite(context, 'ines', { role: 'viewer' })).toThrow('not an email address');
  await staffInvite(context, 'ines@example.org', { role: 'bookseller', location: 'NORTH' });
  const [, token = ''] = /^\/admin\/welcome\/([\w-]{43})$/m.exec(said()) ?? [];
  const desk = deskAt(made, store.webstoreName);
  expect(await desk.get('staff/getInvitation', { token })).toEqual({
    email: 'ines@example.org',
    role: 'bookseller',
  });
  const [kept] = await made.db.query('select token_hash from staff_invitation');
  expect(JSON.stringify(kept)).not.toContain(token);
});
