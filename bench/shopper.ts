import type { ActionName, Input } from '../contract/actions.ts';
import { type Caller, dispatch } from '../server/call/dispatch.ts';
import type { BenchShop } from './bench-shop.ts';

/** Refusals that a shop with few copies gives rightly. */
const gone = ['not_enough_stock', 'cart_unavailable', 'guest_out_of_stock', 'cart_empty'];

/** One guest with a browser of their own. */
export class Shopper {
  readonly #bench: BenchShop;
  readonly #caller: Caller;

  constructor(bench: BenchShop) {
    this.#bench = bench;
    const store = bench.shop.stores.byName(bench.storeName);
    if (!store) throw new Error('the store is missing');
    this.#caller = { store, token: '', tokenIsNew: false, address: '10.0.0.1', logUrl: '/' };
  }

  add(eisbn: string): Promise<void> {
    return this.#call('cart/add', { eisbn, quantity: 1 });
  }

  submit(): Promise<void> {
    return this.#call('checkout/submit', {
      name: 'Bench Shopper',
      email: 'shopper@example.com',
      phone: '2075550142',
      preferred_communication: 'email',
      terms_accepted: true,
      delivery_preference: 'pickup',
      payment_choice: 'pickup',
    });
  }

  async #call<N extends ActionName>(name: N, input: Input<N>): Promise<void> {
    const answer = await dispatch(this.#bench.shop, this.#caller, { name, input, uuid: crypto.randomUUID() });
    if (!answer.ok && !gone.includes(answer.error_code)) throw new Error(`${name} refused: ${answer.error}`);
  }
}

export interface Shelf {
  eisbns: string[];
  ids: number[];
  locationId: number;
  copies: number;
  /** Of these titles by an earlier benchmark on the same database. */
  soldBefore: number;
}

/** Puts 60 copies of each of 200 titles on the first location's shelf: the popular ones will sell out. */
export async function shelve({ db, shop, storeName }: BenchShop): Promise<Shelf> {
  const locationId = shop.stores.byName(storeName)?.locations[0]?.location_id ?? 0;
  const titles = await db.query<{ id: number; eisbn: string }>(
    `select id, eisbn from title where availability = 'available' and list_price_usa > 0 and not is_giftcard
       and not is_large_print and binding not in ('eBook', 'Digital Audio') and release_date < now() order by md5(eisbn) limit 200`,
  );
  const ids = titles.map((t) => t.id);
  await db.query('delete from stock where title_id = any($1::int[])', [ids]);
  await db.query('delete from offer where title_id = any($1::int[])', [ids]);
  await db.query(
    "insert into stock (location_id, title_id, condition, on_hand) select $1, unnest($2::int[]), 'NEW', 60",
    [locationId, ids],
  );
  return {
    eisbns: titles.map((t) => t.eisbn),
    ids,
    locationId,
    copies: 60 * ids.length,
    soldBefore: await copiesOrdered(db, ids),
  };
}

/** Copies sold, after checking that none was lost, invented or sold twice. Throws otherwise. */
export async function stockIsWhole(
  { db }: BenchShop,
  shelf: Shelf,
): Promise<{ sold: number; soldOut: number }> {
  const [stock] = await db.query<{ left: number; held: number; least: number; sold_out: number }>(
    `select sum(on_hand)::int as left, sum(held)::int as held, min(on_hand) as least,
       count(*) filter (where on_hand = 0)::int as sold_out
     from stock where location_id = $1 and title_id = any($2::int[])`,
    [shelf.locationId, shelf.ids],
  );
  const sold = (await copiesOrdered(db, shelf.ids)) - shelf.soldBefore;
  const left = stock?.left ?? 0;
  if (sold === 0 || sold + left !== shelf.copies || stock?.held !== sold || (stock?.least ?? -1) < 0) {
    throw new Error(
      `sold ${sold} + left ${left} is not ${shelf.copies}, or held ${stock?.held} is not what was sold`,
    );
  }
  return { sold, soldOut: stock?.sold_out ?? 0 };
}

async function copiesOrdered(db: BenchShop['db'], ids: number[]): Promise<number> {
  const [ordered] = await db.query<{ copies: number }>(
    `select coalesce(sum(l.quantity - l.backorder_quantity), 0)::int as copies
     from order_line l where l.title_id = any($1::int[])`,
    [ids],
  );
  return ordered?.copies ?? 0;
}
