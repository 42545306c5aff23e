import { csvCell } from '../contract/csv-cell.ts';
import { attendeesOf } from '../server/event/rsvp/attendees.ts';
import { type CommandContext, CommandRefused, type ExitCode, withDb } from './command.ts';
import { chosenStore } from './find-store.ts';
import { textTable } from './text-table.ts';

export interface EventAttendeesOptions {
  store?: string;
  csv?: boolean;
}

interface Row {
  name: string;
  email: string;
  phone: string;
  quantity: number;
  state: string;
  /** Position on the waiting list; 0 = they do not wait. */
  waiting: number;
}

/** `handsell event attendees NUMBER`: who comes to an event on one date, and who waits for a place, as a table or as CSV. */
export function eventAttendees(
  context: CommandContext,
  id: string,
  { store: called, csv = false }: EventAttendeesOptions,
): Promise<ExitCode> {
  if (!/^\d{1,9}$/.test(id)) throw new CommandRefused(`'${id}' is not the number of an event.`);
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await chosenStore(db, called);
    const { title, holders, attendees } = await attendeesOf(db, store.id, Number(id));
    const rows = [
      ...holders.map((holder) => ({ ...holder, waiting: 0, state: ticketState(holder) })),
      ...attendees.map((row) => ({ ...row, state: row.waiting === 0 ? 'has a place' : 'is waiting' })),
    ];
    const lines = csv ? csvLines(rows) : tableLines(title, rows);
    for (const line of lines) context.terminal.print(line);
    return 0;
  });
}

const ticketState = ({ order_number, present }: { order_number: string; present: number }) =>
  `tickets of order ${order_number}${present > 0 ? `, ${present} used` : ''}`;

/** The first line begins with a byte order mark: without it, spreadsheet programs misread accents. */
const csvLines = (attendees: readonly Row[]): string[] => [
  '\ufeffname,email,phone,places,state,waiting_position',
  ...attendees.map((row) =>
    [
      csvCell(row.name),
      csvCell(row.email),
      csvCell(row.phone),
      row.quantity,
      csvCell(row.state),
      row.waiting || '',
    ].join(','),
  ),
];

function tableLines(title: string, attendees: readonly Row[]): string[] {
  if (attendees.length === 0) return [`${title} has no RSVPs and no tickets.`];
  const places = (waits: boolean) =>
    attendees.filter(({ waiting }) => waiting > 0 === waits).reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    `${title}: places taken ${places(false)}, waited for ${places(true)}.`,
    ...textTable(
      ['Name', 'Email', 'Phone', 'Places', 'State'],
      attendees.map((row) => [
        row.name,
        row.email,
        row.phone,
        String(row.quantity),
        row.waiting === 0 ? row.state : `${row.state}, number ${row.waiting}`,
      ]),
    ),
  ];
}
