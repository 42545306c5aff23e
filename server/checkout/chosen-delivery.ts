import type { Checked } from '../../contract/actions.ts';
import type { Location } from '../../contract/location.ts';
import { isShippedType, type ShippedType } from '../../contract/shipped-types.ts';
import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { type lockedRow, type OpenCart, openCart } from '../cart/cart.ts';
import type { Context } from '../context.ts';
import { collectedAt, shippingLocation } from './delivery.ts';
import { withDelivery } from './providers.ts';
import { shipToOf } from './ship-to.ts';

type CartRow = Awaited<ReturnType<typeof lockedRow>>;
type Submission = Pick<
  Checked<'checkout/submit'>,
  'delivery_preference' | 'location_id' | 'address_id' | 'gift_registry_id' | 'provider' | 'multiship_method'
>;

/** The cart with the delivery of the order, and whose copies are taken for it. What the order does not say stands on the cart. */
export async function chosenDelivery(
  ctx: Context,
  row: CartRow,
  input: Submission,
): Promise<{ row: CartRow; location: Location | null }> {
  const type = input.delivery_preference;
  if (!isShippedType(type)) {
    const location = collectedAt(ctx, type, input.location_id ?? row.pickup_location_id);
    const collected = {
      delivery_preference: type,
      ship_to: null,
      provider: '',
      multiship_method: 'all',
    } as const;
    return { row: { ...row, ...collected }, location };
  }
  const location = shippingLocation(ctx);
  return { row: await delivered(ctx, { ...row, pickup_location_id: null }, type, input), location };
}

async function delivered(ctx: Context, row: CartRow, type: ShippedType, input: Submission): Promise<CartRow> {
  const { address_id, provider, multiship_method } = input;
  const isSame = type === row.delivery_preference;
  // The cart keeps no address of a registry.
  const gift_registry_id = address_id === undefined ? (input.gift_registry_id ?? registryOf(row)) : undefined;
  const isPlaceSame = address_id === undefined && input.gift_registry_id === undefined;
  if (isPlaceSame && provider === undefined && multiship_method === undefined && isSame) return row;
  const isOfCart = address_id === undefined && gift_registry_id === undefined;
  const to = isOfCart ? row.ship_to : await shipToOf(ctx, { address_id, gift_registry_id });
  const way = provider ?? (isSame ? row.provider : '');
  const chosen = { ...row, delivery_preference: type, ship_to: to, provider: way };
  if (!to || way === '') return chosen;
  return withDelivery(ctx, row, await openCart(ctx, { ...row, delivery_preference: type }), {
    type,
    to,
    provider: way,
    multiship: multiship_method ?? row.multiship_method,
  });
}

const registryOf = ({ ship_to }: CartRow) => ship_to?.gift_registry?.gift_registry_id;

/** An order that is delivered has an address and a way that is to be had (SHIPPING-025). */
export function checkDelivered({ cart, delivery }: OpenCart): void {
  if (!isShippedType(cart.delivery_preference) || (cart.ship_to && delivery.option)) return;
  throw cart.ship_to
    ? refuse('provider_unavailable', m.refusal_shipping_missing())
    : refuse('address_missing', m.refusal_address_missing());
}
