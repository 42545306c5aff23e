import type { Query } from '../server/db/db.ts';
import { CommandRefused } from './command.ts';
import { type ListedStore, readStores } from './queries.ts';

/** The store called so, by name, web name or host. Throws CommandRefused with the names there are. */
export async function findStore(q: Query, called: string): Promise<ListedStore> {
  const stores = await readStores(q);
  const wanted = called.trim().toLowerCase();
  const found = stores.find((s) =>
    [s.name, s.webstore_name, ...s.hosts].some((name) => name.toLowerCase() === wanted),
  );
  if (found) return found;
  const names = stores.map((s) => `${s.webstore_name} (${s.name})`).join(', ');
  throw new CommandRefused(
    names
      ? `There is no store '${called}'. The stores are: ${names}.`
      : `There is no store '${called}'. There are no stores yet.`,
  );
}

/** The store called so, or without a name the only one there is. Throws CommandRefused. */
export async function chosenStore(q: Query, called: string | undefined): Promise<ListedStore> {
  if (called !== undefined) return findStore(q, called);
  const [only, ...others] = await readStores(q);
  if (only && others.length === 0) return only;
  if (!only) throw new CommandRefused('There is no store yet.');
  const names = [only, ...others].map((s) => s.webstore_name).join(', ');
  throw new CommandRefused(`Say which store with --store: ${names}.`);
}
