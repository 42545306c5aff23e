import { expect, test } from 'vitest';
import { freshDb } from './database.ts';
import { buildStore } from './factories.ts';

test('a database that was closed twice is given to one caller only', async () => {
  const first = await freshDb();
  await first.close();
  await first.close();
  const [second, third] = [await freshDb(), await freshDb()];
  await buildStore(second);
  expect(await third.query('select name from store')).toEqual([]);
  await second.close();
  await third.close();
});
