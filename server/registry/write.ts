import { randomInt } from 'node:crypto';
import {
  maxRegistries,
  maxRegistryCopies,
  maxRegistryTitles,
  type Visibility,
} from '../../contract/gift-registry-rules.ts';
import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Query } from '../db/db.ts';
import { detachCarts, type ItemRow, type RegistryRow, readItems } from './queries.ts';
import {
  countTitles,
  deleteRegistry,
  findGiftTitle,
  insertRegistry,
  putItem,
  type RegistryText,
  removeItem,
  updateRegistry,
} from './write-queries.ts';

/** 15 digits from 2^47 possible numbers: guessing one of a thousand registries takes a hundred billion tries. */
const newId = () => randomInt(100_000_000_000_000, 240_000_000_000_000);

/** Makes a registry of a customer, who has so many. Returns its id. Throws the refusal `too_many_registries`. */
export async function makeRegistry(
  q: Query,
  { customerId, present }: { customerId: number; present: number },
  registry: RegistryText,
): Promise<number> {
  if (present >= maxRegistries) {
    throw refuse('too_many_registries', m.refusal_too_many_registries({ max: maxRegistries }));
  }
  const id = newId();
  await insertRegistry(q, id, customerId, registry);
  return id;
}

/** Changes a locked registry and returns its id. One that becomes private gets another: its old link is dead for good. */
export async function changeRegistry(q: Query, before: RegistryRow, registry: RegistryText): Promise<number> {
  const id = isRevoked(before.visibility, registry.visibility) ? newId() : before.id;
  await updateRegistry(q, before.id, id, registry);
  if (id !== before.id) await detachCarts(q, before.id);
  return id;
}

const isRevoked = (before: Visibility, after: Visibility) => before !== 'private' && after === 'private';

/** Deletes a locked registry. What was ordered for it stays ordered. */
export async function dropRegistry(q: Query, id: number): Promise<void> {
  await detachCarts(q, id);
  await deleteRegistry(q, id);
}

/** Adds copies of a title to a locked registry. Throws `not_found`, `registry_full` and `registry_copies`. */
export async function addWish(q: Query, registryId: number, eisbn: string, copies: number): Promise<void> {
  const titleId = await findGiftTitle(q, eisbn);
  if (titleId === undefined) throw refuse('not_found', m.refusal_not_found_title());
  const [present] = await readItems(q, [registryId], { titleIds: [titleId] });
  const quantity = (present?.quantity ?? 0) + copies;
  if (quantity > maxRegistryCopies) {
    throw refuse('registry_copies', m.refusal_registry_copies({ max: maxRegistryCopies }));
  }
  if (!present && (await countTitles(q, registryId)) >= maxRegistryTitles) {
    throw refuse('registry_full', m.refusal_registry_full({ max: maxRegistryTitles }));
  }
  await putItem(q, registryId, titleId, quantity);
}

/** Sets how many copies of a title a locked registry asks for. Throws `not_in_registry` and `below_purchased`. */
export async function setWish(q: Query, registryId: number, eisbn: string, quantity: number): Promise<void> {
  const item = await wishOf(q, registryId, eisbn);
  if (!item) throw refuse('not_in_registry', m.refusal_not_in_registry());
  if (quantity < item.purchased && quantity < item.quantity) {
    const { purchased } = item;
    throw refuse('below_purchased', m.refusal_below_purchased({ count: purchased }), { purchased });
  }
  await putItem(q, registryId, item.id, quantity);
}

/** Takes a title out of a locked registry; one that another tab has taken out stays out. */
export const dropWish = removeItem;

async function wishOf(q: Query, registryId: number, eisbn: string): Promise<ItemRow | undefined> {
  return (await readItems(q, [registryId])).find((item) => item.eisbn === eisbn);
}
