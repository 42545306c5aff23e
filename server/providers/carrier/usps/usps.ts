import {
  type CallOptions,
  type CarrierAnswer,
  centsOf,
  unreadable,
  usualPatienceMs,
} from '../call-carrier.ts';
import type { CarriedParcel, Carrier, CarrierRate, CarrierReach } from '../carrier.ts';
import { objectIn, type UspsKeys, uspsClient } from './client.ts';
import { isUspsService, uspsService } from './services.ts';

export interface UspsAccount extends UspsKeys {
  live: boolean;
  priceType: 'RETAIL' | 'COMMERCIAL';
}

const gramsPerPound = 453.592_37;
/** 70 pounds: the limit of every mail class that a shop can offer. */
const mostGrams = 70 * gramsPerPound;

/** Rates for one piece in the sender's own box; the others are for flat-rate boxes, cubic pricing and the like. */
const singlePiece = new Set(['SP', 'PA', 'DR', 'DN']);

export const uspsReach: CarrierReach = {
  currency: 'USD',
  takes({ from, to, grams }) {
    return from.country === 'US' && to.country === 'US' && isZip(from) && isZip(to) && grams <= mostGrams;
  },
};

/** The Shipping Options API of USPS: prices and delivery times of all mail classes in one answer (docs/carriers.md). */
export function usps(
  account: UspsAccount,
  { baseUrl, patienceMs = usualPatienceMs }: CallOptions = {},
): Carrier {
  const url = baseUrl ?? (account.live ? 'https://apis.usps.com' : 'https://apis-tem.usps.com');
  const post = uspsClient(account, url);
  return {
    ...uspsReach,
    async rates(parcel) {
      const body = JSON.stringify(requestFor(parcel, account.priceType));
      return ratesIn(await post('/shipments/v3/options/search', body, AbortSignal.timeout(patienceMs)));
    },
  };
}

const isZip = ({ postal }: CarriedParcel['from']) => /^\d{5}/.test(postal);
const zipOf = ({ postal }: CarriedParcel['from']) => postal.slice(0, 5);

function requestFor({ from, to, grams }: CarriedParcel, priceType: string) {
  return {
    pricingOptions: [{ priceType }],
    originZIPCode: zipOf(from),
    destinationZIPCode: zipOf(to),
    destinationEntryFacilityType: 'NONE',
    packageDescription: {
      weight: Math.ceil((grams / gramsPerPound) * 100) / 100,
      ...boxOf(grams),
      mailClass: 'ALL',
    },
  };
}

/** Inches of a box for books of this weight: 12 × 9, as high as it must be. Books and their packing weigh about 0.5 g/cm³. */
function boxOf(grams: number) {
  const cubicInches = grams / 0.5 / 16.387;
  return { length: 12, width: 9, height: Math.max(1, Math.ceil(cubicInches / (12 * 9))) };
}

/** For each mail class, the cheapest rate of one piece. A refusal in words, as for a ZIP code that is not served, is no rate. */
function ratesIn({ status, text }: CarrierAnswer): CarrierRate[] {
  const answer = objectIn(text);
  if (status >= 400) {
    if (typeof answer.error === 'object' && answer.error !== null) return [];
    throw unreadable('USPS');
  }
  if (!Array.isArray(answer.pricingOptions)) throw unreadable('USPS');
  const cheapest = new Map<string, CarrierRate>();
  for (const { mailClass, rateOptions } of objectsIn(answer.pricingOptions).flatMap((one) =>
    objectsIn(one.shippingOptions),
  )) {
    for (const option of objectsIn(rateOptions)) {
      const rate = rateOf(String(mailClass), option);
      if (rate && rate.cents < (cheapest.get(rate.service)?.cents ?? Number.POSITIVE_INFINITY))
        cheapest.set(rate.service, rate);
    }
  }
  return [...cheapest.values()];
}

function rateOf(mailClass: string, option: Record<string, unknown>): CarrierRate | null {
  if (!isUspsService(mailClass)) return null;
  const pieces = objectsIn(option.rates);
  const cents = centsOf(option.totalBasePrice);
  if (!cents || pieces.length === 0) return null;
  if (!pieces.every(({ rateIndicator }) => singlePiece.has(String(rateIndicator)))) return null;
  return { service: mailClass, cents, ...uspsService(mailClass), ...daysIn(option.commitment) };
}

/** '2 Days' or '2-5 Days'; 'NO STD' is not said. */
function daysIn(commitment: unknown): { daysMin: number; daysMax: number } {
  const { name } = objectsIn([commitment])[0] ?? {};
  const [, from, to = from] =
    /^(\d{1,2})(?:\s*-\s*(\d{1,2}))?\s*-?\s*Days?\b/i.exec(String(name ?? '')) ?? [];
  return { daysMin: Number(from ?? 0), daysMax: Number(to ?? 0) };
}

const objectsIn = (list: unknown): Record<string, unknown>[] =>
  Array.isArray(list) ? list.filter((one) => typeof one === 'object' && one !== null) : [];
