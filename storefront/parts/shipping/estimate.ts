import type { Output } from '../../../contract/actions.ts';
import type { Call } from '../../../contract/call.ts';
import { failedAnswer } from '../../failed-answer.ts';

/** Where a cart would be delivered to, as far as its cost depends on it. */
export interface EstimatePlace {
  country: string;
  postal_code: string;
}

export type EstimateOption = Output<'checkout/estimateShipping'>['options'][number];

/** What a cart would cost, delivered to a place. */
export interface Estimate {
  place: EstimatePlace;
  /** Of the cart that was estimated. */
  checksum: string;
  options: EstimateOption[];
  /** Why there are none; null when there are. */
  problem: { sentence: string; isAboutPostalCode: boolean } | null;
}

/** For the server and the browser. A call that fails is a problem of the estimate, never of its page. */
export async function estimateFor(api: Call, place: EstimatePlace, checksum: string): Promise<Estimate> {
  const answer = await api('checkout/estimateShipping', place).catch(failedAnswer);
  if (answer.ok) return { place, checksum, options: answer.value.options, problem: null };
  const isAboutPostalCode = answer.error_code === 'invalid_place';
  return { place, checksum, options: [], problem: { sentence: answer.error, isAboutPostalCode } };
}

/** The cheapest option that is available; a known price comes before one to be determined. */
export function cheapestOf(options: readonly EstimateOption[]): EstimateOption | undefined {
  const cents = ({ cost, total }: EstimateOption) => (cost === null ? Number.POSITIVE_INFINITY : total);
  return options.filter(({ available }) => available).toSorted((a, b) => (cents(a) < cents(b) ? -1 : 1))[0];
}
