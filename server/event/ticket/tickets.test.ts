import { describe, expect, test } from 'vitest';
import { evening, inDays } from '../../../test/events.ts';
import { sellingShops } from '../../../test/selling-shop.ts';
import { sentMails } from '../../../test/sent-mails.ts';
import type { Visitor } from '../../../test/shop.ts';
import { guest, ticketShop } from '../../../test/ticket-shop.ts';
import { changeOrder } from '../../order/change-order.ts';
import { refundOrder } from '../../order/refund-order.ts';
import { hasGuests } from '../desk-queries.ts';
import { cancelDate, deleteEvent, saveEvent } from '../write.ts';

const open = sellingShops();

describe('buying a ticket', () => {
  test('a guest pays and gets a code for each ticket, by email and with the order', async () => {
    const shop = await ticketShop(open, { places: 12 });
    const { reader, t, store } = shop;
    expect(await shop.left()).toMatchObject({ text: 'Tickets available', price: 1200, cartable: true });
    const { cart } = await reader.get('cart/add', { eisbn: shop.ticket.eisbn, quantity: 2 });
    expect(cart).toMatchObject({ can_click_collect: false, contains_unshippable: false });
    expect(cart.summary).toMatchObject({ is_emailed: true, contains_ticket: true });
    const { order_number, order_key } = await reader.get('checkout/submit', shop.card());
    expect(await shop.left()).toMatchObject({ text: '10 tickets left', onhand: 10 });

    const { tickets, location } = await reader.get('order/get', { order_id: order_number });
    expect(location).toBeNull();
    expect(tickets.map(({ title, event_id, state }) => [title, event_id, state])).toEqual([
      ['Admission', shop.dateId, 'valid'],
      ['Admission', shop.dateId, 'valid'],
    ]);
    const [first, second] = tickets.map(({ code }) => code);
    expect(first).not.toBe(second);
    const mails = await sentMails(t);
    const mail = mails.find(({ to }) => to === guest.email);
    const origin = t.shop.stores.byName(store.webstoreName)?.origin;
    for (const code of [first, second]) {
      expect(mail?.text).toContain(`  ${code}`);
      expect(mail?.html).toContain(`src="${origin}/images/ticket/${code}.png"`);
    }
    expect(mail?.text).toContain('An evening of sea stories');
    expect(mail?.text).toContain(`/account/order/${order_number}?key=${order_key}`);
    expect(mails.filter(({ text }) => text.includes(first ?? ' '))).toHaveLength(1);
    expect(await shop.stranger().call('order/get', { order_id: order_number })).toMatchObject({ ok: false });
  });

  test('no interleaving sells more than there are: 50 buyers of the last 10', async () => {
    const shop = await ticketShop(open, { places: 10, price: 0 });
    const buyers: Visitor[] = [];
    for (let i = 0; i < 50; i++) {
      const buyer = shop.stranger();
      buyer.caller.address = `198.51.100.${i}`;
      await buyer.get('cart/add', { eisbn: shop.ticket.eisbn });
      buyers.push(buyer);
    }
    const answers = await Promise.all(buyers.map((buyer) => buyer.call('checkout/submit', shop.card())));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
    for (const answer of answers)
      if (!answer.ok) expect(['not_enough_stock', 'cart_unavailable']).toContain(answer.error_code);
    expect(await shop.left()).toMatchObject({ text: 'Sold out', status: 'sold_out', cartable: false });
    const { event } = await shop.reader.get('event/v2/get', { event_id: shop.dateId });
    expect(event.sold_out).toBe(true);
  });

  test('where no number is given, as many are sold as are wanted', async () => {
    const shop = await ticketShop(open, { places: null });
    expect(await shop.left()).toMatchObject({ text: 'Tickets available', cartable: true });
    await shop.buy(shop.reader, 20);
    expect(await shop.left()).toMatchObject({ text: 'Tickets available', cartable: true });
    const { event } = await shop.reader.get('event/v2/get', { event_id: shop.dateId });
    expect(event.sold_out).toBe(false);
  });

  test('a payment that fails frees the places, and its order shows no code', async () => {
    const shop = await ticketShop(open, { places: 2 });
    await shop.reader.get('cart/add', { eisbn: shop.ticket.eisbn, quantity: 2 });
    const answer = await shop.reader.call('checkout/submit', shop.card('4000000000000002'));
    expect(answer).toMatchObject({ ok: false, error_code: 'payment_declined' });
    expect(await shop.left()).toMatchObject({ onhand: 2 });
    expect((await shop.buy(shop.stranger(), 2)).order_number).not.toBe('');
  });

  test('tickets are paid at once, and guests order them on their own', async () => {
    const shop = await ticketShop(open);
    const { reader, ticket } = shop;
    await reader.get('cart/add', { eisbn: ticket.eisbn });
    expect((await reader.get('checkout/getPaymentChoices', {})).electronic).toEqual(['credit_card']);
    const later = { ...guest, delivery_preference: 'electronic', payment_choice: 'pickup' } as const;
    expect(await reader.call('checkout/submit', later)).toMatchObject({ error_code: 'payment_unavailable' });
    const book = await shop.aBook(1);
    await reader.get('cart/add', { eisbn: book.eisbn });
    const mixed = { ...shop.card(), delivery_preference: 'pickup' } as const;
    expect(await reader.call('checkout/submit', mixed)).toMatchObject({ error_code: 'guest_ticket' });
    expect(await reader.call('checkout/submit', shop.card())).toMatchObject({
      error_code: 'delivery_unavailable',
    });
  });

  test.each([
    ['over', { first_day: inDays(-2), last_day: inDays(-2) }],
    ['not published', { is_published: false }],
  ])('nobody buys the ticket of an event that is %s', async (_, event) => {
    const shop = await ticketShop(open, event);
    const { title_info } = {
      title_info: await shop.reader.get('title/getItem', { eisbn: shop.ticket.eisbn }),
    };
    expect(title_info.available[0]).toMatchObject({ text: 'Not on sale', cartable: false });
    expect(await shop.reader.call('cart/add', { eisbn: shop.ticket.eisbn })).toMatchObject({
      error_code: 'unavailable',
    });
  });
});

