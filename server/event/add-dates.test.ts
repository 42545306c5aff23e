import { expect, test } from 'vitest';
import { testDb } from '../../test/database.ts';
import { eventDates, inDays } from '../../test/events.ts';
import { buildStore } from '../../test/factories.ts';
import { addEventDates } from './add-dates.ts';
import { keepEventClocks } from './keep-clock.ts';
import { cancelDate } from './write.ts';

test('dates of a recurring event are added as they come within 18 months', async () => {
  const db = await testDb();
  const { id } = await buildStore(db);
  const dates = await eventDates(db, id, { first_day: inDays(2), recurrence: 'FREQ=WEEKLY' });
  const [first, second] = dates;
  await eventDates(db, id, { first_day: inDays(2), recurrence: 'FREQ=WEEKLY;COUNT=3' });
  await eventDates(db, id);
  if (first === undefined || second === undefined) throw new Error('dates are missing');
  await db.tx((q) => cancelDate(q, id, { dateId: second, version: 1 }, 'A holiday'));
  const read = () =>
    db.query<{ id: number; status: string; sequence: number }>(
      'select id, status, sequence from event_date where store_id = $1 order by id',
      [id],
    );
  const before = await read();
  await addEventDates(db);
  expect(await read()).toEqual(before);
  await addEventDates(db, new Date(Date.now() + 15 * 86_400_000));
  const after = await read();
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.length - before.length).toBeGreaterThanOrEqual(2);
  expect(after.length - before.length).toBeLessThanOrEqual(3);
});

test('dates that were written by older rules of a time zone follow those of today, once', async () => {
  const db = await testDb();
  const { id } = await buildStore(db);
  const [coming = 0] = await eventDates(db, id, { first_day: inDays(2) });
  const [past = 0] = await eventDates(db, id, { first_day: inDays(-2) });
  const read = async (date: number) =>
    (await db.query('select starts_at, ends_at, sequence from event_date where id = $1', [date]))[0];
  const [rightComing, rightPast] = [await read(coming), await read(past)];
  await db.query(
    `update event_date set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour'`,
  );
  await keepEventClocks(db);
  await keepEventClocks(db);
  expect(await read(coming)).toEqual({ ...rightComing, sequence: 1 });
  expect(await read(past)).not.toEqual(rightPast);
});
