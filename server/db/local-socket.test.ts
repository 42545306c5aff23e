import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serialize } from 'node:v8';
import { expect, onTestFinished, test } from 'vitest';
import { testDb } from '../../test/database.ts';
import { openLocally, serveLocally, socketPath } from './local-socket.ts';

/** The database of a shop, and the same lent to a command. */
async function lent(lastActivity?: () => number) {
  const db = await testDb();
  const dir = mkdtempSync(join(tmpdir(), 'handsell-socket-'));
  const stop = await serveLocally(db, dir, lastActivity);
  const command = await openLocally(dir);
  onTestFinished(async () => {
    await command.close();
    await stop();
    rmSync(dir, { recursive: true });
  });
  await db.exec('create table if not exists lent (n int); truncate lent');
  onTestFinished(() => db.exec('drop table lent'));
  return { db, dir, command };
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

test('a command that is killed while it waits for its turn leaves no transaction behind', async () => {
  const { db, dir } = await lent(() => performance.now());
  const killed = net.connect(socketPath(dir));
  const say = async (text: string) => {
    const body = serialize({ op: 'exec', text });
    const head = Buffer.alloc(4);
    head.writeUInt32LE(body.length);
    killed.write(Buffer.concat([head, body]));
    await pause(100);
  };
  await say('begin');
  await say('commit');
  // The shop's turn is twice as long as that transaction took.
  await say('begin');
  killed.destroy();
  await pause(400);
  expect(await db.query('select n from lent')).toEqual([]);
});

test('a command knows that others wait for it', async () => {
  const { db, command } = await lent();
  expect(command).toMatchObject({ engine: 'pglite', isShared: true });
  expect(db.isShared).toBeUndefined();
});
