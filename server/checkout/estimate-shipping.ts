import { formatPostalCode } from '../../contract/postal-code.ts';
import { shippedTypes } from '../../contract/shipped-types.ts';
import type { ShippingProvider } from '../../contract/shipping.ts';
import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { type OpenCart, openCart, storedRow } from '../cart/cart.ts';
import { optionsFor, placeOf } from '../cart/delivery-due.ts';
import type { Context, Handler } from '../context.ts';
import { findCountry, findProvince } from '../country/regions.ts';
import { deliversSomehow } from '../shipping/delivers-somehow.ts';
import { canadianProvince } from './canadian-province.ts';
import { checkNotEmpty } from './cart-rules.ts';
import { type Destination, notDeliveredTo } from './providers.ts';
import { usState } from './us-state.ts';

/** The cart as it would be with each delivery to a place; nothing is stored. Guests may ask before they log in. */
export const estimateShipping: Handler<'checkout/estimateShipping'> = async (ctx, input) => {
  const { store } = ctx;
  if (!deliversSomehow(store.settings)) {
    throw refuse('delivery_unavailable', m.refusal_delivery_unavailable_pickup_only({ name: store.name }));
  }
  const place = placeIn(input);
  const row = await storedRow(ctx);
  if (!row) throw refuse('cart_empty', m.cart_empty());
  const open = await openCart(ctx, { ...row, delivery_preference: 'ship' });
  checkNotEmpty(open);
  const ways = await everyWay(ctx, open, place);
  if (ways.length === 0)
    throw notDeliveredTo(ctx, place, store.settings.checkout_info.ship_enabled ? 'ship' : 'local_delivery');
  const options = [];
  for (const option of ways) {
    const { cart } = await openCart(ctx, {
      ...row,
      delivery_preference: option.delivery_preference,
      ship_to: { ...nobody, ...place },
      provider: option.provider,
      multiship_method: 'all',
    });
    const taxes = cart.summary.taxes.reduce((sum, { amount }) => sum + amount, 0);
    // A promotion may ship for free.
    const { shipping, is_shipping_tbd: isTbd, total } = cart.summary;
    const cost = option.available ? (isTbd ? null : shipping) : option.cost;
    options.push({ ...option, cost, taxes, total });
  }
  return { options };
};

async function everyWay(ctx: Context, { lines, promoted, quote }: OpenCart, place: Destination) {
  const options: ShippingProvider[] = [];
  for (const type of shippedTypes)
    options.push(
      ...(await optionsFor(ctx, {
        type,
        place: placeOf(place),
        lines,
        promoted,
        quote,
        batched: false,
        chosen: '',
      })),
    );
  return options;
}

const nobody = {
  address_id: null,
  name: '',
  company_name: '',
  phone_number: '',
  street_address: '',
  street_address_2: '',
  city: '',
};

function placeIn(input: { country: string; province: string; postal_code: string }): Destination {
  const country = findCountry(input.country)?.code;
  if (!country) throw refuse('invalid_country', m.form_country_required());
  const postal_code = formatPostalCode(input.postal_code, country);
  const province = findProvince(country, input.province)?.code ?? provinceOf[country]?.(postal_code) ?? '';
  if (province === '' && country in provinceOf) throw refuse('invalid_place', m.refusal_estimate_place());
  return { country, province, postal_code };
}

/** Where a postal code says which state or province it is in. */
const provinceOf: Readonly<Record<string, (postalCode: string) => string>> = {
  US: usState,
  CA: canadianProvince,
};
