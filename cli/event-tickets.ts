import type { Db } from '../server/db/db.ts';
import {
  putTicket,
  removeTicket,
  type TicketedEvent,
  ticketedEvent,
} from '../server/event/ticket/change-tickets.ts';
import { makeTicket } from '../server/event/ticket/make-ticket.ts';
import type { Store } from '../server/store/stores.ts';
import { centsOf } from './cents-of.ts';
import { type CommandContext, CommandRefused, type ExitCode, withDb } from './command.ts';
import { storeCalled } from './connected-store.ts';
import { chosenStore } from './find-store.ts';
import { noteChange } from './note-change.ts';
import { textTable } from './text-table.ts';

export interface EventTicketsOptions {
  store?: string;
  isbn?: string;
  title?: string;
  price?: string;
  places?: string;
  remove?: boolean;
}

/** What is asked of the tickets of an event. */
type Wanted =
  | { what: 'list' }
  | { what: 'remove'; isbn: string }
  | { what: 'put'; isbn: string; places: number | null }
  | { what: 'make'; title: string; price: number; places: number | null };

/** `handsell event tickets NUMBER`: lists the tickets of an event, puts one on sale, or takes one away. */
export function eventTickets(
  context: CommandContext,
  id: string,
  { store: called, ...options }: EventTicketsOptions,
): Promise<ExitCode> {
  if (!/^\d{1,8}$/.test(id)) throw new CommandRefused(`'${id}' is not the number of an event.`);
  const wanted = wantedOf(options);
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await storeCalled(context, db, (await chosenStore(db, called)).webstore_name);
    for (const line of ticketTable(await carryOut(db, store, Number(id), wanted)))
      context.terminal.print(line);
    return 0;
  });
}

function wantedOf({ isbn, title, price, places, remove }: Omit<EventTicketsOptions, 'store'>): Wanted {
  const others = [title, price, places].some((option) => option !== undefined);
  if (remove) {
    if (isbn === undefined || others)
      throw new CommandRefused('--remove takes away the ticket that --isbn names, and nothing else.');
    return { what: 'remove', isbn: plainIsbn(isbn) };
  }
  if (isbn === undefined && !others) return { what: 'list' };
  if ((isbn === undefined) === (title === undefined))
    throw new CommandRefused('Name a ticket of the catalogue with --isbn, or a new one with --title.');
  if (places === undefined)
    throw new CommandRefused('Say how many are sold with --places 40, or --places unlimited.');
  if (isbn !== undefined) {
    if (price !== undefined)
      throw new CommandRefused('--price belongs to --title: an ISBN has its price in the catalogue.');
    return { what: 'put', isbn: plainIsbn(isbn), places: placesOf(places) };
  }
  return { what: 'make', title: ticketTitle(title), price: priceOf(price), places: placesOf(places) };
}

const plainIsbn = (isbn: string) => isbn.replace(/[\s-]/g, '');

function ticketTitle(title = ''): string {
  const plain = title.replace(/\s+/g, ' ').trim();
  if (plain === '' || plain.length > 200) throw new CommandRefused('--title has 1 to 200 characters.');
  return plain;
}

function priceOf(price: string | undefined): number {
  const cents = price === undefined ? 0 : centsOf(price);
  if (cents === 0) throw new CommandRefused('Give the ticket a price above zero, as in --price 15.00.');
  return cents;
}

function placesOf(places: string): number | null {
  if (places === 'unlimited') return null;
  if (!/^[1-9]\d{0,5}$/.test(places))
    throw new CommandRefused('--places is a whole number above zero, or unlimited.');
  return Number(places);
}

async function carryOut(db: Db, store: Store, dateId: number, wanted: Wanted): Promise<TicketedEvent> {
  if (wanted.what === 'list') return ticketedEvent(db, store.id, dateId);
  const isbn = wanted.what === 'make' ? await makeTicket(db, store, dateId, wanted) : wanted.isbn;
  return db.tx(async (q) => {
    const { tickets } = await ticketedEvent(q, store.id, dateId);
    if (wanted.what === 'remove' && !tickets.some(({ eisbn }) => eisbn === isbn))
      throw new CommandRefused(`${isbn} is not a ticket of this event.`);
    const after =
      wanted.what === 'remove'
        ? await removeTicket(q, store, dateId, isbn)
        : await putTicket(q, store, dateId, { eisbn: isbn, places: wanted.places });
    const counts = after.tickets.map(({ eisbn, places }) => ({ eisbn, places }));
    await noteChange(q, store.id, 'event/tickets', String(dateId), {
      title: after.event.title,
      tickets: counts,
    });
    return after;
  });
}

function ticketTable({ event, tickets }: TicketedEvent): string[] {
  if (tickets.length === 0) return [`${event.title} sells no tickets.`];
  return [
    `${event.title} sells:`,
    ...textTable(
      ['ISBN', 'Ticket', 'Places', 'Sold'],
      tickets.map(({ eisbn, title, places, sold }) => [
        eisbn,
        title,
        places === null ? 'unlimited' : String(places),
        String(sold),
      ]),
    ),
  ];
}
