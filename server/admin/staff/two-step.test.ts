import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, it } from 'vitest';
import { buildLocation, buildStore } from '../../../test/factories.ts';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { type Desk, deskAt, type StaffOf, staffAt, staffPassword } from '../../../test/staff.ts';

let made: TestShop;
let store: StaffOf;
let owner: Desk;
let clock: Date;
const email = 'mara@example.org';

beforeEach(async () => {
  clock = new Date('2026-11-26T12:00:10Z');
  made = await testShop({ now: () => clock });
  store = await buildStore(made.db);
  await buildLocation(made.db, store.id);
  await made.reload();
  owner = await staffAt(made, store, 'owner', { email });
});

/** As an app shows it, so many seconds from now. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.getTime() + later * 1000 });

async function turnOn(): Promise<{ secret: string; recovery: string[] }> {
  const { setup, secret } = await owner.get('staff/beginTwoStep');
  const input = { setup, code: codeOf(secret), password: staffPassword };
  const { recovery_codes } = await owner.get('staff/turnOnTwoStep', input);
  return { secret, recovery: recovery_codes };
}

/** The password is right: what comes next. */
async function firstStep(): Promise<{ desk: Desk; ticket: string }> {
  const desk = deskAt(made, store.webstoreName);
  const answer = await desk.send('staff/login', { email, password: staffPassword });
  expect(answer).toMatchObject({ ok: false, error_code: 'code_required' });
  const { ticket } = (answer as { error_data: { ticket: string } }).error_data;
  return { desk, ticket };
}

async function secondStep(code: string) {
  const { desk, ticket } = await firstStep();
  return desk.send('staff/loginWithCode', { ticket, code });
}

it('asks for a code once it is turned on, and no password alone opens a session', async () => {
  const { secret } = await turnOn();
  const { desk, ticket } = await firstStep();
  expect(await desk.send('staff/me')).toMatchObject({ error_code: 'login_required' });
  clock = new Date(clock.getTime() + 60_000);
  await desk.get('staff/loginWithCode', { ticket, code: codeOf(secret) });
  expect(await desk.get('staff/me')).toMatchObject({ email, has_second_step: true });
});

it('takes no code twice, not even the one that turned it on, and none that is a minute old', async () => {
  const { secret } = await turnOn();
  const wrong = { error_code: 'invalid_code' };
  expect(await secondStep(codeOf(secret))).toMatchObject(wrong);
  clock = new Date(clock.getTime() + 90_000);
  expect(await secondStep(codeOf(secret, -60))).toMatchObject(wrong);
  expect(await secondStep(codeOf(secret))).toMatchObject({ ok: true });
  expect(await secondStep(codeOf(secret))).toMatchObject(wrong);
});

it('takes each recovery code once, however it is typed', async () => {
  const { recovery } = await turnOn();
  expect(new Set(recovery).size).toBe(10);
  const [code = ''] = recovery;
  expect(code).toMatch(/^[a-z2-7]{5}-[a-z2-7]{5}$/);
  expect(await secondStep(code.toUpperCase().replace('-', ' '))).toMatchObject({ ok: true });
  expect(await secondStep(code)).toMatchObject({ error_code: 'invalid_code' });
});

it('takes no code after ten tries, and no ticket that is old, made up, or of an old password', async () => {
  const { secret } = await turnOn();
  clock = new Date(clock.getTime() + 60_000);
  const { desk, ticket } = await firstStep();
  const send = (code: string, of = ticket) => desk.send('staff/loginWithCode', { ticket: of, code });
  for (const made of ['none', JSON.stringify({ staffId: 1, until: 9e15 })]) {
    expect(await send(codeOf(secret), made)).toMatchObject({ error_code: 'login_expired' });
  }
  const password = { password: staffPassword, new_password: 'a window seat at noon' };
  for (let i = 0; i < 10; i++) await send('000000');
  expect(await send(codeOf(secret))).toMatchObject({ error_code: 'invalid_code' });
  await owner.get('staff/changePassword', password);
  expect(await send(codeOf(secret))).toMatchObject({ error_code: 'login_expired' });
  clock = new Date(clock.getTime() + 11 * 60_000);
  expect(await send(codeOf(secret))).toMatchObject({ error_code: 'login_expired' });
});

it('keeps the secret sealed and codes as hashes, and writes none of them into the log', async () => {
  const { secret, recovery } = await turnOn();
  const kept = await made.db.query(
    `select (select row_to_json(s) from staff s limit 1)::text as staff,
       (select json_agg(a) from audit_entry a)::text as log, (select json_agg(k) from idempotent_answer k)::text as calls`,
  );
  for (const text of [secret, ...recovery]) expect(JSON.stringify(kept)).not.toContain(text);
});

it('turns off with password and code, and on only with both', async () => {
  const { setup, secret } = await owner.get('staff/beginTwoStep');
  const turnOnWith = (more: object) =>
    owner.send('staff/turnOnTwoStep', { setup, code: codeOf(secret), password: staffPassword, ...more });
  expect(await turnOnWith({ code: '000000' })).toMatchObject({ error_code: 'invalid_code' });
  expect(await turnOnWith({ password: 'not this one' })).toMatchObject({ error_code: 'wrong_password' });
  expect(await turnOnWith({})).toMatchObject({ ok: true });
  clock = new Date(clock.getTime() + 60_000);
  const turnOffWith = (more: object) =>
    owner.send('staff/turnOffTwoStep', { code: codeOf(secret), password: staffPassword, ...more });
  expect(await turnOffWith({ code: '000000' })).toMatchObject({ error_code: 'invalid_code' });
  expect(await turnOffWith({ password: 'not this one' })).toMatchObject({ error_code: 'wrong_password' });
  expect(await turnOffWith({})).toMatchObject({ ok: true });
  const desk = deskAt(made, store.webstoreName);
  expect(await desk.send('staff/login', { email, password: staffPassword })).toMatchObject({ ok: true });
});

it('lists the sessions of a person and ends them, but none of anyone else', async () => {
  const second = deskAt(made, store.webstoreName);
  await second.get('staff/login', { email, password: staffPassword });
  const other = await staffAt(made, store, 'manager');
  const { sessions } = await owner.get('staff/getSessions');
  expect(sessions.map(({ is_this }) => is_this).sort()).toEqual([false, true]);
  const elsewhere = sessions.find(({ is_this }) => !is_this);
  expect(await other.send('staff/endSession', { id: elsewhere?.id })).toMatchObject({
    error_code: 'not_found',
  });
  await owner.get('staff/endSession', { id: elsewhere?.id });
  expect(await second.send('staff/me')).toMatchObject({ error_code: 'login_required' });
});
