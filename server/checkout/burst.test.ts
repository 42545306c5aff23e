import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CallFailed } from '../../contract/action.ts';
import { freshDb } from '../../test/database.ts';
import { buildLocation, buildStock, buildStore, buildTitle } from '../../test/factories.ts';
import { testShop } from '../../test/shop.ts';
import { DatabaseBusy, type Db } from '../db/db.ts';
import { openPostgres } from '../db/pg-db.ts';

const server = process.env.TEST_DATABASE_URL ?? '';

/** The same database through a pool of its own. */
async function poolOf(db: Db, max: number, queueMs?: number): Promise<Db> {
  const [named] = await db.query<{ name: string }>('select current_database() as name');
  const url = new URL(server);
  url.pathname = `/${named?.name}`;
  return openPostgres({ url: url.href, max, ...(queueMs ? { queueMs } : {}) });
}

async function testDatabase(): Promise<Db> {
  const db = await freshDb();
  onTestFinished(() => db.close());
  return db;
}

describe.runIf(server)('a PostgreSQL with fewer connections than callers', () => {
  test('200 orders at once over 20 titles all end in an order or in a refusal for want of copies', async () => {
    const there = await testDatabase();
    const store = await buildStore(there);
    const location = await buildLocation(there, store.id);
    const books: { id: number; eisbn: string }[] = [];
    for (let i = 0; i < 20; i++) {
      const book = await buildTitle(there, { availability: 'out_of_print' });
      await buildStock(there, location.id, book.id, 6);
      books.push(book);
    }
    const t = await testShop({ db: await poolOf(there, 3) });
    const shoppers = await Promise.all(
      Array.from({ length: 200 }, async (_, n) => {
        const shopper = t.visitor(store.webstoreName);
        shopper.caller.address = `198.51.100.${n}`;
        for (let i = 0; i < 2; i++) {
          await shopper.get('cart/add', { eisbn: books[(n * 7 + i * 3) % 20]?.eisbn ?? '' });
        }
        return shopper;
      }),
    );
    const ends = await Promise.all(
      shoppers.map(async (shopper) => {
        const answer = await shopper.call('checkout/submit', {
          ...{ name: 'Ada Reader', email: 'ada@example.org', phone: '2075550100' },
          ...{ delivery_preference: 'pickup', payment_choice: 'pickup' },
        });
        return answer.ok ? 'ordered' : answer.error_code;
      }),
    );
    const ordered = ends.filter((end) => end === 'ordered').length;
    const forWantOfCopies = ['cart_unavailable', 'guest_out_of_stock', 'not_enough_stock'];
    expect(ends.filter((end) => end !== 'ordered' && !forWantOfCopies.includes(end))).toEqual([]);
    expect(ordered).toBeGreaterThan(20);
    const [left] = await there.query<{ left: number; held: number }>(
      'select sum(on_hand)::int as left, sum(held)::int as held from stock',
    );
    expect(left?.held).toBe(2 * ordered);
    expect((left?.left ?? 0) + (left?.held ?? 0)).toBe(120);
  });

  test('is busy, not away: a call that waited too long may be sent again, and then is done once', async () => {
    const there = await testDatabase();
    const store = await buildStore(there);
    const location = await buildLocation(there, store.id);
    const book = await buildTitle(there);
    await buildStock(there, location.id, book.id, 5);
    const t = await testShop({ db: await poolOf(there, 1, 200) });
    const reader = t.visitor(store.webstoreName);
    let release = () => {};
    const taken = t.db.tx(
      () =>
        new Promise<void>((resolve) => {
          release = resolve;
        }),
    );
    await expect(t.db.query('select 1')).rejects.toBeInstanceOf(DatabaseBusy);
    const uuid = randomUUID();
    const refused = await reader.send('cart/add', { eisbn: book.eisbn }, uuid).catch((e: unknown) => e);
    if (!(refused instanceof CallFailed)) throw new Error(`answered ${JSON.stringify(refused)}`);
    expect(refused).toMatchObject({ status: 503, wait: 3, incident: undefined });
    expect(refused.message).toBe('The shop is very busy right now. Please try again in a moment.');
    release();
    await taken;
    expect(await reader.send('cart/add', { eisbn: book.eisbn }, uuid)).toMatchObject({ ok: true });
    expect(await there.query('select quantity from cart_line')).toEqual([{ quantity: 1 }]);
  });
});
