import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { CallFailed } from '../../../contract/action.ts';
import { anEmail, password, signUp } from '../../../test/accounts.ts';
import { engine } from '../../../test/database.ts';
import { anEvent, anRsvp, type EventOverrides, evening, eventDates, inDays } from '../../../test/events.ts';
import { type SellingShop, sellingShops } from '../../../test/selling-shop.ts';
import { readPageChanges, readPosition } from '../../changes/queries.ts';
import { cancelDate, saveEvent } from '../write.ts';
import { attendeesOf } from './attendees.ts';

const open = sellingShops();

/** An event by RSVP, of `shop`. */
const byRsvp = ({ t, store }: SellingShop, overrides: EventOverrides = {}) =>
  anEvent(t.db, store.id, { attendance: 'request', ...overrides });

const rsvpsOf = ({ t }: SellingShop, dateId: number) =>
  t.db.query<{ name: string; phone: string; quantity: number; waitlisted: boolean }>(
    'select name, phone, quantity, waitlisted from event_rsvp where event_date_id = $1 order by id',
    [dateId],
  );

describe('an RSVP', () => {
  test('takes places, which are counted for all and for who took them (RSVP-004, CALL-037, CALL-038, ENTITY-071)', async () => {
    const shop = await open();
    const event_id = await byRsvp(shop, { rsvp_limit: 5 });
    const info = {
      limit: 5,
      current_count: 0,
      waitlist_enabled: false,
      user_rsvp_count: 0,
      user_waitlist_count: 0,
    };
    const read = (visitor = shop.reader) => visitor.get('event/v2/getRsvpInfo', { event_id });
    expect(await read()).toEqual(info);
    expect(shop.reader.caller.token).toBe('');
    const answer = await shop.reader.get('event/v2/rsvp', {
      event_id,
      ...anRsvp({ quantity: 3 }),
      waitlist: false,
    });
    expect(answer).toEqual({ waitlisted: false, info: { ...info, current_count: 3, user_rsvp_count: 3 } });
    expect(await read()).toEqual(answer.info);
    expect(await read(shop.stranger())).toEqual({ ...info, current_count: 3 });
    expect(await rsvpsOf(shop, event_id)).toEqual([
      { name: 'Ada Reader', phone: '(207) 555-0100', quantity: 3, waitlisted: false },
    ]);
  });

  test('goes on the waiting list with all its people when not all of them have a place (RSVP-005, RSVP-017)', async () => {
    const shop = await open();
    const event_id = await byRsvp(shop, { rsvp_limit: 3, waitlist_enabled: true });
    await shop.reader.get('event/v2/rsvp', { event_id, ...anRsvp({ quantity: 2 }) });
    const late = shop.stranger();
    const answer = await late.get('event/v2/rsvp', { event_id, ...anRsvp({ quantity: 2 }) });
    expect(answer).toMatchObject({
      waitlisted: true,
      info: { current_count: 2, user_rsvp_count: 0, user_waitlist_count: 2 },
    });
    // One place is left, and the form may say what it likes.
    const last = await shop.stranger().get('event/v2/rsvp', { event_id, ...anRsvp(), waitlist: true });
    expect(last).toMatchObject({ waitlisted: false, info: { current_count: 3 } });
  });

  test('fills an event, which lists and pages then know', async () => {
    const shop = await open();
    const { db } = shop.t;
    const limited = { rsvp_limit: 2, first_day: inDays(5) };
    const waits = await byRsvp(shop, { ...limited, waitlist_enabled: true });
    const closes = await byRsvp(shop, { ...limited, first_day: inDays(6) });
    await anEvent(db, shop.store.id, { ...limited, first_day: inDays(7) });
    const placesIn = async (calendar_mode: boolean) =>
      (await shop.reader.get('event/v2/list', { calendar_mode })).rows.map(({ places }) => places);
    const changed = async (act: () => Promise<unknown>) => {
      const position = await readPosition(db);
      await act();
      return (await readPageChanges(db, position)).changes?.map(({ store_id }) => store_id);
    };
    const book = (event_id: number, quantity = 1) =>
      shop.stranger().get('event/v2/rsvp', { event_id, ...anRsvp({ quantity }) });
    expect(await changed(() => book(waits))).toEqual([]);
    expect(await placesIn(false)).toEqual(['open', 'open', 'open']);
    expect(await changed(() => book(waits))).toEqual([shop.store.id]);
    await book(closes, 2);
    for (const mode of [false, true]) expect(await placesIn(mode)).toEqual(['waitlist', 'full', 'open']);
    expect(await changed(() => book(waits))).toEqual([]);
    const cancel = (which: string) =>
      changed(() =>
        db.query(
          `update event_rsvp set canceled_at = now() where id = (
             select min(id) from event_rsvp where event_date_id = $1 and canceled_at is null and ${which})`,
          [waits],
        ),
      );
    expect(await cancel('waitlisted')).toEqual([]);
    expect(await cancel('not waitlisted')).toEqual([shop.store.id]);
    expect(await cancel('not waitlisted')).toEqual([]);
    const { event } = await shop.reader.get('event/v2/get', { event_id: waits });
    expect(event.places).toBe('open');
  });

  test('is refused without a waiting list when there are not enough places (RSVP-018)', async () => {
    const shop = await open();
    const event_id = await byRsvp(shop, { rsvp_limit: 3 });
    await shop.reader.get('event/v2/rsvp', { event_id, ...anRsvp({ quantity: 2 }) });
    expect(
      await shop.stranger().call('event/v2/rsvp', { event_id, ...anRsvp({ quantity: 2 }) }),
    ).toMatchObject({
      error_code: 'rsvp_full',
      error: 'This reservation cannot be booked.',
    });
    expect(await rsvpsOf(shop, event_id)).toHaveLength(1);
  });

  test('without a limit takes as many as come', async () => {
    const shop = await open();
    const event_id = await byRsvp(shop);
    for (let i = 0; i < 3; i += 1)
      await shop.stranger().get('event/v2/rsvp', { event_id, ...anRsvp({ quantity: 10 }) });
    expect(await shop.reader.get('event/v2/getRsvpInfo', { event_id })).toMatchObject({
      limit: null,
      current_count: 30,
    });
  });

  test('is made once for a mail address, however it is written, and says nothing of who made it', async () => {
    const shop = await open();
    const event_id = await byRsvp(shop);
    const given = { ...anRsvp({ email: 'Ada@Example.org' }), name: 'Augusta King' };
    await shop.reader.get('event/v2/rsvp', { event_id, ...given });
    const again = await shop
      .stranger()
      .call('event/v2/rsvp', { event_id, ...anRsvp({ email: 'ADA@example.ORG' }) });
    expect(again).toMatchObject({ error_code: 'already_rsvped' });
    expect(JSON.stringify(again)).not.toMatch(/Augusta|Ada/);
    const elsewhere = await byRsvp(shop);
    await shop.reader.get('event/v2/rsvp', { event_id: elsewhere, ...given });
  });

  test('is made once by a call that is sent twice', async () => {
    const shop = await open();
    const event_id = await byRsvp(shop);
    const uuid = randomUUID();
    const given = { event_id, ...anRsvp() };
    // So that both calls have the same session.
    await shop.reader.get('event/v2/rsvp', { event_id: await byRsvp(shop), ...anRsvp() });
    const first = await shop.reader.get('event/v2/rsvp', given, uuid);
    expect(await shop.reader.get('event/v2/rsvp', given, uuid)).toEqual(first);
    expect(await rsvpsOf(shop, event_id)).toHaveLength(1);
  });

  test('belongs to the customer in every browser, and to the guest who logs in later', async () => {
    const shop = await open();
    const event_id = await byRsvp(shop);
    await shop.reader.get('event/v2/rsvp', { event_id, ...anRsvp({ quantity: 2 }) });
    const { email } = await signUp(shop.reader);
    const read = async (visitor = shop.reader) =>
      (await visitor.get('event/v2/getRsvpInfo', { event_id })).user_rsvp_count;
    expect(await read()).toBe(2);
    await shop.reader.get('event/v2/rsvp', { event_id, ...anRsvp({ email }) });
    expect(await read()).toBe(3);
    await shop.reader.get('account/logout', {});
    expect(await read()).toBe(0);
    const other = shop.stranger();
    await other.get('account/login', { email_address: email, password });
    expect(await read(other)).toBe(1);
    const { event_rsvps } = await other.get('account/getData', {});
    expect(event_rsvps).toMatchObject([{ event: 'An evening of sea stories', email, quantity: 1 }]);
  });
});

