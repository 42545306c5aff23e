import { expect, test } from 'vitest';
import { eventDates, inDays } from '../../../test/events.ts';
import { buildLocation } from '../../../test/factories.ts';
import { sellingShops } from '../../../test/selling-shop.ts';
import { staffAt } from '../../../test/staff.ts';
import { ticketShop } from '../../../test/ticket-shop.ts';

const open = sellingShops();

const of = async (shop: Awaited<ReturnType<typeof ticketShop>>) => {
  await staffAt(shop.t, shop.store, 'owner');
  return staffAt(shop.t, shop.store, 'events');
};

test('a ticket is made, priced again and taken off sale, as readers see it', async () => {
  const shop = await ticketShop(open);
  const desk = await of(shop);
  const [id = 0] = await eventDates(shop.t.db, shop.store.id, { title: 'Tea', first_day: inDays(4) });
  const seen = async () => (await shop.stranger().get('event/v2/get', { event_id: id })).event.tickets;
  expect(await desk.get('event/getTickets', { id })).toMatchObject({
    ...{ title: 'Tea', recurs: false, can_be_paid: true },
    tickets: [],
  });
  const made = await desk.get('event/saveTicket', { id, title: ' Admission ', price: 1500, places: 30 });
  expect(made.tickets).toMatchObject([
    { title: 'Admission', price: 1500, is_own: true, places: 30, sold: 0 },
  ]);
  const eisbn = made.tickets[0]?.eisbn ?? '';
  expect(await seen()).toMatchObject([{ eisbn, available: [{ price: 1500, cartable: true }] }]);

  // What is refused changes nothing, not even the price.
  expect(await desk.send('event/saveTicket', { id, eisbn, price: 1800, places: 0 })).toMatchObject({
    error_code: 'invalid_limit',
  });
  expect(await seen()).toMatchObject([{ available: [{ price: 1500 }] }]);
  const changed = await desk.get('event/saveTicket', { id, eisbn, price: 1800 });
  expect(changed.tickets).toMatchObject([{ eisbn, price: 1800, places: null }]);
  expect(await seen()).toMatchObject([{ available: [{ price: 1800 }] }]);
  expect((await desk.get('event/removeTicket', { id, eisbn })).tickets).toEqual([]);
  expect(await seen()).toEqual([]);
});

test.each([
  ['without a name', { title: ' ', price: 1500 }, 'name_missing', 'title'],
  ['of a name that the event has', { title: 'Admission', price: 1500 }, 'name_taken', 'title'],
  ['without a price', { title: 'Students' }, 'invalid_price', 'price'],
  ['for nothing', { title: 'Students', price: 0 }, 'invalid_price', 'price'],
])('a ticket %s is refused beside its field', async (_, given, error_code, field) => {
  const shop = await ticketShop(open);
  const desk = await of(shop);
  expect(await desk.send('event/saveTicket', { id: shop.dateId, ...given })).toMatchObject({
    error_code,
    error_data: { fields: [{ field }] },
  });
});

test('a ticket that is a title of its own keeps its price, and one that was sold stays', async () => {
  const shop = await ticketShop(open, { places: 5 });
  const desk = await of(shop);
  await shop.buy(shop.reader, 2);
  const which = { id: shop.dateId, eisbn: shop.ticket.eisbn };
  const { tickets } = await desk.get('event/saveTicket', { ...which, places: 3 });
  expect(tickets).toMatchObject([{ title: 'Admission', price: 1200, is_own: false, places: 3, sold: 2 }]);
  expect(await shop.left()).toMatchObject({ text: '1 ticket left', price: 1200 });
  expect(await desk.send('event/saveTicket', { ...which, places: 1 })).toMatchObject({
    error_code: 'tickets_sold',
  });
  expect(await desk.send('event/removeTicket', which)).toMatchObject({ error_code: 'tickets_sold' });
});

test('an event of several dates sells none, and one elsewhere is not shown', async () => {
  const shop = await ticketShop(open);
  const desk = await of(shop);
  const weekly = { recurrence: 'FREQ=WEEKLY;COUNT=3', first_day: inDays(4) };
  const [id = 0] = await eventDates(shop.t.db, shop.store.id, weekly);
  expect(await desk.get('event/getTickets', { id })).toMatchObject({ recurs: true });
  expect(await desk.send('event/saveTicket', { id, title: 'Admission', price: 1500 })).toMatchObject({
    error_code: 'tickets_recur',
  });
  const there = await buildLocation(shop.t.db, shop.store.id);
  const [away = 0] = await eventDates(shop.t.db, shop.store.id, { location_id: shop.location.id });
  const elsewhere = await staffAt(shop.t, shop.store, 'manager', { locationId: there.id });
  expect(await elsewhere.send('event/getTickets', { id: away })).toMatchObject({ error_code: 'not_found' });
});
