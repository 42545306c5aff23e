import type { RegistryAddress } from '../../contract/address.ts';
import type { GiftAddress } from '../../contract/cart.ts';
import type { ShipTo } from '../../contract/ship-to.ts';
import { hiddenAddress } from '../../contract/ship-to.ts';
import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Context } from '../context.ts';
import { openAddresses, type RegistryAddressRow, registriesOfCart } from '../registry/open-addresses.ts';
import { deliveryAreaOf } from './delivery-area.ts';

/** Where gifts can be sent. `to` is for the order and the shop alone. */
export interface GiftDestination {
  shown: GiftAddress;
  to: ShipTo;
}

/**
 * The addresses of registries that are open and shared. Read them with every call: once an owner changes or
 * withdraws an address, nothing is sent to the old one.
 */
export async function giftDestinations(
  ctx: Context,
  registryIds: readonly number[],
): Promise<GiftDestination[]> {
  if (registryIds.length === 0 || !ctx.store.settings.gift_registry_enabled) return [];
  const rows = await openAddresses(ctx, registryIds);
  if (rows.length === 0) return [];
  const reaches = await deliveryAreaOf(ctx);
  return rows.map((row) => destinationOf(row, reaches));
}

function destinationOf(
  row: RegistryAddressRow,
  reaches: Awaited<ReturnType<typeof deliveryAreaOf>>,
): GiftDestination {
  const { gift_registry_id, gift_registry_name, owner_name, shipping_encouraged } = row;
  const { name, company_name, phone_number } = row;
  const { street_address, street_address_2, city, province, country, postal_code } = row;
  const can_ship_to = reaches({ country, region: province, postal: postal_code });
  return {
    shown: { gift_registry_id, gift_registry_name, owner_name, shipping_encouraged, can_ship_to },
    to: {
      address_id: null,
      ...{ name, company_name, phone_number },
      ...{ street_address, street_address_2, city, province, country, postal_code },
      gift_registry: { gift_registry_id, name: gift_registry_name, owner_name },
    },
  };
}

/** Those of the cart of the shopper who calls. */
export async function destinationsOfCart(ctx: Context): Promise<GiftDestination[]> {
  const { session, store } = ctx;
  if (!session || !store.settings.gift_registry_enabled) return [];
  return giftDestinations(ctx, await registriesOfCart(ctx.q, session));
}

/** The address of a registry that the shopper's cart is bought for. Throws the refusal `unknown_address`. */
export async function giftDestination(ctx: Context, registryId: number): Promise<ShipTo> {
  const all = await destinationsOfCart(ctx);
  const found = all.find(({ shown }) => shown.gift_registry_id === registryId);
  if (!found) throw refuse('unknown_address', m.refusal_registry_address_gone());
  return found.to;
}

/** Those of the shopper's cart as the session lists them (ENTITY-080, ENTITY-083). */
export async function altAddresses(ctx: Context): Promise<RegistryAddress[]> {
  const all = await destinationsOfCart(ctx);
  return all.map(({ shown, to }) => {
    const { gift_registry: _, ...hidden } = hiddenAddress(to);
    const { owner_name: __, ...registry } = shown;
    const unsaid = { address_id: 0, preferred: false, phone_number_ext: '', email_address: '' };
    return { ...hidden, ...unsaid, ...registry };
  });
}
