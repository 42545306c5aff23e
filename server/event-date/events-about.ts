import type { Context } from '../context.ts';
import { type ComingEvent, readEventsAbout } from './queries.ts';

const most = 2;

/** The next events whose titles have these words in a row, or that sell a book by this author; '' = no author. */
export const eventsAbout = (
  { q, store, now }: Pick<Context, 'q' | 'store' | 'now'>,
  words: string,
  author: string,
): Promise<ComingEvent[]> => readEventsAbout(q, { storeId: store.id, now, most }, words, author);
