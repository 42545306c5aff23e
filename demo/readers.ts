import { addCustomer, hasCustomer, isPasswordOfCustomer } from '../server/account/known-customer.ts';
import { apiFor } from '../server/call/api.ts';
import type { Shop } from '../server/context.ts';
import type { Db, Query } from '../server/db/db.ts';
import type { Store } from '../server/store/stores.ts';
import { demoTitles } from './catalogue/facts.ts';
import { lakeshoreShop } from './lakeshore/shop.ts';
import { fillAccount } from './reader-account.ts';
import { Shelves } from './shelves.ts';
import { tidewaterShop } from './tidewater/shop.ts';

const profile = {
  first_name: 'Robin',
  last_name: 'Ashby',
  communication_preference: 'email',
};
const homes = {
  US: {
    phone_number: '(207) 555-0186',
    street_address: '8 Harbor Row',
    city: 'Portland',
    province: 'ME',
    country: 'US',
    postal_code: '04101',
  },
  CA: {
    phone_number: '(250) 555-0186',
    street_address: '8 Harbour Row',
    city: 'Kelowna',
    province: 'BC',
    country: 'CA',
    postal_code: 'V1Y 1A1',
  },
};

/**
 * Gives each demo shop a reader with favorites, lists, gift registries, and orders, once, and returns lines that say how to log in.
 * The password follows from the secret key of this installation, as that of the demo owner does. Throws when the shop refuses a call.
 */
export async function demoReaders(shop: Shop): Promise<string[]> {
  const shelves = new Shelves(demoTitles());
  const lines: string[] = [];
  for (const { webstoreName } of [tidewaterShop, lakeshoreShop]) {
    const store = shop.stores.byName(webstoreName);
    if (!store) continue;
    const email = `reader@${webstoreName}.example`;
    const password = shop.secret.derive('demo reader', email).slice(0, 16);
    if (!(await hasCustomer(shop.db, store.id, email))) {
      const passwordHash = await shop.passwords.hash(password);
      await shop.db.tx((q) => makeReader(shop, q, store, { email, password, passwordHash }, shelves));
    }
    // A reader may have chosen another one.
    if (await isPasswordOfCustomer(shop.db, shop.passwords, store.id, { email, password })) {
      lines.push(`Reader of ${store.name}: ${store.origin}/account/login (${email}, password ${password})`);
    }
  }
  return lines;
}

/** All of it in one transaction: what a refused call or a stop interrupts is done again at the next start. */
async function makeReader(
  shop: Shop,
  q: Query,
  store: Store,
  reader: { email: string; password: string; passwordHash: string },
  shelves: Shelves,
): Promise<void> {
  const form = { ...profile, ...(store.country === 'CA' ? homes.CA : homes.US) };
  // Two processes on one PostgreSQL may both have found no reader.
  if (!(await addCustomer(q, store, { ...reader, form }))) return;
  const api = apiFor({ ...shop, db: inside(shop.db, q) }, callerAt(store));
  const contact = { name: `${form.first_name} ${form.last_name}`, phone: form.phone_number };
  await fillAccount(api, { ...reader, contact, location_id: store.locations[0]?.location_id }, shelves);
}

/** The database for calls whose transactions are part of one that is open. */
const inside = (db: Db, q: Query): Db => ({ ...db, query: q.query, tx: (work) => work(q) });

const callerAt = (store: Store) => ({
  store,
  token: '',
  tokenIsNew: false,
  address: '127.0.0.1',
  logUrl: '/',
});
