import type { Output } from '../../../contract/actions.ts';
import type { Call } from '../../../contract/call.ts';
import type { Cart } from '../../../contract/cart.ts';
import * as m from '../../../messages/compiled/messages.js';
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

/** The cart's amounts when it is delivered in this way, as far as it is known what that costs. */
export function summaryWith(
  { summary, checksum }: Pick<Cart, 'summary' | 'checksum'>,
  estimate: Estimate | null,
  delivery: string,
): Cart['summary'] & { is_shipping_free?: boolean } {
  const option = cheapestOf(estimate?.options.filter((o) => o.delivery_preference === delivery) ?? []);
  if (!option) return summary;
  // The cart has changed meanwhile: what it costs now is on its way.
  if (option.cost === null || estimate?.checksum !== checksum) return { ...summary, is_shipping_tbd: true };
  const taxes = option.taxes > 0 ? [{ type: m.shipping_estimate_tax(), amount: option.taxes }] : [];
  return {
    ...summary,
    taxes,
    shipping: option.cost,
    is_shipping_free: option.cost === 0,
    total: option.total,
  };
}
