import type { ShipTo } from '../../contract/ship-to.ts';
import type { ShippedType } from '../../contract/shipped-types.ts';
import type { ShippingProvider } from '../../contract/shipping.ts';
import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { lockedRow, OpenCart } from '../cart/cart.ts';
import { optionsFor, placeOf } from '../cart/delivery-due.ts';
import type { Context } from '../context.ts';
import { regionName } from '../country/region-name.ts';
import { findProvince } from '../country/regions.ts';
import { usualOption } from '../shipping/delivery-options.ts';

type CartRow = Awaited<ReturnType<typeof lockedRow>>;
export type Destination = Pick<ShipTo, 'country' | 'province' | 'postal_code' | 'gift_registry'>;

/**
 * The ways to deliver a cart. Local delivery is among those of 'ship' where it reaches the address.
 *
 * @throws the refusals `shipping_unavailable` and `local_delivery_failed`.
 */
export async function providersFor(
  ctx: Context,
  { lines, promoted, quote }: Pick<OpenCart, 'lines' | 'promoted' | 'quote'>,
  type: ShippedType,
  to: Destination,
  { batched = false, chosen = '' } = {},
): Promise<ShippingProvider[]> {
  const types: ShippedType[] = type === 'ship' ? ['ship', 'local_delivery'] : [type];
  const all: ShippingProvider[] = [];
  for (const one of types)
    all.push(
      ...(await optionsFor(ctx, { type: one, place: placeOf(to), lines, promoted, quote, batched, chosen })),
    );
  if (all.length === 0) throw notDeliveredTo(ctx, to, type);
  return all;
}

/** The refusal `shipping_unavailable` or `local_delivery_failed`. */
export function notDeliveredTo(ctx: Context, to: Destination, type: ShippedType) {
  if (to.gift_registry) {
    // The usual sentences would tell the province.
    const sentence = m.refusal_registry_unreachable({ name: to.gift_registry.owner_name });
    return refuse(type === 'local_delivery' ? 'local_delivery_failed' : 'shipping_unavailable', sentence);
  }
  if (type === 'local_delivery') return localDeliveryFailed(ctx);
  const province = findProvince(to.country, to.province)?.name ?? to.province;
  const country = regionName(to.country);
  return refuse(
    'shipping_unavailable',
    province
      ? m.refusal_shipping_unavailable({ province, country })
      : m.refusal_shipping_unavailable_country({ country }),
  );
}

function localDeliveryFailed({ store }: Context) {
  const { local_delivery_availability: area, ship_enabled } = store.settings.checkout_info;
  return refuse(
    'local_delivery_failed',
    ship_enabled ? m.refusal_local_delivery_failed_ship({ area }) : m.refusal_local_delivery_failed({ area }),
  );
}

/** A cart with this delivery chosen: the named way, or without a name the usual one. Throws `provider_unavailable` too. */
export async function withDelivery(
  ctx: Context,
  row: CartRow,
  open: OpenCart,
  chosen: { type: ShippedType; to: ShipTo; provider: string; multiship: CartRow['multiship_method'] },
): Promise<CartRow> {
  const { type, to, multiship } = chosen;
  const options = await providersFor(ctx, open, type, to, {
    batched: multiship === 'batched',
    chosen: chosen.provider === row.provider ? row.provider : '',
  });
  const option = chosen.provider
    ? options.find((one) => one.provider === chosen.provider && one.available)
    : usualOption(options);
  if (!option && chosen.provider) throw refuse('provider_unavailable', m.refusal_provider_unavailable());
  return {
    ...row,
    delivery_preference: option?.delivery_preference ?? type,
    pickup_location_id: null,
    ship_to: to,
    provider: option?.provider ?? '',
    multiship_method: multiship,
  };
}
