import { allCountries } from 'country-region-data';
import type { AdminInput, AdminOutput } from '../../contract/admin/actions.ts';
import { priceText } from '../../contract/amount-typed.ts';
import { shippedKinds, shippingBases } from '../../contract/shipping-rate.ts';
import * as m from '../../messages/compiled/messages.js';
import type { FieldValues } from '../desk-submit.ts';
import { typedValues } from '../typed-values.ts';

export type StaffShippingRate = AdminOutput<'shipping/getList'>['rates'][number];
type Given = Omit<AdminInput<'shipping/save'>, 'id' | 'version'>;

/** A rate as its form shows it; null for a new one. Units are cents where the price depends on the amount. */
export function shippingRateValues(rate: StaffShippingRate | null): FieldValues {
  if (!rate) return { basis: 'order' };
  const { basis, days_min, days_max } = rate;
  const units = (n: number) => (basis === 'amount' ? priceText(n) : String(n));
  return {
    label: rate.label,
    country: rate.country,
    regions: rate.regions.join(', '),
    postal_codes: rate.postal_codes.join('\n'),
    kinds: rate.kinds.join('\n'),
    basis,
    base: priceText(rate.base),
    ...(basis !== 'order' && {
      included: units(rate.included),
      step: units(rate.step),
      step_price: priceText(rate.step_price),
      least: rate.least > 0 ? units(rate.least) : '',
      most: rate.most === null ? '' : units(rate.most),
    }),
    free_from: rate.free_from === null ? '' : priceText(rate.free_from),
    days_min: days_min > 0 ? String(days_min) : '',
    days_max: days_max > 0 ? String(days_max) : '',
    valid_from: rate.valid_from,
    valid_until: rate.valid_until ?? '',
    ...(rate.is_tbd && { is_tbd: 'on' }),
  };
}

/** What the form says, and what is wrong with its fields. */
export function readShippingRate(form: FormData): { given: Given; problems: FieldValues } {
  const { problems, text, money, whole } = typedValues(form);
  const basis = shippingBases.find((one) => one === text('basis')) ?? 'order';
  const units = (name: string) => {
    if (basis === 'order') return undefined;
    return basis === 'amount' ? money(name) : whole(name);
  };
  const country = text('country');
  const regions = regionsIn(country, text('regions'));
  if (regions.unknown)
    problems.regions = m.desksetup_rate_region_unknown({
      country: countryName(country),
      region: regions.unknown,
    });
  const given: Given = {
    label: text('label'),
    country,
    regions: regions.codes,
    postal_codes: text('postal_codes')
      .toUpperCase()
      .split(/[\n,;]+/)
      .map((codes) => codes.replaceAll(/\s/g, ''))
      .filter(Boolean),
    kinds: shippedKinds.filter((kind) => form.getAll('kinds').includes(kind)),
    basis,
    base: money('base') ?? 0,
    included: units('included') ?? 0,
    step: units('step') ?? 1,
    step_price: basis === 'order' ? 0 : (money('step_price') ?? 0),
    least: units('least') ?? 0,
    most: units('most'),
    free_from: money('free_from'),
    days_min: whole('days_min') ?? whole('days_max') ?? 0,
    days_max: whole('days_max') ?? whole('days_min') ?? 0,
    is_tbd: form.has('is_tbd'),
    valid_from: text('valid_from'),
    valid_until: text('valid_until'),
  };
  return { given, problems };
}

/** '' = every country. */
export function countryName(code: string): string {
  return allCountries.find((one) => one[1] === code)?.[0] ?? code;
}

/** Codes of the regions that a text names, by name or code; the first that the country does not have. */
function regionsIn(country: string, typed: string): { codes: string[]; unknown?: string } {
  const known = allCountries.find(([, code]) => code === country)?.[2] ?? [];
  const codes: string[] = [];
  for (const name of typed.split(/[,;\n]+/).map((part) => part.trim())) {
    if (name === '') continue;
    const found = known.find((region) => region.some((word) => word.toLowerCase() === name.toLowerCase()));
    if (!found) return { codes: [], unknown: name };
    codes.push(found[1]);
  }
  return { codes };
}

/** The fields that refusals are about. */
export const refusedFields: FieldValues = {
  label_missing: 'label',
  invalid_place: 'postal_codes',
  invalid_dates: 'valid_until',
};
