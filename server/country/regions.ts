import { allCountries } from 'country-region-data';
import * as m from '../../messages/compiled/messages.js';
import { baseLocale, getLocale, type Locale } from '../../messages/compiled/runtime.js';
import { provinceCountries } from './province-countries.ts';
import { regionName } from './region-name.ts';

/** ISO 3166-1 alpha-2 of a country, or the second half of ISO 3166-2 of a province. */
export interface Region {
  code: string;
  name: string;
}

interface Regions {
  countries: Region[];
  provinces: Map<string, Region[]>;
}

/** By the language of the texts, which names countries and orders both. */
const inLocale = new Map<string, Regions>();

function regionsIn(locale: Locale = getLocale()): Regions {
  const known = inLocale.get(locale) ?? readRegions(locale);
  inLocale.set(locale, known);
  return known;
}

function readRegions(locale: Locale): Regions {
  const alphabet = new Intl.Collator(locale);
  const byName = (a: Region, b: Region) => alphabet.compare(a.name, b.name);
  return {
    countries: allCountries.map(([, code]) => ({ code, name: regionName(code, locale) })).sort(byName),
    provinces: new Map(
      allCountries
        .filter(([, code]) => provinceCountries.has(code))
        .map(([, code, regions]) => [code, regions.map(toRegion).sort(byName)]),
    ),
  };
}

function toRegion([name, code]: readonly [string, string]): Region {
  return { code, name };
}

/** Every country, `first` before the others. */
export function countryList(first: string): Region[] {
  const { countries } = regionsIn();
  const own = countries.filter((c) => c.code === first);
  return [...own, ...countries.filter((c) => c.code !== first)];
}

/** By its code or its name, in the language of the texts or in English, in any case. */
export function findCountry(codeOrName: string): Region | undefined {
  return find(regionsIn().countries, codeOrName) ?? find(regionsIn(baseLocale).countries, codeOrName);
}

/** States or provinces; empty for an unknown country and for one whose addresses name none. */
export function provinceList(countryCode: string): readonly Region[] {
  return regionsIn().provinces.get(countryCode) ?? [];
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
  if (provinceCountries.has(country)) return province;
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
  if (!allCountries.some(([, code]) => code === country)) {
    return { field: 'country', message: m.form_country_required() };
  }
  const list = provinceList(country);
  if (list.length > 0 && !list.some((p) => p.code === province)) {
    return { field: 'province', message: m.refusal_unknown_province() };
  }
  return undefined;
}
