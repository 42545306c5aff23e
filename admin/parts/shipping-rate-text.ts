import * as m from '../../messages/compiled/messages.js';
import { formatMoney } from '../../ui/money.ts';
import { countryName, type StaffShippingRate } from './shipping-rate-form-data.ts';

const basisTexts = {
  order: () => '',
  weight: m.desksetup_rate_by_weight,
  pieces: m.desksetup_rate_by_pieces,
  amount: m.desksetup_rate_by_amount,
};

/** Where a rate ships to and on what its price depends: 'ME, NH, United States · by weight · free from $50.00'. */
export function shippingRateText(rate: StaffShippingRate): string {
  const { regions, country, postal_codes, basis, free_from, valid_until } = rate;
  const place = country ? countryName(country) : m.desksetup_shipping_everywhere();
  return [
    [...regions, place].join(', '),
    postal_codes.length > 0 ? m.desksetup_rate_postal_some({ codes: shortList(postal_codes) }) : '',
    basisTexts[basis](),
    free_from === null ? '' : m.desksetup_rate_free_from({ amount: formatMoney(free_from) }),
    valid_until ? m.desksetup_rate_until_day({ day: valid_until }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

const most = 4;
const shortList = (codes: readonly string[]): string =>
  codes.length > most ? `${codes.slice(0, most).join(', ')}…` : codes.join(', ');