describe('an RSVP is refused', () => {
  test.each([
    ['an event that is open to all', { attendance: 'open' }, 'no_rsvp'],
    ['one that is not published', { is_published: false }, 'not_found'],
    ['one that is over', { first_day: inDays(-2) }, 'event_over'],
  ] as const)('for %s', async (_, overrides, error_code) => {
    const shop = await open();
    const event_id = await byRsvp(shop, overrides);
    expect(await shop.reader.call('event/v2/rsvp', { event_id, ...anRsvp() })).toMatchObject({ error_code });
    expect(await rsvpsOf(shop, event_id)).toEqual([]);
  });

  test('for one that is canceled', async () => {
    const shop = await open();
    const event_id = await byRsvp(shop);
    await shop.t.db.tx((q) => cancelDate(q, shop.store.id, { dateId: event_id, version: 1 }, ''));
    expect(await shop.reader.call('event/v2/rsvp', { event_id, ...anRsvp() })).toMatchObject({
      error_code: 'event_cancelled',
      error: 'This event has been canceled.',
    });
  });

  test('to programs (RSVP-019)', async () => {
    const shop = await open();
    const event_id = await byRsvp(shop);
    const answer = await shop.reader.call('event/v2/rsvp', { event_id, ...anRsvp(), captcha: 'robot' });
    expect(answer).toMatchObject({ error_code: 'captcha_failed' });
  });

  test('without JavaScript after five tries from an address', async () => {
    const shop = await open();
    const event_id = await byRsvp(shop);
    const send = () => shop.reader.call('event/v2/rsvp', { event_id, ...anRsvp(), captcha: undefined });
    for (let i = 0; i < 5; i += 1) expect(await send()).toMatchObject({ ok: true });
    expect(await send()).toMatchObject({ error_code: 'captcha_failed' });
    expect(await shop.stranger().call('event/v2/rsvp', { event_id, ...anRsvp(), captcha: '' })).toMatchObject(
      {
        ok: true,
      },
    );
    expect(await rsvpsOf(shop, event_id)).toHaveLength(6);
  });

  test.each([
    ['RSVP-012', { name: '  ' }, 'Name is required'],
    ['RSVP-012', { name: 'x'.repeat(51) }, 'Please use at most 50 characters.'],
    ['a link in our mail', { name: 'www.example.org' }, 'Full Name can’t be a web address.'],
    ['RSVP-013', { email: '' }, 'Please enter a valid email address.'],
    ['RSVP-013', { email: 'ada@example' }, 'Please enter a valid email address.'],
    ['RSVP-014', { phone: '' }, 'Phone number is required'],
    ['RSVP-014', { phone: '555 0100' }, 'Please enter a valid phone number.'],
    ['RSVP-014', { phone: '+44 20 7946 0958 123' }, 'Please enter a valid phone number.'],
    ['RSVP-014', { phone: 'call me maybe' }, 'Please enter a valid phone number.'],
    ['RSVP-016', { quantity: '' }, 'Please enter a valid quantity.'],
    ['RSVP-016', { quantity: 0 }, 'Please enter a valid quantity.'],
    ['RSVP-016', { quantity: 11 }, 'Please enter a valid quantity.'],
    ['RSVP-016', { quantity: '1.5' }, 'Please enter a valid quantity.'],
  ])('for a wrong field (%s) %j', async (_, wrong, error) => {
    const shop = await open();
    const event_id = await byRsvp(shop);
    expect(await shop.reader.send('event/v2/rsvp', { event_id, ...anRsvp(), ...wrong })).toMatchObject({
      error,
    });
  });
});

