import type { Checked } from '../../contract/actions.ts';
import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Context } from '../context.ts';
import { regionName } from '../country/region-name.ts';
import { findProvince } from '../country/regions.ts';
import { dayIn } from '../pricing/release-date.ts';
import { deadlineDay } from '../registry/deadline.ts';
import type { ownRegistry } from '../registry/registry.ts';
import { ownAddresses } from './own-addresses.ts';

type Registry = Awaited<ReturnType<typeof ownRegistry>>;

/**
 * What a call says about a registry, as it is stored. `before`: the registry that it changes.
 *
 * @throws the refusals `deadline_past`, `unknown_address` and `shipping_unavailable`.
 */
export async function givenRegistry(
  ctx: Context,
  input: Checked<'giftregistry/create'>,
  before: Registry | null,
) {
  const { title, occasion, description, shipping_encouraged, store_can_edit, shipping_id = null } = input;
  const { timeZone } = ctx.store;
  const deadline = deadlineDay(input.purchase_deadline, timeZone);
  if (deadline && deadline < dayIn(timeZone, ctx.now) && deadline !== before?.deadline) {
    throw refuse('deadline_past', m.refusal_deadline_past());
  }
  if (shipping_id !== null && shipping_id !== before?.shipping_id) await checkAddress(ctx, shipping_id);
  return {
    title,
    occasion,
    description,
    visibility: input.visibility ?? before?.visibility ?? ('link' as const),
    shipping_encouraged,
    shipping_id,
    deadline,
    store_can_edit,
  };
}

/** For a new choice only: an address that was chosen before stays, even if the store no longer ships to it (REG-019). */
async function checkAddress(ctx: Context, shippingId: number): Promise<void> {
  const address = (await ownAddresses(ctx)).find((one) => one.address_id === shippingId);
  if (!address) throw refuse('unknown_address', m.refusal_unknown_address());
  if (!address.can_ship_to) {
    const { country, province: code } = address;
    const province = findProvince(country, code)?.name ?? regionName(country);
    throw refuse('shipping_unavailable', m.registry_ship_cannot({ province }));
  }
}
