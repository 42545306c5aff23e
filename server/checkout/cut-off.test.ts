import { expect, test } from 'vitest';
import { engine, freshDb } from '../../test/database.ts';
import { buildLocation, buildStock, buildStore, buildTitle } from '../../test/factories.ts';
import { testShop } from '../../test/shop.ts';
import { DatabaseDown, type Db, type Query } from '../db/db.ts';

const pickup = {
  name: 'Ada Reader',
  email: 'ada@example.org',
  phone: '2075550100',
  delivery_preference: 'pickup',
  payment_choice: 'pickup',
} as const;

/** Everything that an order may touch, whole. */
async function books(db: Db) {
  const tables = ['customer_order', 'order_line', 'stock', 'cart', 'cart_line', 'mail', 'idempotent_answer'];
  const rows: Record<string, unknown> = {};
  for (const table of tables)
    rows[table] = await db.query(`select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`);
  return rows;
}

/** The database goes away before the nth statement of a transaction (0: before its commit). */
function dropping(db: Db): Db & { at: number | undefined; statements: number } {
  const cut = async (q: Query): Promise<void> => {
    if (engine !== 'postgres') throw new DatabaseDown('gone');
    const [own] = await q.query<{ pid: number }>('select pg_backend_pid() as pid');
    await db.query('select pg_terminate_backend($1)', [own?.pid]);
  };
  const wrapped = {
    ...db,
    at: undefined as number | undefined,
    statements: 0,
    tx: <T>(work: (q: Query) => Promise<T>) =>
      db.tx(async (q) => {
        wrapped.statements = 0;
        const result = await work({
          async query(...asked) {
            wrapped.statements += 1;
            if (wrapped.statements === wrapped.at) await cut(q);
            return q.query(...asked);
          },
        });
        if (wrapped.at === 0) await cut(q);
        return result;
      }),
  };
  return wrapped;
}

test('wherever the database goes away, an order is written whole or not at all, and the same call again places it once', async () => {
  const db = dropping(await freshDb());
  const t = await testShop({ db });
  const store = await buildStore(db);
  const location = await buildLocation(db, store.id);
  const titles = [await buildTitle(db), await buildTitle(db)];
  for (const { id } of titles) await buildStock(db, location.id, id, 3);
  await t.reload();
  const reader = t.visitor(store.webstoreName);
  for (const { eisbn } of titles) await reader.get('cart/add', { eisbn, quantity: 2 });
  const before = await books(db);
  const uuid = 'one-and-the-same-call';

  // How many statements there are is known after the first try, which is cut off before its commit.
  db.at = 0;
  await expect(reader.call('checkout/submit', pickup, uuid)).rejects.toMatchObject({ status: 503 });
  expect(await books(db)).toEqual(before);
  const statements = db.statements;
  expect(statements).toBeGreaterThan(8);
  for (let at = 1; at <= statements; at++) {
    db.at = at;
    await db.query('delete from rate_window');
    await expect(reader.call('checkout/submit', pickup, uuid), `statement ${at}`).rejects.toMatchObject({
      status: 503,
    });
    expect(await books(db)).toEqual(before);
  }

  db.at = undefined;
  await db.query('delete from rate_window');
  const first = await reader.get('checkout/submit', pickup, uuid);
  const placed = await books(db);
  expect(await reader.get('checkout/submit', pickup, uuid)).toEqual(first);
  expect(await books(db)).toEqual(placed);
  expect(await db.query('select count(*) as n from customer_order')).toEqual([{ n: 1 }]);
  expect(await db.query('select on_hand, held from stock')).toEqual([
    { on_hand: 1, held: 2 },
    { on_hand: 1, held: 2 },
  ]);
});
