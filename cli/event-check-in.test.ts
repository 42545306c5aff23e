import { expect, test } from 'vitest';
import { checkIn } from '../server/event/ticket/check-in.ts';
import { commandContext, keptOpen } from '../test/command-context.ts';
import { inDays } from '../test/events.ts';
import { sellingShops } from '../test/selling-shop.ts';
import { sentMails } from '../test/sent-mails.ts';
import { ticketShop } from '../test/ticket-shop.ts';
import { eventCancel } from './event.ts';
import { eventAttendees } from './event-attendees.ts';
import { eventCheckIn } from './event-check-in.ts';

const open = sellingShops();

async function soldShop() {
  const shop = await ticketShop(open);
  const { t, store, reader } = shop;
  const { order_number } = await shop.buy(reader, 2);
  const { tickets } = await reader.get('order/get', { order_id: order_number });
  const known = t.shop.stores.byName(store.webstoreName);
  if (!known) throw new Error('the store is not known');
  const door = (now: Date, dateId: number | null = null) => ({
    store: known,
    secret: t.shop.secret,
    dateId,
    now,
  });
  const at = (days: number) => new Date(`${inDays(days)}T23:00:00Z`);
  const [one = '', two = ''] = tickets.map(({ code }) => code);
  return { ...shop, order_number, one, two, door, at };
}

test('a ticket lets its holder in once, on the day of its event', async () => {
  const shop = await soldShop();
  const read = (code: string, now: Date, dateId?: number) =>
    shop.t.db.tx((q) => checkIn(q, shop.door(now, dateId), code));
  const evening = shop.at(3);
  expect(await read(shop.one, shop.at(1))).toMatchObject({ refused: 'other_day' });
  expect(await read(shop.one, evening, shop.dateId + 1)).toMatchObject({ refused: 'other_event' });
  const welcome = await read(shop.one.toLowerCase(), evening, shop.dateId);
  expect(welcome).toMatchObject({
    refused: null,
    ticket: { name: 'Ada Reader', number: 1, of: 2, order_number: shop.order_number },
  });
  const again = await read(shop.one, evening);
  expect(again.refused).toBe('used');
  expect(again.ticket?.used_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:00$/);
  expect(await read(`${shop.one}X`, evening)).toEqual({ refused: 'unknown', ticket: null });
  const both = await Promise.all([read(shop.two, evening), read(shop.two, evening)]);
  expect(both.map(({ refused }) => refused).sort()).toEqual([null, 'used'].sort());
});

test('the command says who holds a ticket, or why it does not admit; the list has who bought some', async () => {
  const shop = await soldShop();
  const { t, store } = shop;
  const { context, printed, write } = commandContext({ openDb: keptOpen(t.db) });
  const of = { store: store.webstoreName };
  await eventAttendees(context, String(shop.dateId), of);
  expect(printed.splice(0).join('\n')).toMatch(
    new RegExp(`places taken 2, waited for 0[^]*Ada Reader +ada@.* 2 +tickets of order ${shop.order_number}`),
  );
  write('secret.key', secretText);
  expect(await eventCheckIn(context, shop.one, of)).toBe(1);
  expect(printed.splice(0)).toEqual(['This is not a ticket of this store.']);
  await sentMails(t);
  await eventCancel(context, String(shop.dateId), { ...of, note: 'The author is ill' });
  expect(printed[0]).toContain('Guests who are emailed: 1.');
  expect(printed.splice(1)).toEqual([
    'Tickets to refund:',
    `  handsell order refund ${shop.order_number} --line 1 --quantity 2   (Ada Reader)`,
  ]);
  const [mail] = await sentMails(t);
  expect(mail).toMatchObject({ to: 'ada@example.org', subject: 'Canceled: An evening of sea stories' });
  expect(mail?.text).toContain('your tickets are no longer valid');
  expect(mail?.text).toContain('The author is ill');
  const { tickets } = await shop.reader.get('order/get', { order_id: shop.order_number });
  expect(tickets.map(({ state }) => state)).toEqual(['event_canceled', 'event_canceled']);
  const refused = await t.db.tx((q) => checkIn(q, shop.door(shop.at(3)), shop.one));
  expect(refused.refused).toBe('event_canceled');
});

/** Of another installation. */
const secretText = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFG';
