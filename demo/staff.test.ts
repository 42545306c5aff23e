import { expect, test } from 'vitest';
import { buildLocation, buildStore } from '../test/factories.ts';
import { testShop } from '../test/shop.ts';
import { deskAt, staffAt } from '../test/staff.ts';
import { demoStaff } from './staff.ts';

test('demo shops get an owner whose login is printed at each start, and real shops get none', async () => {
  const made = await testShop();
  const demo = await buildStore(made.db, { name: 'Tidewater Books' });
  await made.db.query(`update store set webstore_name = 'tidewater' where id = $1`, [demo.id]);
  const real = await buildStore(made.db);
  for (const store of [demo, real]) await buildLocation(made.db, store.id);
  await made.reload();
  const lines = await demoStaff(made.shop);
  expect(lines).toHaveLength(1);
  const [, email, password] =
    /^Back office of Tidewater Books: .*\/admin \((.*), password (.*)\)$/.exec(lines[0] ?? '') ?? [];
  expect(password).toMatch(/^[\w-]{16}$/);
  const desk = deskAt(made, 'tidewater');
  expect(await desk.get('staff/login', { email, password })).toMatchObject({ role: 'owner' });
  expect(await demoStaff(made.shop)).toEqual(lines);
  await desk.get('staff/changePassword', { password, new_password: 'a window seat at noon' });
  expect(await demoStaff(made.shop)).toEqual([]);
  // The first of a store must be its owner: there was none.
  await staffAt(made, real, 'owner');
});
