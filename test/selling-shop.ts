import { afterAll, beforeAll } from 'vitest';
import type { StoredSettings } from '../server/store/settings.ts';
import { buildLocation, buildStock, buildStore, buildTitle, type TitleOverrides } from './factories.ts';
import { openTestShop, type TestShop, type Visitor } from './shop.ts';

/** A store of its own for each test, with one place and one reader; the database is the file's. */
export interface SellingShop {
  t: TestShop;
  store: { id: number; name: string; webstoreName: string };
  location: { id: number };
  reader: Visitor;
  /** A second browser. */
  stranger(): Visitor;
  /** A title with so many copies at the place. */
  aBook(onHand: number, overrides?: TitleOverrides): Promise<{ id: number; eisbn: string; title: string }>;
  /** Sets how many copies are left at the location. */
  setOnHand(titleId: number, onHand: number): Promise<void>;
}

/** Opens one database for the test file; opening one takes a second, so tests share it and each builds its own store. */
export function sellingShops(): (with_?: {
  settings?: StoredSettings;
  currency?: string;
}) => Promise<SellingShop> {
  let t: TestShop;
  beforeAll(async () => {
    t = await openTestShop();
  });
  afterAll(() => t.close());
  return async (overrides = {}) => {
    const store = await buildStore(t.db, overrides);
    const location = await buildLocation(t.db, store.id, { name: 'Main Street' });
    await t.reload();
    const stranger = () => t.visitor(store.webstoreName);
    return {
      t,
      store,
      location,
      reader: stranger(),
      stranger,
      async aBook(onHand, titleOverrides) {
        const title = await buildTitle(t.db, titleOverrides);
        if (onHand > 0) await buildStock(t.db, location.id, title.id, onHand);
        return title;
      },
      async setOnHand(titleId, onHand) {
        await t.db.query('update stock set on_hand = $3 where location_id = $1 and title_id = $2', [
          location.id,
          titleId,
          onHand,
        ]);
      },
    };
  };
}

/** Makes the hours of a location those of every minute. */
export async function neverClose(t: TestShop, locationId: number): Promise<void> {
  const details = { ws_hours: { weekdays: Array.from({ length: 7 }, () => [0, 1440]) } };
  await t.db.query('update location set details = $2 where id = $1', [locationId, details]);
  await t.reload();
}
