import { expect, test } from 'vitest';
import { testDb } from '../../test/database.ts';
import { jobStates } from './job-states.ts';
import { writeRunBegun, writeRunEnded } from './run-queries.ts';

const day = 24 * 3600;

async function world() {
  const db = await testDb();
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  const stateOf = async (minutes: number, upSeconds = day) =>
    (await jobStates(db, { now: inMinutes(minutes), upSeconds })).find(({ name }) => name === 'send-mail');
  return { db, stateOf };
}

test('a job runs, succeeds, fails, and is well again', async () => {
  const { db, stateOf } = await world();
  expect(await stateOf(0)).toEqual({ name: 'send-mail', state: 'none', succeeded: null, problem: '' });
  await writeRunBegun(db, 'send-mail', 1);
  expect(await stateOf(0)).toMatchObject({ state: 'running', succeeded: null });
  await writeRunEnded(db, 'send-mail', '');
  expect(await stateOf(0)).toMatchObject({ state: 'well', problem: '' });
  const { succeeded } = (await stateOf(0)) ?? {};
  await writeRunBegun(db, 'send-mail', 1);
  await writeRunEnded(db, 'send-mail', 'the disk is full');
  expect(await stateOf(0)).toEqual({
    ...{ name: 'send-mail', state: 'failed', succeeded, problem: 'the disk is full' },
  });
  // A new run does not make it well before it has ended.
  await writeRunBegun(db, 'send-mail', 1);
  expect(await stateOf(0)).toMatchObject({ state: 'failed' });
  await writeRunEnded(db, 'send-mail', '');
  expect(await stateOf(0)).toMatchObject({ state: 'well' });
});

test('a job is late when it should have run or ended long ago, and not while a shop that was off catches up', async () => {
  const { db, stateOf } = await world();
  await writeRunBegun(db, 'send-mail', 1);
  // Its process died.
  expect(await stateOf(21)).toMatchObject({ state: 'running' });
  expect(await stateOf(23)).toMatchObject({ state: 'late' });
  await writeRunEnded(db, 'send-mail', '');
  expect(await stateOf(21)).toMatchObject({ state: 'well' });
  expect(await stateOf(23)).toMatchObject({ state: 'late' });
  expect(await stateOf(23, 60)).toMatchObject({ state: 'well' });
});
