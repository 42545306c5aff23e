import { expect, test } from 'vitest';
import { signUp } from '../../test/accounts.ts';
import { anEvent, anRsvp, type EventOverrides } from '../../test/events.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import { sentMails } from '../../test/sent-mails.ts';
import { guest, ticketShop } from '../../test/ticket-shop.ts';
import { eraseAccount } from '../account/erase-account.ts';
import { cancelDate } from '../event/write.ts';
import { moveUpGuests } from './move-up-guests.ts';
import { remindAllGuests } from './remind-guests.ts';

const open = sellingShops();
type Shop = Awaited<ReturnType<typeof open>>;

const parts = ({ t }: Shop) => ({ ...t.shop, mailFrom: '' }) as unknown as Parameters<typeof moveUpGuests>[0];

async function withGuests(overrides: EventOverrides, guests: Record<string, number>) {
  const shop = await open();
  const event_id = await anEvent(shop.t.db, shop.store.id, { attendance: 'request', ...overrides });
  for (const [email, quantity] of Object.entries(guests))
    await shop.stranger().get('event/v2/rsvp', { event_id, ...anRsvp({ email, quantity }) });
  await sentMails(shop.t);
  const subjects = async () => (await sentMails(shop.t)).map(({ to, subject }) => `${to}: ${subject}`).sort();
  return { shop, event_id, subjects };
}

test('guests with a place are reminded once, on the day before by the clock of the store', async () => {
  // In New York; 9 am there is 1 pm in UTC in June.
  const { shop, event_id, subjects } = await withGuests(
    { first_day: '2094-06-04', rsvp_limit: 3, waitlist_enabled: true },
    { 'ada@example.org': 2, 'ben@example.org': 1, 'waits@example.org': 1 },
  );
  await shop.t.db.query(
    "update event_rsvp set created_at = '2094-06-01T12:00:00Z' where event_date_id = $1",
    [event_id],
  );
  await shop.t.db.query(
    "update event_rsvp set created_at = '2094-06-03T12:00:00Z' where event_date_id = $1 and email = 'ben@example.org'",
    [event_id],
  );
  const run = (at: string) => remindAllGuests(parts(shop), new Date(at));
  await run('2094-06-02T23:00:00Z');
  await run('2094-06-03T12:55:00Z');
  expect(await subjects()).toEqual([]);
  await run('2094-06-03T13:05:00Z');
  const [mail, ...others] = await sentMails(shop.t);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'ada@example.org', subject: 'Tomorrow: An evening of sea stories' });
  expect(mail?.text).toContain(`/cancel/event/${event_id}/`);
  await run('2094-06-03T14:05:00Z');
  expect(await subjects()).toEqual([]);
});

test('buyers of tickets are reminded once, those of valid ones, and not on the day they bought', async () => {
  const shop = await ticketShop(open, { first_day: '2027-06-04', last_day: '2027-06-04' });
  const { t, dateId } = shop;
  const buyers = [shop.reader, shop.stranger(), shop.stranger()];
  const orders: string[] = [];
  for (const [i, buyer] of buyers.entries()) {
    buyer.caller.address = `198.51.100.${i}`;
    orders.push((await shop.buy(buyer, 2)).order_number);
  }
  await t.db.query("update customer_order set placed_at = '2027-06-01T12:00:00Z' where store_id = $1", [
    shop.store.id,
  ]);
  const [first = '', today, given] = orders;
  await t.db.query("update customer_order set placed_at = '2027-06-03T12:30:00Z' where order_number = $1", [
    today,
  ]);
  await t.db.query(
    'update event_ticket set voided_at = now() where order_id = (select id from customer_order where order_number = $1)',
    [given],
  );
  await sentMails(t);
  const run = (at: string) => remindAllGuests(parts(shop), new Date(at));
  await run('2027-06-03T12:55:00Z');
  expect(await sentMails(t)).toEqual([]);
  await run('2027-06-03T13:05:00Z');
  await run('2027-06-03T14:05:00Z');
  const [mail, ...others] = await sentMails(t);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: guest.email, subject: 'Tomorrow: An evening of sea stories' });
  for (const part of ['You have 2 tickets.', `order ${first}`, '6:30\u00a0pm', `/events/${dateId}.ics`])
    expect(mail?.text).toContain(part);
  expect(mail?.text).not.toContain('/cancel/event/');
});

test('guests of a canceled date are not reminded', async () => {
  const { shop, event_id, subjects } = await withGuests(
    { first_day: '2094-06-04' },
    { 'ada@example.org': 1 },
  );
  await shop.t.db.tx((q) => cancelDate(q, shop.store.id, { dateId: event_id, version: 1 }, ''));
  await remindAllGuests(parts(shop), new Date('2094-06-03T14:05:00Z'));
  expect(await subjects()).toEqual([]);
});

test('those who wait move up when the limit is raised', async () => {
  const { shop, subjects } = await withGuests(
    { rsvp_limit: 1, waitlist_enabled: true },
    { 'ada@example.org': 1, 'ben@example.org': 1, 'cleo@example.org': 1 },
  );
  await moveUpGuests(parts(shop));
  expect(await subjects()).toEqual([]);
  await shop.t.db.query('update event set rsvp_limit = 2 where store_id = $1', [shop.store.id]);
  await moveUpGuests(parts(shop));
  await moveUpGuests(parts(shop));
  expect(await subjects()).toEqual(['ben@example.org: You have a place at An evening of sea stories']);
});

test('those who wait move up when a guest deletes their account', async () => {
  const shop = await open();
  const limited = { attendance: 'request', rsvp_limit: 1, waitlist_enabled: true } as const;
  const event_id = await anEvent(shop.t.db, shop.store.id, limited);
  const { email } = await signUp(shop.reader);
  await shop.reader.get('event/v2/rsvp', { event_id, ...anRsvp({ email }) });
  await shop.stranger().get('event/v2/rsvp', { event_id, ...anRsvp({ email: 'ben@example.org' }) });
  await sentMails(shop.t);
  const [account] = await shop.t.db.query<{ id: number }>(
    'select id from customer where store_id = $1 and email = $2',
    [shop.store.id, email],
  );
  await shop.t.db.tx((q) => eraseAccount(q, { id: account?.id ?? 0, store_id: shop.store.id, email }));
  await moveUpGuests(parts(shop));
  const mails = await sentMails(shop.t);
  expect(mails.map(({ to }) => to)).toEqual(['ben@example.org']);
});
