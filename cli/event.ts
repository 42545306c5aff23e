import type { Command } from 'commander';
import { tellGuests } from '../server/event/rsvp/tell-guests.ts';
import { comingDates, staffEventOfDate } from '../server/event/staff-events.ts';
import { type PaidTickets, paidTickets } from '../server/event/ticket/ticket-holders.ts';
import { cancelDate } from '../server/event/write.ts';
import { type CommandContext, CommandRefused, type ExitCode, withDb } from './command.ts';
import { storeCalled } from './connected-store.ts';
import { type EventAttendeesOptions, eventAttendees } from './event-attendees.ts';
import { type EventCheckInOptions, eventCheckIn } from './event-check-in.ts';
import { type EventImportOptions, eventImport } from './event-import.ts';
import { type EventTicketsOptions, eventTickets } from './event-tickets.ts';
import { chosenStore } from './find-store.ts';
import { noteChange } from './note-change.ts';
import { textTable } from './text-table.ts';

export interface EventOptions {
  store?: string;
}
export interface EventListOptions extends EventOptions {
  limit?: string;
}
export interface EventCancelOptions extends EventOptions {
  note?: string;
}

/** `handsell event list`: the next dates of a store's events. */
export function eventList(
  context: CommandContext,
  { store: called, limit = '50' }: EventListOptions,
): Promise<ExitCode> {
  if (!/^[1-9]\d{0,3}$/.test(limit)) throw new CommandRefused('--limit is a number from 1 to 9999.');
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await chosenStore(db, called);
    const dates = await comingDates(db, store.id, Number(limit));
    const lines =
      dates.length === 0
        ? [`${store.name} has no events to come.`]
        : textTable(
            ['Number', 'Day', 'Time', 'Title', 'Category', 'State'],
            dates.map((date) => [
              String(date.id),
              date.first_day,
              date.start_time || 'all day',
              date.title,
              date.category,
              date.is_published ? date.status : `${date.status}, not published`,
            ]),
          );
    for (const line of lines) context.terminal.print(line);
    return 0;
  });
}

/** `handsell event cancel NUMBER`: cancels an event on one date. It stays in the calendar as canceled. */
export function eventCancel(
  context: CommandContext,
  id: string,
  { store: called, note = '' }: EventCancelOptions,
): Promise<ExitCode> {
  if (!/^\d{1,9}$/.test(id)) throw new CommandRefused(`'${id}' is not the number of an event.`);
  if (note.length > 200) throw new CommandRefused('--note has at most 200 characters.');
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await storeCalled(context, db, (await chosenStore(db, called)).webstore_name);
    const mailer = { store, mailFrom: context.settings.MAIL_FROM };
    const { event, guests, paid } = await db.tx(async (q) => {
      const { version } = await staffEventOfDate(q, store.id, Number(id));
      const before = await cancelDate(q, store.id, { dateId: Number(id), version }, note);
      await noteChange(q, store.id, 'event/cancel', id, { title: before.title, note });
      return {
        event: before,
        guests: await tellGuests(q, mailer, before.title, Number(id)),
        paid: await paidTickets(q, store.id, Number(id)),
      };
    });
    const mailed = guests === 0 ? '' : ` Guests who are emailed: ${guests}.`;
    context.terminal.print(`${event.title} is canceled. It stays in the calendar, and says so.${mailed}`);
    for (const line of refundLines(paid)) context.terminal.print(line);
    return 0;
  });
}

/** Their buyers were told that the shop will be in touch. */
function refundLines(paid: readonly PaidTickets[]): string[] {
  if (paid.length === 0) return [];
  return [
    'Tickets to refund:',
    ...paid.map(
      ({ order_number, position, quantity, name }) =>
        `  handsell order refund ${order_number} --line ${position} --quantity ${quantity}   (${name})`,
    ),
  ];
}

type Run = (work: (context: CommandContext) => Promise<ExitCode>) => Promise<void>;

/** The commands about events. */
export function eventCommands(program: Command, run: Run): void {
  const collect = (value: string, before: string[]) => [...before, value];
  const ofStore = ['--store <name>', 'the store; required if there are several'] as const;
  const event = program.command('event').description('events of a store');
  event
    .command('list')
    .description('list the next dates of a store’s events')
    .option('--limit <count>', 'how many; 50 by default')
    .option(...ofStore)
    .action((options: EventListOptions) => run((c) => eventList(c, options)));
  event
    .command('import <file>')
    .description(
      'load the events of an iCalendar file (.ics) or a table (.csv), or what has changed since the last time',
    )
    .option('--map <column=field>', 'what a column of a table holds; may be given several times', collect, [])
    .option('--dry-run', 'say what the file would give, and write nothing')
    .option(...ofStore)
    .action((file: string, options: EventImportOptions) => run((c) => eventImport(c, file, options)));
  event
    .command('cancel <number>')
    .description('cancel an event on one date')
    .option('--note <text>', 'what shoppers read beside it, such as why')
    .option(...ofStore)
    .action((id: string, options: EventCancelOptions) => run((c) => eventCancel(c, id, options)));
  event
    .command('tickets <number>')
    .description('list the tickets of an event, put one on sale with its places, or take one away')
    .option('--isbn <number>', 'a title of the catalogue that has the binding Ticket')
    .option('--title <text>', 'a ticket that is made for this event; again, to change its price or places')
    .option('--price <amount>', 'of --title, such as 15.00, in the currency of the store')
    .option('--places <count>', 'how many are sold, or unlimited')
    .option('--remove', 'take the ticket --isbn away; one that has been sold stays')
    .option(...ofStore)
    .action((id: string, options: EventTicketsOptions) => run((c) => eventTickets(c, id, options)));
  event
    .command('attendees <number>')
    .description('list who has a place or a ticket for an event on one date, and who waits')
    .option('--csv', 'as CSV, for spreadsheet programs')
    .option(...ofStore)
    .action((id: string, options: EventAttendeesOptions) => run((c) => eventAttendees(c, id, options)));
  event
    .command('check-in <code>')
    .description('let the holder of a ticket in, once, or say why not')
    .option('--event <number>', 'whose door it is; without it, any event of today')
    .option(...ofStore)
    .action((code: string, options: EventCheckInOptions) => run((c) => eventCheckIn(c, code, options)));
}
