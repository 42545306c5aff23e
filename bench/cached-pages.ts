import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../server/db/db.ts';
import type { Addresses } from './addresses.ts';
import { load, warm } from './load.ts';
import type { Row } from './report.ts';
import type { ServedShop } from './serve-shop.ts';

const connections = 8;
const seconds = 15;
const ordersPerSecond = 10;
/** Item pages that readers look at, of which the first are of books that are being sold; and browse pages. */
const pages = { items: 300, sold: 100, browse: 60 };

/**
 * Guests' pages from the cache while shoppers order: each order takes a copy of one of a hundred books whose pages are among
 * those that are asked for.
 */
export async function measureCachedPages(shop: ServedShop, db: Db, addresses: Addresses): Promise<Row[]> {
  const items = addresses.items.slice(0, pages.items);
  const sold = await shelve(db, items.map((path) => path.slice('/item/'.length)).slice(0, pages.sold));
  const paths = [...items, ...addresses.browse.slice(0, pages.browse)];
  const path = (n: number) => paths[(n * 7919) % paths.length] ?? '/';
  const { cpuMs } = shop;
  await warm(shop.origin, { connections, path, cpuMs });
  const quiet = await hitRate(shop, () => load(shop.origin, { connections, seconds, path, cpuMs }));

  let isOver = false;
  let placed = 0;
  const ordering = (async () => {
    const running: Promise<void>[] = [];
    while (!isOver) {
      running.push(
        order(shop.origin, sold[placed % sold.length] ?? '').then(() => {
          placed += 1;
        }),
      );
      await pause(1000 / ordersPerSecond);
    }
    await Promise.all(running);
  })();
  const started = performance.now();
  const busy = await hitRate(shop, () => load(shop.origin, { connections, seconds, path, cpuMs }));
  const tookMs = performance.now() - started;
  isOver = true;
  const orders = placed / (tookMs / 1000);
  await ordering;
  const what = `${pages.items} item and ${pages.browse} browse pages`;
  return [
    { what: `${what}, kept`, values: [quiet.perSecond], unit: 'per second', cpu: quiet.cpu },
    { what: `${what}: from the cache`, values: [quiet.share], unit: '%' },
    { what: 'the same while orders are placed', values: [busy.perSecond], unit: 'per second', cpu: busy.cpu },
    { what: 'the same while orders are placed: p50 / p95', values: [busy.p50, busy.p95], unit: 'ms' },
    { what: 'the same while orders are placed: from the cache', values: [busy.share], unit: '%' },
    { what: 'orders meanwhile', values: [orders], unit: 'per second' },
  ];
}

async function hitRate<T extends object>(
  shop: ServedShop,
  work: () => Promise<T>,
): Promise<T & { share: number }> {
  const before = await shop.pages();
  const done = await work();
  const after = await shop.pages();
  return { ...done, share: (100 * (after.kept - before.kept)) / (after.asked - before.asked) };
}

/** Puts so many copies on the shelf that none sells out; of those that are books to be put there. */
async function shelve(db: Db, isbns: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ eisbn: string }>(
    `with shelved as (insert into stock (location_id, title_id, condition, on_hand)
     select (select l.id from location l join store s on s.id = l.store_id order by s.position, l.position, l.id limit 1),
       t.id, 'NEW', 100000
     from title t where t.eisbn = any($1::text[]) and t.binding not in ('eBook', 'Digital Audio') and t.availability = 'available'
       and t.list_price_usa > 0 and not t.is_giftcard
     on conflict (location_id, title_id, condition) do update set on_hand = excluded.on_hand returning title_id)
     select t.eisbn from shelved s join title t on t.id = s.title_id`,
    [isbns],
  );
  return rows.map((row) => row.eisbn);
}

let orders = 0;

/** One purchase over HTTP, as a browser makes it. */
async function order(origin: string, eisbn: string): Promise<void> {
  const from = `10.9.${(orders >> 8) & 255}.${orders++ & 255}`;
  let cookie = '';
  const call = async (name: string, fields: Record<string, string>) => {
    const response = await fetch(`${origin}/customer/${name}`, {
      method: 'POST',
      headers: { 'x-forwarded-for': from, cookie },
      body: new URLSearchParams({ ...fields, uuid: crypto.randomUUID() }),
    });
    cookie ||= response.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const answer = (await response.json()) as { error?: string };
    if (answer.error) throw new Error(`${name} of ${eisbn} refused: ${answer.error}`);
  };
  await call('cart/add', { eisbn, quantity: '1' });
  await call('checkout/submit', {
    name: 'Bench Shopper',
    email: 'shopper@example.com',
    phone: '2075550142',
    preferred_communication: 'email',
    terms_accepted: 'true',
    delivery_preference: 'pickup',
    payment_choice: 'pickup',
  });
}
