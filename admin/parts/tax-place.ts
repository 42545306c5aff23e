import { allCountries } from 'country-region-data';
import type { AdminOutput } from '../../contract/admin/actions.ts';
import { knownCountries, regionsWithUnknownTax, untaxedStates } from '../../contract/admin/tax.ts';

type Address = { country: string; prov: string };

/** Where a shop pays taxes, as far as its address says. */
export interface TaxPlace {
  /** ISO 3166-1 alpha-2; '' = the address names none. */
  country: string;
  /** The same where Handsell knows rates of the country and the address names a region. */
  knownCountry: '' | (typeof knownCountries)[number];
  /** Second part of ISO 3166-2; '' = not one of the country. */
  region: string;
  regionName: string;
  /** Whether Handsell knows the rates of the place; 'none' = it has no sales tax. */
  rates: 'known' | 'none' | 'unknown';
}

/** The place of the first location with an address. */
export function taxPlaceIn(locations: readonly { details: { sc_addr_array: Address } }[]): TaxPlace {
  const addresses = locations.map(({ details }) => details.sc_addr_array);
  return taxPlaceOf(addresses.find(({ country }) => country) ?? { country: '', prov: '' });
}

/** 'Maine, United States', of codes; '' = everywhere. Codes that are not known stand for themselves. */
export function placeName(country: string, region: string): string {
  const found = allCountries.find(([, code]) => code === country);
  const regionName = found?.[2].find(([, code]) => code === region)?.[0] ?? region;
  return [regionName, found?.[0] ?? country].filter(Boolean).join(', ');
}

/** Reads an address; its province may be a name or a code. */
export function taxPlaceOf({ country, prov }: Address): TaxPlace {
  const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
  const found = allCountries.find(([name, code]) => same(name, country) || same(code, country));
  const [regionName = '', region = ''] =
    found?.[2].find(([name, code]) => same(name, prov) || same(code, prov)) ?? [];
  const known = knownCountries.find((code) => code === found?.[1]);
  const place = { country: found?.[1] ?? '', region, regionName };
  if (!known || !region) return { ...place, knownCountry: '', rates: 'unknown' };
  if (known !== 'US') return { ...place, knownCountry: known, rates: 'known' };
  const unknown = regionsWithUnknownTax.includes(region) ? 'unknown' : 'known';
  return { ...place, knownCountry: known, rates: untaxedStates.includes(region) ? 'none' : unknown };
}

type Rate = Pick<AdminOutput<'tax/save'>, 'is_known' | 'country' | 'region'>;

/** Regions whose known rates a shop uses: its own, and others that it has registered in before. */
export function registeredIn({ knownCountry, region }: TaxPlace, rates: readonly Rate[]): string[] {
  const others = rates.filter((rate) => rate.is_known && rate.country === knownCountry && rate.region);
  return [...new Set([region, ...others.map((rate) => rate.region)])];
}

/** Whether the known rates of a place would add to a rate of the owner. */
export const wouldAddUp = (rates: readonly Rate[], { knownCountry, region }: TaxPlace): boolean =>
  !addsUp(rates) && addsUp([...rates, { is_known: true, country: knownCountry, region }]);

/** Whether a rate of the owner adds to one that Handsell knows for the same place. */
export function addsUp(rates: readonly Rate[]): boolean {
  const isWithin = (a: string, b: string) => !a || !b || a === b;
  return rates.some(
    (own) =>
      !own.is_known &&
      rates.some(
        (rate) => rate.is_known && isWithin(own.country, rate.country) && isWithin(own.region, rate.region),
      ),
  );
}
