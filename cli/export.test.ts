import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandContext, keptOpen } from '../test/command-context.ts';
import { testDb } from '../test/database.ts';
import { buildCustomer, buildStore } from '../test/factories.ts';
import { exportData } from './export.ts';

async function aStore() {
  const db = await testDb();
  const store = await buildStore(db, { name: 'Cove Books' });
  await buildCustomer(db, store.id);
  return { db, store, ...commandContext({ openDb: keptOpen(db) }) };
}

test('data of a store comes into a file that only its user reads, and the log notes it', async () => {
  const { db, store, context, dataDir, printed } = await aStore();
  const file = join(dataDir, 'people.csv');
  expect(await exportData(context, 'customers-csv', file, {})).toBe(0);
  expect(readFileSync(file, 'utf8').split('\r\n')).toHaveLength(3);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(printed).toEqual([
    `${file}: 1 customer; 0.0 MB.`,
    'It contains customers’ names: keep the file private.',
  ]);
  const [entry] = await db.query('select store_id, actor, action, target from audit_entry order by id desc');
  expect(entry).toEqual({
    ...{ store_id: store.id, actor: 'command line', action: 'export/take', target: 'people.csv' },
  });
});

test('an unknown kind, a file that exists and a folder that does not are refused', async () => {
  const { context, dataDir, write } = await aStore();
  const path = (name: string) => join(dataDir, name);
  await expect(exportData(context, 'books', path('a.csv'), {})).rejects.toThrow(
    /^There is no export 'books'\. There are: titles-onix, titles-csv, /,
  );
  write('there.csv', 'x');
  await expect(exportData(context, 'lists-csv', path('there.csv'), {})).rejects.toThrow(/already exists/);
  await expect(exportData(context, 'lists-csv', path('none/a.csv'), {})).rejects.toThrow(
    /There is no folder/,
  );
  await expect(exportData(context, 'lists-csv', path('a.csv'), { store: 'Elsewhere' })).rejects.toThrow(
    /There is no store 'Elsewhere'/,
  );
  expect(existsSync(path('a.csv'))).toBe(false);
});

test('one that is stopped leaves no file', async () => {
  const { context, dataDir, printed } = await aStore();
  const file = join(dataDir, 'people.csv');
  expect(await exportData({ ...context, signal: AbortSignal.abort() }, 'customers-csv', file, {})).toBe(2);
  expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false]);
  expect(printed).toEqual(['Stopped. Nothing was written.']);
});
