import { allCountries } from 'country-region-data';
import { provinceCountries } from './province-countries.ts';

/** ISO 3166-1 alpha-2 of a country, or the second half of ISO 3166-2 of a province. */
export interface Region {
  code: string;
  name: string;
}

const names = new Intl.DisplayNames(['en'], { type: 'region' });
const alphabet = new Intl.Collator('en');
const byName = (a: Region, b: Region) => alphabet.compare(a.name, b.name);

const countries: Region[] = allCountries
  .map(([name, code]) => ({ code, name: names.of(code) ?? name }))
  .sort(byName);

const provinces = new Map<string, Region[]>(
  allCountries
    .filter(([, code]) => provinceCountries.has(code))
    .map(([, code, regions]) => [code, regions.map(toRegion).sort(byName)]),
);

function toRegion([name, code]: readonly [string, string]): Region {
  return { code, name };
}

/** Every country, `first` before the others. */
export function countryList(first: string): Region[] {
  const own = countries.filter((c) => c.code === first);
  return [...own, ...countries.filter((c) => c.code !== first)];
}

/** By its code or its name, in any case. */
export function findCountry(codeOrName: string): Region | undefined {
  return find(countries, codeOrName);
}

/** States or provinces; empty for an unknown country and for one whose addresses name none. */
export function provinceList(countryCode: string): readonly Region[] {
  return provinces.get(countryCode) ?? [];
}

export function findProvince(countryCode: string, codeOrName: string): Region | undefined {
  return find(provinceList(countryCode), codeOrName);
}

function find(regions: readonly Region[], codeOrName: string): Region | undefined {
  const wanted = codeOrName.trim().toLowerCase();
  return regions.find((p) => p.code.toLowerCase() === wanted || p.name.toLowerCase() === wanted);
}

const everyRegion = new Map<string, readonly (readonly [string, string])[]>(
  allCountries.map(([, code, regions]) => [code, regions]),
);

/** An address that was saved while its country still had a list holds a code: its name, for countries without a list. */
export function provinceText({ country, province }: { country: string; province: string }): string {
  if (provinces.has(country)) return province;
  return everyRegion.get(country)?.find(([, code]) => code === province)?.[0] ?? province;
}

export interface RegionProblem {
  field: 'country' | 'province';
  message: string;
}

/** What is wrong with the country and province of an address (ACCOUNT-048, 049; ADDRESS-009, 010). */
export function regionProblem({
  country,
  province,
}: {
  country: string;
  province: string;
}): RegionProblem | undefined {
  if (!countries.some((c) => c.code === country)) {
    return { field: 'country', message: 'Valid country is required.' };
  }
  const list = provinceList(country);
  if (list.length > 0 && !list.some((p) => p.code === province)) {
    return { field: 'province', message: 'Valid state / province is required.' };
  }
  return undefined;
}
