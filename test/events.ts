import type { Db } from '../server/db/db.ts';
import { plainEvent } from '../server/event/check-event.ts';
import { type GivenEvent, saveEvent } from '../server/event/write.ts';
import { anEmail } from './accounts.ts';

/** 'YYYY-MM-DD', so many days after today by the clock of UTC. */
export const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export type EventOverrides = Partial<GivenEvent>;

/** An evening in a week, in New York, where test stores are. */
export const evening = (overrides: EventOverrides = {}): GivenEvent => {
  const day = overrides.first_day ?? inDays(7);
  return {
    ...plainEvent,
    title: 'An evening of sea stories',
    first_day: day,
    last_day: day,
    start_time: '18:30',
    end_time: '20:00',
    books: [],
    tickets: [],
    ...overrides,
  };
};

/** Writes an event and returns the ids of its dates, the first one first. */
export async function eventDates(db: Db, storeId: number, overrides: EventOverrides = {}): Promise<number[]> {
  const store = { id: storeId, timeZone: 'America/New_York' };
  const { id } = await db.tx((q) => saveEvent(q, store, null, evening(overrides)));
  const rows = await db.query<{ id: number }>(
    'select id from event_date where event_id = $1 order by starts_at',
    [id],
  );
  return rows.map((row) => row.id);
}

export async function anEvent(db: Db, storeId: number, overrides: EventOverrides = {}): Promise<number> {
  const [first] = await eventDates(db, storeId, overrides);
  if (first === undefined) throw new Error('the event has no date');
  return first;
}

/** What the form of an RSVP sends: one place, unless it says more. */
export const anRsvp = (overrides: { email?: string; quantity?: number } = {}) => ({
  name: 'Ada Reader',
  email: anEmail(),
  phone: '207 555 0100',
  quantity: 1,
  captcha: 'human',
  ...overrides,
});