test.each([
  ['CA', '12075550100', '(207) 555-0100'],
  ['US', '207.555.0100', '(207) 555-0100'],
  ['US', '+44 20 7946 0958', '+442079460958'],
  ['FR', '+33142685300', '+33142685300'],
])('in %s the phone number %s is kept as %s (RSVP-015)', async (country, phone, kept) => {
  const shop = await open({ settings: { store_info: { iso3166_2_country: country } } });
  const event_id = await byRsvp(shop);
  await shop.reader.get('event/v2/rsvp', { event_id, ...anRsvp(), phone });
  expect(await rsvpsOf(shop, event_id)).toMatchObject([{ phone: kept }]);
});

/** PGlite has one connection: there they come one by one. */
const many = engine === 'postgres' ? 500 : 100;

test(`of ${many} who reserve at once 10 get the last 10 places, and the others wait in the order they came`, async () => {
  const shop = await open();
  const { t, store } = shop;
  const event_id = await byRsvp(shop, { rsvp_limit: 10, waitlist_enabled: true });
  const emails = Array.from({ length: many }, () => anEmail());
  const reserve = async (email: string): Promise<{ waitlisted: boolean }> => {
    try {
      return await shop.stranger().get('event/v2/rsvp', { event_id, ...anRsvp({ email }) });
    } catch (e) {
      // On a slow machine the shop is too busy for some, who try again.
      if (e instanceof CallFailed && e.status === 503) return reserve(email);
      throw e;
    }
  };
  const answers = await Promise.all(emails.map(reserve));
  const confirmed = emails.filter((_, i) => !answers[i]?.waitlisted);
  expect(confirmed).toHaveLength(10);
  const { attendees } = await attendeesOf(t.db, store.id, event_id);
  const placed = attendees.slice(0, 10).map(({ email }) => email);
  expect(placed.sort()).toEqual(confirmed.sort());
  expect(attendees.map(({ waiting }) => waiting)).toEqual(attendees.map((_, i) => Math.max(0, i - 9)));
  const ids = attendees.map(({ id }) => id);
  expect(ids).toEqual([...ids].sort((one, other) => one - other));
  expect(new Set(attendees.map(({ email }) => email))).toEqual(new Set(emails));
  expect(await shop.reader.get('event/v2/getRsvpInfo', { event_id })).toMatchObject({ current_count: 10 });
}, 120_000);

test('a date with an RSVP that a new rule leaves out is canceled, and one without goes', async () => {
  const shop = await open();
  const { t, store, reader } = shop;
  const weekly = { attendance: 'request', first_day: inDays(3), recurrence: 'FREQ=WEEKLY;COUNT=3' } as const;
  const [, reserved = 0, free = 0] = await eventDates(t.db, store.id, weekly);
  await reader.get('event/v2/rsvp', { event_id: reserved, ...anRsvp() });
  const [event] = await t.db.query<{ id: number }>('select event_id as id from event_date where id = $1', [
    reserved,
  ]);
  const zoned = { id: store.id, timeZone: 'America/New_York' };
  const once = { ...evening(weekly), recurrence: '' };
  await t.db.tx((q) => saveEvent(q, zoned, { id: event?.id ?? 0, version: 1 }, once));
  const { event: kept } = await reader.get('event/v2/get', { event_id: reserved });
  expect(kept.status).toBe('cancelled');
  expect(await rsvpsOf(shop, reserved)).toHaveLength(1);
  expect(await reader.call('event/v2/get', { event_id: free })).toMatchObject({ error_code: 'not_found' });
});
