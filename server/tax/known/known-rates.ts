import { type knownCountries, untaxedStates } from '../../../contract/admin/tax.ts';
import { refuse } from '../../call/refusal.ts';
import { type DatedRate, everywhere } from '../check-rate.ts';
import { canada } from './canada.ts';
import type { KnownRate } from './known-rate.ts';
import { unitedStates } from './united-states.ts';

export type KnownCountry = (typeof knownCountries)[number];

const tables = { CA: canada, US: unitedStates } satisfies Record<KnownCountry, readonly KnownRate[]>;

/** Regions of a country that have a tax of their own in its table. */
export const regionsWithTax = (country: KnownCountry): string[] =>
  [...new Set(tables[country].flatMap((rate) => (rate.isRegional ? [rate.region] : [])))].sort();

/** Regions that have none by law. */
const withoutTax: Record<KnownCountry, readonly string[]> = {
  CA: ['AB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'YT'],
  US: untaxedStates,
};

/**
 * The rates that a store in a country collects: national taxes, and those of the regions where it is `registered`.
 *
 * @throws the refusal `unknown_region` for a region whose rate Handsell does not know.
 */
export function knownRates(country: KnownCountry, registered: readonly string[]): DatedRate[] {
  const known = [...regionsWithTax(country), ...withoutTax[country]];
  const strange = registered.find((region) => !known.includes(region));
  if (strange !== undefined) {
    throw refuse(
      'unknown_region',
      `Handsell knows no rate of ${strange}. It knows those of ${regionsWithTax(country).join(', ')}; ${withoutTax[country].join(', ')} have none of their own.`,
    );
  }
  return tables[country]
    .filter((rate) => !rate.isRegional || registered.includes(rate.region))
    .map(({ isRegional: _, ...rate }) => ({ ...everywhere, ...rate, country }));
}
