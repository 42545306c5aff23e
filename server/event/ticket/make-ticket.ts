import { withEanCheckDigit } from '../../../contract/isbn.ts';
import { refuse } from '../../call/refusal.ts';
import type { Db, Query } from '../../db/db.ts';
import { saveTitles } from '../../import/save/save-titles.ts';
import { ticketedEvent } from './change-tickets.ts';
import { checkOneDate } from './check-tickets.ts';
import { readTakenNumbers } from './queries.ts';

/** Kinds of tickets that one event may have, such as adults and children. */
const mostKinds = 99;

/**
 * Makes a title of the catalogue that admits to the event of a date, or gives the one that the event has under this name another
 * price (in cents, above 0). Returns its ISBN, which `putTicket` takes.
 *
 * @throws the refusals `not_found`, `tickets_recur`, `too_many_tickets` and `invalid_ticket`.
 */
export async function makeTicket(
  db: Db,
  store: { id: number; currency: string },
  dateId: number,
  { title, price }: { title: string; price: number },
): Promise<string> {
  const { event, tickets } = await ticketedEvent(db, store.id, dateId);
  checkOneDate(event);
  const known = tickets.find((ticket) => ticket.title === title);
  const eisbn = known?.eisbn ?? (await freeNumber(db, dateId));
  const record = {
    eisbn,
    source: 'tickets',
    notification: 'confirmed' as const,
    title,
    binding: 'Ticket',
    prices: [{ amount: price, currency: store.currency, territory: [], tax_included: false }],
    availability: 'available' as const,
  };
  await saveTitles(db, [{ kind: 'record', line: 1, record, warnings: [] }], {
    onRejected: ({ reason }) => {
      throw refuse('invalid_ticket', `The ticket cannot be made: ${reason}`);
    },
  });
  return eisbn;
}

/** An EAN of those that GS1 leaves to shops (20 to 29): it holds the number of the date, and counts its kinds of tickets. */
const firstDigits = (dateId: number) => `29${String(dateId).padStart(8, '0')}`;

/** Whether `makeTicket` has made this title for a date. */
export const isMadeFor = (eisbn: string, dateId: number): boolean => eisbn.startsWith(firstDigits(dateId));

async function freeNumber(q: Query, dateId: number): Promise<string> {
  const numbers = Array.from({ length: mostKinds }, (_, i) =>
    withEanCheckDigit(`${firstDigits(dateId)}${String(i + 1).padStart(2, '0')}`),
  );
  const taken = new Set(await readTakenNumbers(q, numbers));
  const free = numbers.find((number) => !taken.has(number));
  if (!free)
    throw refuse('too_many_tickets', `An event has at most ${mostKinds} kinds of tickets made for it.`);
  return free;
}
