import type { Context } from '../context.ts';
import { type AddressRow, readRegistryAddresses, registriesInCart } from './address-queries.ts';
import { isClosed, isOwner } from './registry.ts';

export type RegistryAddressRow = AddressRow;

/** The addresses of those of these registries that are open and shared with the caller. */
export async function openAddresses(ctx: Context, registryIds: readonly number[]): Promise<AddressRow[]> {
  const rows = await readRegistryAddresses(ctx.q, ctx.store.id, registryIds);
  return rows.filter((row) => !isClosed(ctx, row) && (row.visibility !== 'private' || isOwner(ctx, row)));
}

/** The registries that the lines of a shopper's cart are bought for. */
export const registriesOfCart = registriesInCart;
