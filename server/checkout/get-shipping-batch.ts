import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { readCart } from '../cart/cart.ts';
import { isMixed } from '../cart/delivery-due.ts';
import type { Handler } from '../context.ts';
import { checkNotEmpty } from './cart-rules.ts';
import { checkDelivery } from './delivery.ts';
import { checkGuest } from './guest-rules.ts';
import { providersFor } from './providers.ts';
import { shipToOf } from './ship-to.ts';

export const getShippingBatch: Handler<'checkout/getShippingBatch'> = async (ctx, input) => {
  checkGuest(ctx);
  checkDelivery(ctx, input.delivery_preference);
  const open = await readCart(ctx);
  checkNotEmpty(open);
  const to = await shipToOf(ctx, input);
  const find = async (batched: boolean) =>
    (await providersFor(ctx, open, input.delivery_preference, to, { batched })).find(
      ({ provider, available }) => available && provider === input.provider,
    );
  const together = await find(false);
  if (!together) throw refuse('provider_unavailable', m.refusal_provider_unavailable());
  if (!isMixed(open.lines)) return [];
  const apart = await find(true);
  // What the shop still computes has no price to compare.
  if (!apart || together.cost === null || apart.cost === null) return [];
  const more = open.promoted.freeShipping ? 0 : apart.cost - together.cost;
  return [
    { multiship_method: 'all', label: m.shipping_batch_all(), delta_cost: 0 },
    { multiship_method: 'batched', label: m.shipping_batch_batched(), delta_cost: more },
  ];
};
