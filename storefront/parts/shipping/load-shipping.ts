import type { Output } from '../../../contract/actions.ts';
import type { Call } from '../../../contract/call.ts';
import type { Cart } from '../../../contract/cart.ts';
import type { ShipTo } from '../../../contract/ship-to.ts';
import { isShippedType, type ShippedType } from '../../../contract/shipped-types.ts';
import type { ShippingProvider } from '../../../contract/shipping.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import type { User } from '../../../contract/user.ts';
import { valueFrom } from '../../page-load.ts';
import type { Places } from '../account/place-fields.tsx';

/** What the checkout page offers for an order that is delivered to an address. */
export interface Shipping {
  /** The delivery that was chosen in the cart. */
  type: ShippedType;
  /** Null for a guest, who has no address book. */
  user: User | null;
  options: ShippingProvider[];
  /** One shipment or two; empty when there is nothing to choose. */
  batches: Output<'checkout/getShippingBatch'>;
  /** Why there are no options; '' while no address is chosen. */
  problem: string;
  countries: Places;
  /** By country, of those that are used here. */
  provinces: Record<string, Places>;
}

/** Null for an order that is not delivered to an address. */
export async function loadShipping(
  api: Call,
  { cart, user, settings }: { cart: Cart; user: User | null; settings: SiteSettings },
): Promise<Shipping | null> {
  const type = cart.delivery_preference;
  if (!isShippedType(type)) return null;
  const { ship_to: to } = cart;
  const places = [
    { country: settings.store_info.iso3166_2_country },
    ...(user ? [user, ...user.addresses] : []),
  ];
  const used = [...new Set([...places, ...(to?.country ? [to] : [])].map(({ country }) => country))];
  const [found, batches, countries, ...lists] = await Promise.all([
    optionsTo(api, settings, type, to),
    to && cart.provider
      ? api('checkout/getShippingBatch', {
          delivery_preference: type,
          provider: cart.provider,
          ...whereTo(to),
        })
      : null,
    api('country/getList', {}),
    ...used.map((country) => api('province/getList', { country })),
  ]);
  return {
    type,
    user,
    ...found,
    batches: batches?.ok ? batches.value : [],
    countries: valueFrom(countries),
    provinces: Object.fromEntries(used.map((country, i) => [country, lists[i]?.ok ? lists[i].value : []])),
  };
}

/** An address as the shipping calls take it. */
export function whereTo({ address_id, gift_registry, ...address }: ShipTo) {
  if (gift_registry) return { gift_registry_id: gift_registry.gift_registry_id };
  return address_id === null ? { address } : { address_id };
}

async function optionsTo(
  api: Call,
  { checkout_info }: SiteSettings,
  type: ShippedType,
  to: ShipTo | null,
): Promise<Pick<Shipping, 'options' | 'problem'>> {
  const ask = (delivery_preference: ShippedType) =>
    api('checkout/getShippingProviders', { delivery_preference, ...(to && whereTo(to)) });
  const answer = await ask(type);
  if (!answer.ok) {
    const isOpen = answer.error_code === 'address_missing';
    return { options: [], problem: isOpen ? '' : answer.error };
  }
  // Nothing is chosen yet: the shopper begins with the address.
  if (!to) return { options: [], problem: '' };
  // Local delivery is also one of the ways to ship: a shopper who chose it can still choose another.
  const others = type === 'local_delivery' && checkout_info.ship_enabled ? await ask('ship') : answer;
  return { options: others.ok ? others.value : answer.value, problem: '' };
}
