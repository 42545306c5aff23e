import { buildLocation, buildStore } from './factories.ts';
import { ownDataFolder } from './own-data-folder.ts';
import { type TestShop, testShop } from './shop.ts';
import { type Desk, type StaffOf, staffAt } from './staff.ts';

/** A shop with one location, and its owner at the desk. */
export interface UndoDesk {
  made: TestShop;
  store: StaffOf;
  location: { id: number };
  owner: Desk;
}

export async function undoDesk(): Promise<UndoDesk> {
  const made = await testShop({ env: ownDataFolder() });
  const store = await buildStore(made.db);
  const location = await buildLocation(made.db, store.id);
  await made.reload();
  return { made, store, location, owner: await staffAt(made, store, 'owner') };
}

/** What was done last, as the log has it. */
export async function newestEntry(desk: Desk) {
  const [entry] = (await desk.get('audit/getList')).entries;
  if (!entry) throw new Error('the log is empty');
  return entry;
}
