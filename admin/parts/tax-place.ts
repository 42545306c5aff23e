import { allCountries } from 'country-region-data';
import { knownCountries } from '../../contract/admin/tax.ts';

/** Where a shop pays taxes, as far as its address says. */
export interface TaxPlace {
  /** ISO 3166-1 alpha-2, whose rates are known; '' = another country. */
  country: '' | (typeof knownCountries)[number];
  /** Second part of ISO 3166-2; '' = not one of the country. */
  region: string;
  regionName: string;
}

/** Reads an address; its province may be a name or a code. */
export function taxPlaceOf({ country, prov }: { country: string; prov: string }): TaxPlace {
  const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
  const found = allCountries.find(([name, code]) => same(name, country) || same(code, country));
  const known = knownCountries.find((code) => code === found?.[1]);
  if (!found || !known) return { country: '', region: '', regionName: '' };
  const [regionName = '', region = ''] =
    found[2].find(([name, code]) => same(name, prov) || same(code, prov)) ?? [];
  return { country: known, region, regionName };
}
