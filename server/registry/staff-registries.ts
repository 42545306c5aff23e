import { refuse } from '../call/refusal.ts';
import type { Query } from '../db/db.ts';
import {
  findRegistries,
  type ItemRow,
  lockRegistry,
  type RegistryRow,
  readItems,
  readOfStore,
} from './queries.ts';
import { badRegistry } from './registry.ts';

/** A registry of a store as its staff see it: with what it asks for, without its address. */
export type StaffRegistry = Pick<
  RegistryRow,
  'id' | 'title' | 'occasion' | 'description' | 'visibility' | 'deadline' | 'store_can_edit' | 'owner_name'
> & { items: ItemRow[] };

/** All registries of a store, the newest first. */
export async function staffRegistries(q: Query, storeId: number): Promise<StaffRegistry[]> {
  return withItems(q, await readOfStore(q, storeId));
}

/** One of them. Throws the refusal `bad_registry`. */
export async function staffRegistry(q: Query, storeId: number, id: number): Promise<StaffRegistry> {
  const [found] = await withItems(q, await findRegistries(q, storeId, [id]));
  if (!found) throw badRegistry();
  return found;
}

/** One that the store may change, locked (REG-021). Throws the refusals `bad_registry` and `not_allowed`. */
export async function editableRegistry(q: Query, storeId: number, id: number): Promise<StaffRegistry> {
  await lockRegistry(q, storeId, id);
  const found = await staffRegistry(q, storeId, id);
  if (!found.store_can_edit)
    throw refuse('not_allowed', `${found.owner_name} doesn’t let the store change “${found.title}”.`);
  return found;
}

async function withItems(q: Query, registries: readonly RegistryRow[]): Promise<StaffRegistry[]> {
  const ids = registries.map(({ id }) => id);
  const items = ids.length === 0 ? [] : await readItems(q, ids);
  return registries.map(
    ({ id, title, occasion, description, visibility, deadline, store_can_edit, owner_name }) => ({
      id,
      title,
      occasion,
      description,
      visibility,
      deadline,
      store_can_edit,
      owner_name,
      items: items.filter((item) => item.registry_id === id),
    }),
  );
}
