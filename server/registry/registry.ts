import * as m from '../../messages/compiled/messages.js';
import { type Refusal, refuse } from '../call/refusal.ts';
import { customerOf, theCustomer } from '../call/who.ts';
import type { Context } from '../context.ts';
import type { Query } from '../db/db.ts';
import { dayIn } from '../pricing/release-date.ts';
import {
  findRegistries,
  type ItemRow,
  lockOwner,
  lockRegistry,
  type RegistryRow,
  readItems,
  readRegistries,
  searchRegistries,
} from './queries.ts';

/** For a registry that does not exist, one of another customer and one whose link was revoked alike (REG-029). */
export function badRegistry(): Refusal {
  return refuse('bad_registry', m.refusal_bad_registry());
}

/** Throws the refusal `registries_disabled` (REG-010). */
export function checkRegistries({ store }: Pick<Context, 'store'>): void {
  if (!store.settings.gift_registry_enabled)
    throw refuse('registries_disabled', m.refusal_registries_disabled());
}

/** The registries of the customer who calls. They belong to the person, whichever account they buy for. */
export function ownRegistries(ctx: Context): Promise<RegistryRow[]> {
  return readRegistries(ctx.q, theCustomer(ctx).id);
}

/** Registries of the customer who calls are made one after the other. */
export function lockOwnRegistries(ctx: Context): Promise<void> {
  return lockOwner(ctx.q, theCustomer(ctx).id);
}

/** One of them. Throws the refusals `bad_registry` and `registries_disabled`. */
export async function ownRegistry(ctx: Context, registryId: number): Promise<RegistryRow> {
  checkRegistries(ctx);
  const [row] = await findRegistries(ctx.q, ctx.store.id, [registryId]);
  if (row?.customer_id !== theCustomer(ctx).id) throw badRegistry();
  return row;
}

/** The same for a change: locked until the transaction ends. */
export async function lockedRegistry(ctx: Context, registryId: number): Promise<RegistryRow> {
  await lockRegistry(ctx.q, ctx.store.id, registryId);
  return ownRegistry(ctx, registryId);
}

/** One that the caller may see. Throws the same refusals. */
export async function visibleRegistry(ctx: Context, registryId: number): Promise<RegistryRow> {
  checkRegistries(ctx);
  const [row] = await findRegistries(ctx.q, ctx.store.id, [registryId]);
  if (!row || (row.visibility === 'private' && !isOwner(ctx, row))) throw badRegistry();
  return row;
}

export function isOwner(ctx: Pick<Context, 'session'>, registry: Pick<RegistryRow, 'customer_id'>): boolean {
  return customerOf(ctx)?.id === registry.customer_id;
}

/** Its deadline is over: nothing more is bought for it. */
export function isClosed(
  { store, now }: Pick<Context, 'store' | 'now'>,
  { deadline }: Pick<RegistryRow, 'deadline'>,
): boolean {
  return deadline !== null && deadline < dayIn(store.timeZone, now);
}

/** Registries that are open and whose owners let others find them. */
export function findByName(ctx: Context, term: string, occasion = ''): Promise<RegistryRow[]> {
  return searchRegistries(ctx.q, {
    storeId: ctx.store.id,
    words: term.toLowerCase().split(/\s+/).filter(Boolean),
    occasion,
    today: dayIn(ctx.store.timeZone, ctx.now),
    limit: 50,
  });
}

/** What registries ask for, and what was bought of it. */
export function itemsOf(q: Query, registryIds: readonly number[]): Promise<ItemRow[]> {
  return readItems(q, registryIds);
}
