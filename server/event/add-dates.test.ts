import { expect, test } from 'vitest';
import { testDb } from '../../test/database.ts';
import { eventDates, inDays } from '../../test/events.ts';
import { buildStore } from '../../test/factories.ts';
import { addEventDates } from './add-dates.ts';
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
