import type { Query } from '../../server/db/db.ts';
import { openLocally } from '../../server/db/local-socket.ts';

/** The shop looks twice a second what others have changed (server/changes). */
const followedMs = 700;

/** Changes the data of the shop under test as its command line does; returns once the shop has followed the change. */
export async function inShop<T>(work: (q: Query) => Promise<T>): Promise<T> {
  const db = await openLocally(process.env.E2E_DATA ?? '');
  try {
    return await work(db);
  } finally {
    await db.close();
    await new Promise((followed) => setTimeout(followed, followedMs));
  }
}

/** Copies on the shelves of the places named, by their codes: `{ PORTLAND: 2 }`. */
export async function setStock(
  eisbn: string,
  onHand: Record<string, number>,
  condition = 'NEW',
): Promise<void> {
  await inShop(async (q) => {
    for (const [code, copies] of Object.entries(onHand)) {
      await q.query(
        `insert into stock (location_id, title_id, condition, on_hand)
         select l.id, t.id, $4, $3 from location l, title t where l.code = $1 and t.eisbn = $2
         on conflict (location_id, title_id, condition) do update set on_hand = excluded.on_hand`,
        [code, eisbn, copies, condition],
      );
    }
  });
}

/** `out_of_print` makes the copies on the shelf the last ones; `withdrawn` takes the title off sale. */
export async function setAvailability(eisbn: string, availability: string): Promise<void> {
  await inShop(async (q) => {
    await q.query('update title set availability = $2 where eisbn = $1', [eisbn, availability]);
  });
}

/** Brings the day a title comes out to 90 days from now. */
export async function makeForthcoming(eisbn: string): Promise<void> {
  await inShop(async (q) => {
    await q.query(
      `update title set availability = 'forthcoming', release_date = now() + interval '90 days',
         publication_date = to_char(now() + interval '90 days', 'YYYY-MM-DD') where eisbn = $1`,
      [eisbn],
    );
  });
}

/** How many orders this address has placed, in any shop. */
export async function countOrders(email: string): Promise<number> {
  const rows = await inShop((q) => q.query('select 1 from customer_order where email = $1', [email]));
  return rows.length;
}

/** Moves the orders of an address that name a title `years` back, and to the place with this code. */
export async function moveOrder(email: string, title: string, years: number, code: string): Promise<void> {
  await inShop((q) =>
    q.query(
      `update customer_order o set placed_at = placed_at - make_interval(years => $3),
         location_id = (select l.id from location l where l.code = $4 and l.store_id = o.store_id)
       where email = $1 and exists (select 1 from order_line l where l.order_id = o.id and l.title = $2)`,
      [email, title, years, code],
    ),
  );
}
