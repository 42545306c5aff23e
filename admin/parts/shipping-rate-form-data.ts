import { allCountries } from 'country-region-data';
import type { AdminInput, AdminOutput } from '../../contract/admin/actions.ts';
import { priceTyped } from '../../contract/amount-typed.ts';
import { m } from '../../messages/compiled/messages.js';
import { type FieldValues, textOf } from '../desk-submit.ts';

export type StaffShippingRate = AdminOutput<'shipping/getList'>['rates'][number];
type Given = Omit<AdminInput<'shipping/save'>, 'id' | 'version'>;

export const shippingBases = ['order', 'weight', 'pieces', 'amount'] as const;
export const shippedKinds = ['printed_book', 'audiobook', 'periodical', 'non_book', 'gift_card'] as const;

const moneyText = (cents: number): string => (cents / 100).toFixed(2);

/** A rate as its form shows it; null for a new one. Units are cents where the price depends on the amount. */
export function shippingRateValues(rate: StaffShippingRate | null): FieldValues {
  if (!rate) return { basis: 'order' };
  const { basis, days_min, days_max } = rate;
  const units = (n: number) => (basis === 'amount' ? moneyText(n) : String(n));
  return {
    label: rate.label,
    country: rate.country,
    regions: rate.regions.join(', '),
    postal_codes: rate.postal_codes.join('\n'),
    kinds: rate.kinds.join('\n'),
    basis,
    base: moneyText(rate.base),
    ...(basis !== 'order' && {
      included: units(rate.included),
      step: units(rate.step),
      step_price: moneyText(rate.step_price),
      least: rate.least > 0 ? units(rate.least) : '',
      most: rate.most === null ? '' : units(rate.most),
    }),
    free_from: rate.free_from === null ? '' : moneyText(rate.free_from),
    days_min: days_min > 0 ? String(days_min) : '',
    days_max: days_max > 0 ? String(days_max) : '',
    valid_from: rate.valid_from,
    valid_until: rate.valid_until ?? '',
    ...(rate.is_tbd && { is_tbd: 'on' }),
  };
}

/** What the form says, and what is wrong with its fields. */
export function readShippingRate(form: FormData): { given: Given; problems: Record<string, string> } {
  const problems: Record<string, string> = {};
  const text = (name: string) => textOf(form, name).trim();
  const basis = shippingBases.find((one) => one === text('basis')) ?? 'order';
  /** Undefined for an empty field. */
  const read = (name: string, parse: (typed: string) => number | null, wrong: () => string) => {
    if (text(name) === '') return undefined;
    const n = parse(text(name));
    if (n === null) problems[name] = wrong();
    return n ?? undefined;
  };
  const money = (name: string) => read(name, priceTyped, m.desksetup_shipping_amount_wrong);
  const whole = (name: string) => read(name, wholeTyped, m.deskpromotion_number_wrong);
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

const wholeTyped = (typed: string): number | null => (/^\d{1,9}$/.test(typed) ? Number(typed) : null);

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

/** The field that a refusal is about. */
export const refusedField: Readonly<Record<string, string>> = {
  label_missing: 'label',
  invalid_place: 'postal_codes',
  invalid_dates: 'valid_until',
};
