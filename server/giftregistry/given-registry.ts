import type { Checked } from '../../contract/actions.ts';
import { m } from '../../messages/compiled/messages.js';
import { addressesOf } from '../address/address-book.ts';
import { refuse } from '../call/refusal.ts';
import { theCustomer } from '../call/who.ts';
import type { Context } from '../context.ts';
import { dayIn } from '../pricing/release-date.ts';
import { deadlineDay } from '../registry/deadline.ts';
import type { ownRegistry } from '../registry/registry.ts';

type Registry = Awaited<ReturnType<typeof ownRegistry>>;

/**
 * What a call says about a registry, as it is stored. `before`: the registry that it changes.
 *
 * @throws the refusals `deadline_past` and `unknown_address`.
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
  if (shipping_id) {
    const book = await addressesOf(ctx, theCustomer(ctx).id);
    if (!book.some((one) => one.address_id === shipping_id))
      throw refuse('unknown_address', m.refusal_unknown_address());
  }
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
