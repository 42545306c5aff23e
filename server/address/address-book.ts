import type { Address } from '../../contract/address.ts';
import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { theCustomer } from '../call/who.ts';
import { deliveryAreaOf } from '../cart/delivery-area.ts';
import type { Context } from '../context.ts';
import { provinceText, regionProblem } from '../country/regions.ts';
import { type AddressRow, lockBook, type NewAddress, readAddresses } from './queries.ts';

/** The address book is read whole with every session. */
export const mostAddresses = 100;

/** Saved addresses of an account, in the order they were added. */
export async function addressesOf(ctx: Context, accountId: number): Promise<Address[]> {
  const rows = await readAddresses(ctx.q, accountId);
  if (rows.length === 0) return [];
  const reaches = await deliveryAreaOf(ctx);
  return rows.map((row) => addressOf(row, reaches));
}

function addressOf({ id, ...row }: AddressRow, reaches: Awaited<ReturnType<typeof deliveryAreaOf>>): Address {
  const { country, province: region, postal_code: postal } = row;
  const can_ship_to = reaches({ country, region, postal });
  return { address_id: id, ...row, province: provinceText(row), can_ship_to };
}

/**
 * The address book an action may change, locked until the transaction ends: the caller's own. Those who buy for an
 * institution use its addresses and leave them as they are (LINKED-006).
 */
export async function ownBook(ctx: Context): Promise<number> {
  const { id, corpId } = theCustomer(ctx);
  if (id !== corpId) throw refuse('not_owner', m.refusal_not_owner_addresses());
  await lockBook(ctx.q, id);
  return id;
}

/** Refuses a country or province that is not in the lists. */
export function checkPlace(address: NewAddress): void {
  const problem = regionProblem(address);
  if (problem) throw refuse('invalid_input', problem.message, { fields: [problem] });
}

export function unknownAddress() {
  return refuse('unknown_address', m.refusal_unknown_address());
}
