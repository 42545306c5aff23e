import type { ShipTo } from '../../contract/ship-to.ts';
import type { User } from '../../contract/user.ts';
import * as m from '../../messages/compiled/messages.js';
import { nameOf } from '../account/name-of.ts';
import { readUser } from '../account/user.ts';
import { unknownAddress } from '../address/address-book.ts';
import { refuse } from '../call/refusal.ts';
import { customerOf } from '../call/who.ts';
import { giftDestination } from '../cart/gift-addresses.ts';
import type { Context } from '../context.ts';
import { regionProblem } from '../country/regions.ts';

export interface WantedAddress {
  /** 0 = the account's own; undefined = the preferred one. */
  address_id?: number | undefined;
  /** What a guest gives. */
  address?: Omit<ShipTo, 'address_id' | 'gift_registry'> | undefined;
  /** In place of both: the address of a registry that the cart is bought for. */
  gift_registry_id?: number | undefined;
}

/**
 * Where an order is to go: an address of the account that is bought for, the one that a guest gives, or that of a registry.
 *
 * @throws the refusals `address_missing`, `unknown_address`, `invalid_country` and `guest_ship_disabled`.
 */
export async function shipToOf(ctx: Context, wanted: WantedAddress): Promise<ShipTo> {
  if (wanted.gift_registry_id !== undefined) return ofRegistry(ctx, wanted.gift_registry_id);
  const user = await readUser(ctx);
  const to = user ? ofAccount(user, wanted.address_id) : ofGuest(ctx, wanted.address);
  if (regionProblem(to)) throw refuse('invalid_country', m.refusal_shipping_address_required());
  return to;
}

async function ofRegistry(ctx: Context, registryId: number): Promise<ShipTo> {
  checkGuestShips(ctx);
  const to = await giftDestination(ctx, registryId);
  if (regionProblem(to)) throw refuse('unknown_address', m.refusal_registry_address_gone());
  return to;
}

function ofAccount(user: User, addressId: number | undefined): ShipTo {
  const preferred =
    user.addresses.find((one) => one.preferred) ?? (user.street_address ? undefined : user.addresses[0]);
  const id = addressId ?? preferred?.address_id ?? 0;
  const { street_address, street_address_2, city, province, country, postal_code } = user;
  if (id === 0) {
    if (street_address === '') throw refuse('address_missing', m.refusal_address_missing());
    const place = { street_address, street_address_2, city, province, country, postal_code };
    const who = { name: nameOf(user), company_name: user.company, phone_number: user.phone_number };
    return { address_id: 0, ...who, ...place };
  }
  const found = user.addresses.find((one) => one.address_id === id);
  if (!found) throw unknownAddress();
  return {
    address_id: id,
    name: found.name,
    company_name: found.company_name,
    phone_number: found.phone_number,
    street_address: found.street_address,
    street_address_2: found.street_address_2,
    city: found.city,
    province: found.province,
    country: found.country,
    postal_code: found.postal_code,
  };
}

function ofGuest(ctx: Context, address: WantedAddress['address']): ShipTo {
  checkGuestShips(ctx);
  if (!address) throw refuse('address_missing', m.refusal_address_missing());
  return { address_id: null, ...address };
}

function checkGuestShips(ctx: Context): void {
  if (!customerOf(ctx) && !ctx.store.settings.guest_ship_enabled)
    throw refuse('guest_ship_disabled', m.refusal_guest_ship_disabled());
}
