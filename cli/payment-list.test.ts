import { expect, test } from 'vitest';
import { commandContext, keptOpen } from '../test/command-context.ts';
import { sellingShops } from '../test/selling-shop.ts';
import { paymentList } from './payment-list.ts';

const open = sellingShops();

test('lists the payments of a store, and those that need care', async () => {
  const { t, store } = await open();
  const other = await open();
  const { context, printed } = commandContext({ openDb: keptOpen(t.db) });
  const list = async (options: { needsCare?: boolean } = {}) => {
    expect(await paymentList(context, { store: store.webstoreName, ...options })).toBe(0);
    return printed.splice(0);
  };
  expect(await list()).toEqual([`${store.name} has no payments at a provider.`]);
  for (const [key, storeId, state, reason] of [
    ['a', store.id, 'declined', 'Your card was declined.'],
    ['b', store.id, 'stray', 'The order was given up.'],
    ['c', other.store.id, 'stray', ''],
  ] as const)
    await t.db.query(
      `insert into payment (store_id, key, provider, amount, currency, state, reason, label, reference, created_at, due_at, next_check_at)
       values ($1, $2, 'sandbox', 1250, 'USD', $3, $4, 'Visa ending in 4242', 'pay_1', now(), now(), now())`,
      [storeId, `${key}-${store.id}`, state, reason],
    );
  const [paid] = await t.db.query<{ id: number }>(
    `insert into payment (store_id, key, provider, amount, currency, state, created_at, due_at, next_check_at)
     values ($1, $2, 'sandbox', 990, 'USD', 'captured', now(), now(), now()) returning id`,
    [store.id, `d-${store.id}`],
  );
  await t.db.query(
    `insert into payment_step (payment_id, kind, key, amount, created_by, created_at, next_attempt_at, state, reason)
     values ($1, 'refund', $2, 990, 'staff 1', now(), now(), 'refused', 'The account was closed.')`,
    [paid?.id, `e-${store.id}`],
  );
  const [refused, ...rows] = (await list()).slice(2);
  expect(refused).toMatch(/\$9\.90 +paid .+The account was closed\.$/);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(
    /\$12\.50 +paid, no order +Visa ending in 4242 +sandbox pay_1 +The order was given up\.$/,
  );
  expect(rows[1]).toContain('Your card was declined.');
  expect((await list({ needsCare: true })).slice(2)).toEqual([refused, rows[0]]);

  await t.db.query(
    `insert into payment (store_id, key, provider, amount, currency, state, created_at, due_at, next_check_at, disputed_at)
     values ($1, $2, 'sandbox', 1500, 'USD', 'captured', now(), now(), now(), now() - interval '29 days'),
            ($1, $3, 'sandbox', 1600, 'USD', 'captured', now(), now(), now(), now() - interval '31 days')`,
    [store.id, `f-${store.id}`, `g-${store.id}`],
  );
  const [disputed, ...others] = (await list({ needsCare: true })).slice(2);
  expect(disputed).toMatch(/\$15\.00 +paid, disputed/);
  expect(others).toEqual([expect.stringContaining('$9.90'), expect.stringContaining('$12.50')]);
});
