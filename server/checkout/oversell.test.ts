import { afterAll, beforeAll, expect, test } from 'vitest';
import { engine } from '../../test/database.ts';
import { buildLocation, buildStock, buildStore, buildTitle } from '../../test/factories.ts';
import { fc } from '../../test/properties.ts';
import { openTestShop, type TestShop, type Visitor } from '../../test/shop.ts';
import { saveStockBatch } from '../import/save/save-stock-batch.ts';

const pickup = {
  name: 'Ada Reader',
  email: 'ada@example.org',
  phone: '2075550100',
  delivery_preference: 'pickup',
  payment_choice: 'pickup',
} as const;

let t: TestShop;
beforeAll(async () => {
  t = await openTestShop();
  // What imports do to the shelf, so that the books can be balanced; orders move copies to `held` and are not noted.
  await t.db.query('create table test_delivery (title_id int not null, copies int not null)');
  await t.db.query(`create function note_delivery() returns trigger language plpgsql as
    'begin insert into test_delivery values (new.title_id, new.on_hand - old.on_hand); return new; end'`);
  await t.db.query(`create trigger note_delivery after update on stock for each row
    when (new.held = old.held) execute function note_delivery()`);
});
afterAll(async () => {
  // The next test file may be given the same database.
  await t.db.query('drop table test_delivery');
  await t.db.query('drop function note_delivery cascade');
  await t.close();
});

interface Book {
  id: number;
  eisbn: string;
}

/** A store with one place and these copies of books that are out of print: what is on hand is all there is. */
async function openStore(copies: number[]) {
  const store = await buildStore(t.db);
  const location = await buildLocation(t.db, store.id);
  const books: Book[] = [];
  for (const onHand of copies) {
    const book = await buildTitle(t.db, { availability: 'out_of_print' });
    await buildStock(t.db, location.id, book.id, onHand);
    books.push(book);
  }
  await t.reload();
  return { store, location, books, visitor: () => t.visitor(store.webstoreName) };
}

let visitors = 0;

async function fill(visitor: Visitor, books: Book[], wanted: number[]): Promise<Visitor> {
  // Everybody at home: visitors without a session are counted by address, and there are hundreds.
  visitors += 1;
  visitor.caller.address = `198.51.100.${visitors}`;
  for (const [i, quantity] of wanted.entries()) {
    // What is not there cannot be put into a cart; others may still come between cart and order.
    if (quantity > 0) await visitor.call('cart/add', { eisbn: books[i]?.eisbn ?? '', quantity });
  }
  return visitor;
}

const titles = 4;
const perTitle = (max: number) =>
  fc.array(fc.integer({ min: 0, max }), { minLength: titles, maxLength: titles });
const scenario = fc.record({
  stock: perTitle(6),
  shoppers: fc.array(perTitle(3), { minLength: 2, maxLength: 9 }),
  /** Each a stock list: lines of title and copies counted, in any order. */
  imports: fc.array(
    fc.array(fc.tuple(fc.integer({ min: 0, max: titles - 1 }), fc.integer({ min: 0, max: 6 })), {
      minLength: 1,
      maxLength: titles,
    }),
    { maxLength: 3 },
  ),
});

test('no interleaving of orders and stock imports sells more than there is', async () => {
  await fc.assert(
    fc.asyncProperty(scenario, async ({ stock, shoppers, imports }) => {
      const { store, location, books, visitor } = await openStore(stock);
      const readers: Visitor[] = [];
      for (const wanted of shoppers) readers.push(await fill(visitor(), books, wanted));

      const [answers] = await Promise.all([
        Promise.all(readers.map((v) => v.call('checkout/submit', pickup))),
        ...imports.map((lines) =>
          t.db.tx((q) =>
            saveStockBatch(
              q,
              { id: store.id, currency: 'USD' },
              lines.map(([n, quantity], i) => ({
                kind: 'row' as const,
                line: i + 1,
                location: '',
                warnings: [],
                eisbn: books[n]?.eisbn ?? '',
                location_id: location.id,
                condition: 'NEW' as const,
                quantity,
              })),
            ),
          ),
        ),
      ]);

      for (const answer of answers) {
        if (!answer.ok) {
          expect(['not_enough_stock', 'cart_unavailable', 'cart_empty']).toContain(answer.error_code);
        }
      }
      for (const [i, { id }] of books.entries()) {
        const [now] = await t.db.query<{ on_hand: number; held: number; sold: number; came: number }>(
          `select on_hand, held,
             (select coalesce(sum(quantity), 0)::int from order_line where title_id = $1) as sold,
             (select coalesce(sum(copies), 0)::int from test_delivery where title_id = $1) as came
           from stock where title_id = $1`,
          [id],
        );
        if (!now) throw new Error('the stock row is gone');
        expect(now.held).toBe(now.sold);
        expect(now.on_hand).toBeGreaterThanOrEqual(0);
        expect(now.sold + now.on_hand).toBe((stock[i] ?? 0) + now.came);
      }
    }),
    { numRuns: engine === 'postgres' ? 40 : 25 },
  );
}, 120_000);

test('the last copy goes to one of many', async () => {
  const { books, visitor } = await openStore([1]);
  const readers: Visitor[] = [];
  for (let i = 0; i < 10; i++) readers.push(await fill(visitor(), books, [1]));
  const answers = await Promise.all(readers.map((v) => v.call('checkout/submit', pickup)));
  expect(answers.filter((a) => a.ok)).toHaveLength(1);
});

test('a writer that locks in another order costs the shopper some waiting, not the order', async () => {
  const { location, books, visitor } = await openStore([2, 2]);
  const reader = await fill(visitor(), books, [1, 1]);
  const [first, second] = books;
  const addCopy = 'update stock set on_hand = on_hand + 1 where location_id = $1 and title_id = $2';
  const writer = t.db.tx(async (q) => {
    await q.query(addCopy, [location.id, second?.id]);
    // Meanwhile the order has locked the first title and waits for the second.
    await new Promise((later) => setTimeout(later, 400));
    await q.query(addCopy, [location.id, first?.id]);
  });
  const [answer] = await Promise.all([
    reader.call('checkout/submit', pickup),
    // Should the database end the writer instead, that is as good.
    writer.catch((e: { code?: string }) => expect(e.code).toBe('40P01')),
  ]);
  expect(answer).toMatchObject({ ok: true });
});
