import type { Query } from '../db/db.ts';
import { readEventTitles } from './queries.ts';
import type { GivenEvent } from './write.ts';

/** The titles that an event has, as `saveEvent` takes them. */
export async function givenTitles(q: Query, eventId: number): Promise<Pick<GivenEvent, 'books' | 'tickets'>> {
  const titles = await readEventTitles(q, [eventId]);
  const of = (wanted: 'book' | 'ticket') => titles.filter(({ kind }) => kind === wanted);
  return { books: of('book').map(({ eisbn }) => eisbn), tickets: of('ticket') };
}
