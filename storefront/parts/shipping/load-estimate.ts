import type { Call } from '../../../contract/call.ts';
import type { Cart } from '../../../contract/cart.ts';
import { isShippedType } from '../../../contract/shipped-types.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import type { User } from '../../../contract/user.ts';
import { valueFrom } from '../../page-load.ts';
import type { Places } from '../account/place-fields.tsx';
import { deliveryMethods } from './delivery-methods.ts';
import { type Estimate, type EstimatePlace, estimateFor } from './estimate.ts';
import { rememberedPlace } from './remembered-place.ts';

/** Fields of the form, which a browser without JavaScript puts into the address of the cart page. */
export const estimateFields = { country: 'ship_country', postalCode: 'ship_postal_code' } as const;

/** What the cart page needs to estimate shipping and tax. */
export interface LoadedEstimate {
  place: EstimatePlace;
  /** Null until there is a postal code to estimate for. */
  estimate: Estimate | null;
  countries: Places;
}

/**
 * The estimate for the place in the page's address, else the last one, else the main address of a customer. Null for a cart that
 * cannot be delivered to an address.
 */
export async function loadEstimate(
  api: Call,
  query: URLSearchParams,
  { cart, user }: { cart: Cart; user: User | null },
): Promise<LoadedEstimate | null> {
  if (cart.items.length === 0) return null;
  const settings = valueFrom(await api('store/getSettings', {}));
  if (!canBeDelivered(cart, settings, user !== null)) return null;
  const asked = placeIn(query);
  const place = asked ??
    rememberedPlace() ??
    mainPlace(user) ?? { country: settings.store_info.iso3166_2_country, postal_code: '' };
  const [estimate, countries] = await Promise.all([
    asked || place.postal_code ? estimateFor(api, place, cart.checksum) : null,
    api('country/getList', {}),
  ]);
  return { place, estimate, countries: valueFrom(countries) };
}

/** Not whether this shopper may order it: guests can see the cost before they create an account. */
const canBeDelivered = (cart: Cart, settings: SiteSettings, loggedIn: boolean): boolean =>
  deliveryMethods(cart, settings, loggedIn).some(
    ({ type, closed }) => isShippedType(type) && closed !== 'unshippable',
  );

function placeIn(query: URLSearchParams): EstimatePlace | null {
  const country = query.get(estimateFields.country);
  return country ? { country, postal_code: query.get(estimateFields.postalCode) ?? '' } : null;
}

function mainPlace(user: User | null): EstimatePlace | null {
  const main = user && (user.addresses.find(({ preferred }) => preferred) ?? ownOrFirst(user));
  return main ? { country: main.country, postal_code: main.postal_code } : null;
}

const ownOrFirst = (user: User) => (user.street_address ? user : user.addresses[0]);
