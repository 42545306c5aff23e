import { refuse } from '../call/refusal.ts';
import type { Query } from '../db/db.ts';
import { checkPlace, isDay } from './check-rate.ts';
import {
  deleteExemptions,
  type Exemption,
  putExemption,
  readAllExemptions,
  readExemptions,
} from './exemption-queries.ts';
import type { SalePlace } from './sale-place.ts';
import type { TaxRate } from './tax-rate.ts';

/**
 * The rates that an account pays at a place on a day, 'YYYY-MM-DD', and the numbers by which it does not pay the others ('' =
 * it pays them all).
 */
export async function withoutExempt(
  q: Query,
  accountId: number,
  { place, day, rates }: { place: SalePlace; day: string; rates: TaxRate[] },
): Promise<{ rates: TaxRate[]; numbers: string }> {
  const exemptions = await readExemptions(q, accountId, place, day);
  const isFrom = (rate: TaxRate) => (tax_type: string) => tax_type === '' || tax_type === rate.type;
  const used = exemptions.filter(({ tax_type }) => rates.some((rate) => isFrom(rate)(tax_type)));
  return {
    rates: rates.filter((rate) => !used.some(({ tax_type }) => isFrom(rate)(tax_type))),
    numbers: [...new Set(used.map(({ number }) => number))].join(', '),
  };
}

/**
 * Writes an exemption of an account, in place of one from the same tax at the same place.
 *
 * @throws the refusals `number_missing`, `invalid_place` and `invalid_dates`.
 */
export async function saveExemption(q: Query, accountId: number, exemption: Exemption): Promise<void> {
  const { number, country, region, valid_until } = exemption;
  if (number.trim() === '') throw refuse('number_missing', 'Please give the number of the certificate.');
  if (country === '') throw refuse('invalid_place', 'Please say in which country the exemption holds.');
  checkPlace({ location_id: null, country, region, postal_prefixes: [] });
  if (valid_until !== null && !isDay(valid_until)) {
    throw refuse('invalid_dates', 'Please give the last day as year, month, and day, as in 2026-07-01.');
  }
  await putExemption(q, accountId, exemption);
}

/** All exemptions of an account, for staff; those that ended as well. */
export function exemptionsOf(q: Query, accountId: number): Promise<Exemption[]> {
  return readAllExemptions(q, accountId);
}

/** Ends all exemptions of an account and returns what they were. */
export function endExemptions(q: Query, accountId: number): Promise<Exemption[]> {
  return deleteExemptions(q, accountId);
}
