import { type CheckedIn, checkIn, type NotAdmitted } from '../server/event/ticket/check-in.ts';
import { readSecretKey } from '../server/process/secret-key.ts';
import { type CommandContext, CommandRefused, type ExitCode, withDb } from './command.ts';
import { storeCalled } from './connected-store.ts';
import { chosenStore } from './find-store.ts';

export interface EventCheckInOptions {
  store?: string;
  /** The number of the event whose door it is. */
  event?: string;
}

type Refused = Exclude<NotAdmitted, 'unknown'>;

const sentences: Record<Refused, (ticket: NonNullable<CheckedIn['ticket']>) => string> = {
  void: () => 'This ticket is void: it was refunded, or its order was canceled.',
  not_paid: () => 'This ticket is not paid for.',
  event_canceled: () => 'This event has been canceled.',
  other_event: () => 'This ticket is for another event.',
  other_day: () => 'This ticket is for another day.',
  used: ({ used_at }) => `This ticket has been used: its holder came in at ${used_at}.`,
};

/** `handsell event check-in CODE`: lets the holder of a ticket in, once, or says why not (exit code 1). */
export function eventCheckIn(
  context: CommandContext,
  code: string,
  { store: called, event }: EventCheckInOptions,
): Promise<ExitCode> {
  if (event !== undefined && !/^\d{1,9}$/.test(event))
    throw new CommandRefused(`'${event}' is not the number of an event.`);
  const { SECRET_KEY } = context.settings;
  const secret = readSecretKey({ SECRET_KEY, DATA_DIR: context.dataDir });
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await storeCalled(context, db, (await chosenStore(db, called)).webstore_name);
    const door = { store, secret, dateId: event === undefined ? null : Number(event), now: new Date() };
    const { refused, ticket } = await db.tx((q) => checkIn(q, door, code));
    const { print } = context.terminal;
    if (!ticket || refused === 'unknown') {
      print('This is not a ticket of this store.');
      return 1;
    }
    print(refused ? sentences[refused](ticket) : 'Welcome: the ticket is valid, and now used.');
    print(`  ${ticket.title}`);
    print(`  ${ticket.date_text}, ${ticket.time_text}`);
    print(`  ${ticket.name}, order ${ticket.order_number}, ticket ${ticket.number} of ${ticket.of}`);
    return refused ? 1 : 0;
  });
}
