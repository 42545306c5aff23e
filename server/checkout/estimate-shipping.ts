import { formatPostalCode } from '../../contract/postal-code.ts';
import type { ShippedType } from '../../contract/shipped-types.ts';
import { m } from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { openCart, storedRow } from '../cart/cart.ts';
import type { Context, Handler } from '../context.ts';
import { findCountry, findProvince, provinceList } from '../country/regions.ts';
import { deliversSomehow } from '../shipping/delivers-somehow.ts';
import { canadianProvince } from './canadian-province.ts';
import { checkNotEmpty } from './cart-rules.ts';
import { providersFor } from './providers.ts';

/** The cart as it would be with each delivery to a place; nothing is stored. Guests may ask before they log in. */
export const estimateShipping: Handler<'checkout/estimateShipping'> = async (ctx, input) => {
  const { store } = ctx;
  if (!deliversSomehow(store.settings)) {
    throw refuse('delivery_unavailable', m.refusal_delivery_unavailable_pickup_only({ name: store.name }));
  }
  const place = placeIn(ctx, input);
  const row = await storedRow(ctx);
  if (!row) throw refuse('cart_empty', m.cart_empty());
  const type: ShippedType = store.settings.checkout_info.ship_enabled
    ? 'ship'
    : store.settings.checkout_info.local_delivery_enabled
      ? 'local_delivery'
      : 'custom_ship';
  const open = await openCart(ctx, { ...row, delivery_preference: type });
  checkNotEmpty(open);
  const options = [];
  for (const option of await providersFor(ctx, open, type, place)) {
    const { cart } = await openCart(ctx, {
      ...row,
      delivery_preference: option.delivery_preference,
      ship_to: { ...nobody, ...place },
      provider: option.provider,
      multiship_method: 'all',
    });
    const taxes = cart.summary.taxes.reduce((sum, { amount }) => sum + amount, 0);
    options.push({ ...option, taxes, total: cart.summary.total });
  }
  return { options };
};

const nobody = {
  address_id: null,
  name: '',
  company_name: '',
  phone_number: '',
  street_address: '',
  street_address_2: '',
  city: '',
};

function placeIn(_ctx: Context, input: { country: string; province: string; postal_code: string }) {
  const country = findCountry(input.country)?.code;
  if (!country) throw refuse('invalid_country', m.form_country_required());
  const postal_code = formatPostalCode(input.postal_code, country);
  const province =
    findProvince(country, input.province)?.code ?? (country === 'CA' ? canadianProvince(postal_code) : '');
  const isMissing = province === '' && country === 'US' && provinceList(country).length > 0;
  if (isMissing || (postal_code === '' && ['US', 'CA'].includes(country))) {
    throw refuse('invalid_place', m.refusal_estimate_place());
  }
  return { country, province, postal_code };
}
