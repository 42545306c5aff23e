import { describe, expect, test } from 'vitest';
import { commandContext, keptOpen } from '../test/command-context.ts';
import { anEvent, inDays } from '../test/events.ts';
import { sellingShops } from '../test/selling-shop.ts';
import { ticketShop } from '../test/ticket-shop.ts';
import { eventTickets } from './event-tickets.ts';

const open = sellingShops();

describe('handsell event tickets', () => {
  test('puts a title of the catalogue on sale, changes its places, and takes it away', async () => {
    const { t, store, reader, aBook } = await open();
    const { eisbn } = await aBook(0, { title: 'Admission', binding: 'Ticket', list_price_usa: 1200 });
    const id = await anEvent(t.db, store.id, { title: 'Sea stories', first_day: inDays(3) });
    const { context, printed } = commandContext({ openDb: keptOpen(t.db) });
    const of = { store: store.webstoreName };
    const onSale = async () => (await reader.get('event/v2/get', { event_id: id })).event.tickets;

    await eventTickets(context, String(id), of);
    expect(printed.splice(0)).toEqual(['Sea stories sells no tickets.']);
    const hyphenated = `${eisbn.slice(0, 3)}-${eisbn.slice(3)}`;
    await eventTickets(context, String(id), { ...of, isbn: hyphenated, places: '40' });
    expect(printed.splice(0).join('\n')).toMatch(new RegExp(`${eisbn} +Admission +40 +0`));
    expect(await onSale()).toMatchObject([{ eisbn, available: [{ price: 1200, cartable: true }] }]);

    await eventTickets(context, String(id), { ...of, isbn: eisbn, places: 'unlimited' });
    expect(printed.splice(0).join('\n')).toMatch(/Admission +unlimited +0/);
    await eventTickets(context, String(id), { ...of, isbn: eisbn, remove: true });
    expect(await onSale()).toEqual([]);
    const noted = await t.db.query(
      'select action, actor, target, detail from audit_entry where store_id = $1 order by id',
      [store.id],
    );
    expect(noted).toHaveLength(3);
    expect(noted[0]).toEqual({
      action: 'event/tickets',
      actor: 'command line',
      target: String(id),
      detail: { title: 'Sea stories', tickets: [{ eisbn, places: 40 }] },
    });
  });

  test('makes a ticket of its own for an event, and changes its price under the same name', async () => {
    const { t, store, reader } = await open();
    const id = await anEvent(t.db, store.id, { first_day: inDays(3) });
    const { context } = commandContext({ openDb: keptOpen(t.db) });
    const make = (title: string, price: string) =>
      eventTickets(context, String(id), { store: store.webstoreName, title, price, places: '30' });
    await make('Admission', '15.00');
    await make('Students', '8.00');
    await make('Admission', '18.50');
    const { tickets } = (await reader.get('event/v2/get', { event_id: id })).event;
    expect(tickets).toMatchObject([
      { title: 'Admission', binding: 'Ticket', available: [{ price: 1850, cartable: true }] },
      { title: 'Students', binding: 'Ticket', available: [{ price: 800, cartable: true }] },
    ]);
    expect(new Set(tickets.map(({ eisbn }) => eisbn)).size).toBe(2);
  });

  test('keeps a place for every ticket that has been sold', async () => {
    const shop = await ticketShop(open, { places: 10 });
    await shop.buy(shop.reader, 3);
    const { context, printed } = commandContext({ openDb: keptOpen(shop.t.db) });
    const of = { store: shop.store.webstoreName, isbn: shop.ticket.eisbn };
    const change = (more: object) => eventTickets(context, String(shop.dateId), { ...of, ...more });
    await expect(change({ places: '2' })).rejects.toThrow('has been sold 3 times');
    await expect(change({ remove: true })).rejects.toThrow('so it stays a ticket of this event');
    await change({ places: '3' });
    expect(printed.join('\n')).toMatch(/Admission +3 +3/);
    expect(await shop.left()).toMatchObject({ status: 'sold_out' });
  });

  test('refuses what cannot be sold, in plain sentences', async () => {
    const { t, store, aBook } = await open();
    const elsewhere = await open();
    const book = await aBook(1);
    const id = await anEvent(t.db, store.id);
    const weekly = await anEvent(t.db, store.id, { recurrence: 'FREQ=WEEKLY' });
    const theirs = await anEvent(t.db, elsewhere.store.id);
    const { context } = commandContext({ openDb: keptOpen(t.db) });
    const tried = async (event: number | string, options: object) =>
      eventTickets(context, String(event), { store: store.webstoreName, ...options });
    const made = { title: 'Admission', price: '15', places: '5' };
    await expect(tried(theirs, made)).rejects.toThrow('Event not found.');
    await expect(tried(weekly, made)).rejects.toThrow('Tickets are for one date');
    await expect(tried(id, { isbn: book.eisbn, places: '5' })).rejects.toThrow('its binding must be Ticket');
    await expect(tried(id, { isbn: book.eisbn, remove: true })).rejects.toThrow(
      'is not a ticket of this event',
    );
    await expect(tried(id, { isbn: '9999999999994', places: '5' })).rejects.toThrow(
      'The catalogue doesn’t have',
    );
    await expect(tried(id, { ...made, places: '0' })).rejects.toThrow('a whole number above zero');
    await expect(tried(id, { ...made, places: undefined })).rejects.toThrow('Say how many are sold');
    await expect(tried(id, { ...made, price: undefined })).rejects.toThrow('a price above zero');
    await expect(tried(id, { ...made, isbn: book.eisbn })).rejects.toThrow(
      '--isbn, or a new one with --title',
    );
    await expect(tried('x', {})).rejects.toThrow("'x' is not the number of an event.");
    expect(
      await t.db.query("select from title where title = 'Admission' and eisbn like '29%' and eisbn like $1", [
        `29${String(weekly).padStart(8, '0')}%`,
      ]),
    ).toEqual([]);
  });
});
