import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testDb } from '../../test/database.ts';
import { openLocally, serveLocally } from './local-socket.ts';

/** The database of a shop, and the same lent to a command. */
async function lent(lastAsked?: () => number) {
  const db = await testDb();
  const dir = mkdtempSync(join(tmpdir(), 'handsell-socket-'));
  const stop = await serveLocally(db, dir, lastAsked);
  const command = await openLocally(dir);
  onTestFinished(async () => {
    await command.close();
    await stop();
    rmSync(dir, { recursive: true });
  });
  await db.exec('create table if not exists lent (n int); truncate lent');
  onTestFinished(() => db.exec('drop table lent'));
  return { db, command };
}

test('a command goes on however much the shop asks meanwhile', async () => {
  const { db, command } = await lent(() => performance.now());
  let over = false;
  const shopping = (async () => {
    while (!over) {
      await db.query('select count(*) from lent', [], 'count-lent');
      // A database in this thread would leave the socket no time.
      await new Promise(setImmediate);
    }
  })();
  for (let i = 0; i < 12; i++) {
    const adding = command.tx(async (q) => {
      await q.query('insert into lent values ($1)', [i], 'add-lent');
      if (i % 3 === 2) throw new Error('every third is rolled back');
    });
    await adding.catch(() => {});
  }
  over = true;
  await shopping;
  expect(await command.query('select n from lent order by n')).toEqual(
    [0, 1, 3, 4, 6, 7, 9, 10].map((n) => ({ n })),
  );
});

test('a command knows that others wait for it', async () => {
  const { db, command } = await lent();
  expect(command).toMatchObject({ engine: 'pglite', isLent: true });
  expect(db.isLent).toBeUndefined();
});
