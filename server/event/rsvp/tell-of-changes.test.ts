import { expect, test } from 'vitest';
import { anRsvp, type EventOverrides, evening, eventDates, inDays } from '../../../test/events.ts';
import { sellingShops } from '../../../test/selling-shop.ts';
import { sentMails } from '../../../test/sent-mails.ts';
import { guest, ticketShop } from '../../../test/ticket-shop.ts';
import { moveDate, saveEvent } from '../write.ts';
import { tellingGuests } from './tell-of-changes.ts';

const open = sellingShops();
const weekly = {
  attendance: 'request',
  rsvp_limit: 1,
  waitlist_enabled: true,
  first_day: inDays(3),
  recurrence: 'FREQ=WEEKLY;COUNT=3',
} as const;

/** An event with three dates; Ada has the place at the second one, and Ben waits for it. */
async function threeDates() {
  const shop = await open();
  const { t, store, stranger } = shop;
  const dates = await eventDates(t.db, store.id, weekly);
  const second = dates[1] ?? 0;
  for (const email of ['ada@example.org', 'ben@example.org'])
    await stranger().get('event/v2/rsvp', { event_id: second, ...anRsvp({ email }) });
  await t.db.query('update event_rsvp set reminded_at = now() where event_date_id = $1', [second]);
  await sentMails(t);
  const [row] = await t.db.query<{ id: number }>('select event_id as id from event_date where id = $1', [
    second,
  ]);
  const id = row?.id ?? 0;
  const served = t.shop.stores.byName(store.webstoreName);
  if (!served) throw new Error('the store is not there');
  const mailer = { store: served, mailFrom: '' };
  const zoned = { id: store.id, timeZone: 'America/New_York' };
  return {
    second,
    save: (overrides: EventOverrides) =>
      t.db.tx((q) =>
        tellingGuests(q, mailer, id, () =>
          saveEvent(q, zoned, { id, version: 1 }, evening({ ...weekly, ...overrides })),
        ),
      ),
    move: (day: string) =>
      t.db.tx((q) =>
        tellingGuests(q, mailer, id, () =>
          moveDate(
            q,
            zoned,
            { dateId: second, version: 1 },
            { ...evening({ first_day: day }), note: 'Snow' },
          ),
        ),
      ),
    mails: async () => (await sentMails(t)).sort((a, b) => a.to.localeCompare(b.to)),
    async reminded() {
      const rows = await t.db.query(
        'select id from event_rsvp where event_date_id = $1 and reminded_at is not null',
        [second],
      );
      return rows.length;
    },
  };
}

test('guests of a date that a new rule leaves out are emailed, those who wait as well', async () => {
  const { save, mails } = await threeDates();
  await save({ recurrence: '' });
  expect((await mails()).map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
    'ada@example.org: Canceled: An evening of sea stories',
    'ben@example.org: Canceled: An evening of sea stories',
  ]);
});

test('guests of a date that has been moved are emailed its new time, and reminded of it', async () => {
  const { second, move, mails, reminded } = await threeDates();
  await move('2094-06-04');
  const [ada, ben] = await mails();
  expect(ada).toMatchObject({ to: 'ada@example.org', subject: 'Changed: An evening of sea stories' });
  for (const part of ['Friday, June 4, 2094', 'Snow', `/events/${second}.ics`, `/cancel/event/${second}/`])
    expect(ada?.text).toContain(part);
  // Without a place there is nothing to put into a calendar.
  expect(ben?.text).toContain(`/cancel/event/${second}/`);
  expect(ben?.text).not.toContain('.ics');
  expect(await reminded()).toBe(0);
});

test('guests are emailed a new place, and are not reminded again', async () => {
  const { save, mails, reminded } = await threeDates();
  await save({ location_text: 'The Boathouse' });
  const [ada] = await mails();
  expect(ada?.subject).toBe('Changed: An evening of sea stories');
  expect(ada?.text).toContain('The Boathouse');
  expect(await reminded()).toBe(2);
});

test('other changes are no news for guests', async () => {
  const { save, mails } = await threeDates();
  await save({ summary: 'With cider.', recurrence: 'FREQ=WEEKLY;COUNT=4' });
  expect(await mails()).toEqual([]);
});

test('buyers of tickets are emailed the new time, keep their tickets, and are reminded of it', async () => {
  const shop = await ticketShop(open);
  const { t, store, dateId, eventId } = shop;
  const { order_number } = await shop.buy(shop.reader, 2);
  await t.db.query('update event_ticket set reminded_at = now() where event_date_id = $1', [dateId]);
  await sentMails(t);
  const served = t.shop.stores.byName(store.webstoreName);
  if (!served) throw new Error('the store is not there');
  const [row] = await t.db.query<{ version: number }>('select version from event where id = $1', [eventId]);
  const which = { dateId, version: row?.version ?? 0 };
  const to = { ...evening({ first_day: '2027-06-04' }), note: 'Snow' };
  await t.db.tx((q) =>
    tellingGuests(q, { store: served, mailFrom: '' }, eventId, () =>
      moveDate(q, { id: store.id, timeZone: 'America/New_York' }, which, to),
    ),
  );
  const mails = await sentMails(t);
  expect(mails.map((mail) => [mail.to, mail.subject])).toEqual([
    [guest.email, 'Changed: An evening of sea stories'],
  ]);
  for (const part of ['Friday, June 4, 2027', 'Snow', 'Your tickets are valid for the new one.'])
    expect(mails[0]?.text).toContain(part);
  const { tickets } = await shop.reader.get('order/get', { order_id: order_number });
  expect(tickets.map(({ state }) => state)).toEqual(['valid', 'valid']);
  const reminded = 'select id from event_ticket where event_date_id = $1 and reminded_at is not null';
  expect(await t.db.query(reminded, [dateId])).toEqual([]);
});