describe('a ticket that is given back', () => {
  const desk = (shop: Awaited<ReturnType<typeof ticketShop>>) => {
    const store = shop.t.shop.stores.byName(shop.store.webstoreName);
    if (!store) throw new Error('the store is not known');
    return { store, secret: shop.t.shop.secret, by: 'test', mailFrom: 'shop@example.org', now: new Date() };
  };

  test('is void, and its place free: one by a refund, the rest with the order', async () => {
    const shop = await ticketShop(open, { places: 3 });
    const { order_number } = await shop.buy(shop.reader, 3);
    const states = async () =>
      (await shop.reader.get('order/get', { order_id: order_number })).tickets.map(({ state }) => state);
    const part = { orderNumber: order_number, locationId: null, amount: undefined, shipping: false };
    const way = { to: 'as_paid', restock: true, reason: '' } as const;
    await shop.t.db.tx((q) =>
      refundOrder(q, { ...part, ...way, lines: [{ position: 1, quantity: 1 }] }, desk(shop)),
    );
    expect(await states()).toEqual(['valid', 'valid', 'void']);
    expect(await shop.left()).toMatchObject({ text: '1 ticket left' });
    expect(await shop.t.db.query('select from stock where title_id = $1', [shop.ticket.id])).toEqual([]);
    const { store, secret, mailFrom } = desk(shop);
    const cancel = {
      store,
      secret,
      mailFrom,
      orderNumber: order_number,
      locationId: null,
      changedBy: 'test',
    };
    await shop.t.db.tx((q) => changeOrder(q, { ...cancel, step: 'cancel' }));
    expect(await states()).toEqual(['void', 'void', 'void']);
    expect(await shop.left()).toMatchObject({ text: '3 tickets left' });
  });

  test('an event with sold tickets keeps its date, and is not deleted', async () => {
    const shop = await ticketShop(open);
    await shop.buy(shop.reader);
    const { t, store } = shop;
    await expect(t.db.tx((q) => deleteEvent(q, store.id, { id: shop.eventId, version: 1 }))).rejects.toThrow(
      'Please cancel it instead.',
    );
    expect(await hasGuests(t.db, shop.eventId, new Date())).toBe(true);
    await t.db.tx((q) => cancelDate(q, store.id, { dateId: shop.dateId, version: 1 }, ''));
    expect(await hasGuests(t.db, shop.eventId, new Date())).toBe(false);
  });
});

test('what is no ticket, recurs, or is sold for another event is refused', async () => {
  const shop = await ticketShop(open);
  const { t, store, ticket } = shop;
  const other = await shop.aBook(0, { binding: 'Ticket' });
  const book = await shop.aBook(1);
  const save = (overrides: Parameters<typeof evening>[0]) =>
    t.db.tx((q) => saveEvent(q, { id: store.id, timeZone: 'America/New_York' }, null, evening(overrides)));
  const given = (eisbn: string, places: number | null = 5) => ({ tickets: [{ eisbn, places }] });
  await expect(save(given(book.eisbn))).rejects.toThrow('is not a ticket');
  await expect(save(given(ticket.eisbn))).rejects.toThrow('is already the ticket of another event');
  await expect(save(given(other.eisbn, 0))).rejects.toThrow('a whole number above zero');
  await expect(save({ ...given(other.eisbn), recurrence: 'FREQ=WEEKLY' })).rejects.toThrow('for one date');
  await save(given(other.eisbn, null));
});
