import {
  type CallOptions,
  type CarrierAnswer,
  callCarrier,
  centsOf,
  unreadable,
  usualPatienceMs,
} from '../call-carrier.ts';
import {
  type CarriedParcel,
  type Carrier,
  CarrierFailed,
  type CarrierRate,
  type CarrierReach,
} from '../carrier.ts';
import { childOf, childrenOf, parseXml, textOf, type XmlElement } from './xml.ts';

export interface CanadaPostAccount {
  live: boolean;
  /** The two halves of the API key. */
  user: string;
  password: string;
  /** '' = none: the prices at the counter. */
  customer: string;
  contract: string;
}

const mediaType = 'application/vnd.cpc.ship.rate-v4+xml';
/** 30 kg: the limit of its parcel services. */
const mostGrams = 30_000;

export const canadaPostReach: CarrierReach = {
  currency: 'CAD',
  takes({ from, to, grams }) {
    return from.country === 'CA' && isCanadian(from.postal) && hasAddress(to) && grams <= mostGrams;
  },
};

/** The rating service of Canada Post, version 4 (docs/carriers.md). */
export function canadaPost(
  account: CanadaPostAccount,
  { baseUrl, patienceMs = usualPatienceMs }: CallOptions = {},
): Carrier {
  const host = account.live ? 'soa-gw.canadapost.ca' : 'ct.soa-gw.canadapost.ca';
  const keys = Buffer.from(`${account.user}:${account.password}`).toString('base64');
  return {
    ...canadaPostReach,
    async rates(parcel, language) {
      return ratesIn(
        await callCarrier('Canada Post', `${baseUrl ?? `https://${host}`}/rs/ship/price`, {
          method: 'POST',
          headers: {
            authorization: `Basic ${keys}`,
            accept: mediaType,
            'content-type': mediaType,
            'accept-language': /^fr\b/i.test(language) ? 'fr-CA' : 'en-CA',
          },
          body: scenarioFor(parcel, account),
          signal: AbortSignal.timeout(patienceMs),
        }),
      );
    },
  };
}

const isCanadian = (postal: string) => /^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(postal);

const hasAddress = ({ country, postal }: CarriedParcel['to']) =>
  country === 'CA' ? isCanadian(postal) : country === 'US' ? /^\d{5}/.test(postal) : country !== '';

/** Postal codes, countries and numbers hold nothing that XML would read as markup. */
function scenarioFor({ from, to, grams }: CarriedParcel, { customer, contract }: CanadaPostAccount): string {
  const payer = customer
    ? `<customer-number>${customer}</customer-number>${contract && `<contract-id>${contract}</contract-id>`}`
    : '<quote-type>counter</quote-type>';
  return `<?xml version="1.0" encoding="utf-8"?>
<mailing-scenario xmlns="http://www.canadapost.ca/ws/ship/rate-v4">
  ${payer}
  <parcel-characteristics><weight>${(Math.ceil(grams) / 1000).toFixed(3)}</weight></parcel-characteristics>
  <origin-postal-code>${from.postal}</origin-postal-code>
  <destination>${destinationOf(to)}</destination>
</mailing-scenario>`;
}

function destinationOf({ country, postal }: CarriedParcel['to']): string {
  switch (country) {
    case 'CA':
      return `<domestic><postal-code>${postal}</postal-code></domestic>`;
    case 'US':
      return `<united-states><zip-code>${postal.slice(0, 5)}</zip-code></united-states>`;
    default:
      return `<international><country-code>${country}</country-code></international>`;
  }
}

/** 'No services are appropriate for the shipment of the defined parcel.' */
const noService = '9111';
const wrongCustomer = /customer|contract|behalf/i;

function ratesIn({ status, text }: CarrierAnswer): CarrierRate[] {
  const root = parseXml(text);
  if (status < 300 && root?.name === 'price-quotes') return childrenOf(root, 'price-quote').flatMap(rateOf);
  if (root?.name !== 'messages') throw unreadable('Canada Post');
  const [first] = childrenOf(root, 'message');
  if (!first) throw unreadable('Canada Post');
  const description = textOf(first, 'description');
  if (textOf(first, 'code') !== noService && wrongCustomer.test(description))
    throw new CarrierFailed('keys', `Canada Post refused this account: ${description.slice(0, 200)}`);
  // It says in words why this parcel does not go there: a postal code that does not exist, for example.
  return [];
}

function rateOf(quote: XmlElement): CarrierRate[] {
  const details = childOf(quote, 'price-details');
  const due = centsOf(textOf(details, 'due'));
  const service = textOf(quote, 'service-code');
  if (!due || service === '') return [];
  const standard = childOf(quote, 'service-standard');
  const days = Number(textOf(standard, 'expected-transit-time')) || 0;
  return [
    {
      service,
      label: `Canada Post ${textOf(quote, 'service-name') || service}`,
      cents: due - taxesIn(details),
      daysMin: days,
      daysMax: days,
      kinds: [],
    },
  ];
}

/** The shop charges its own taxes on shipping. */
function taxesIn(details: XmlElement | undefined): number {
  const taxes = childOf(details, 'taxes')?.children ?? [];
  return taxes.reduce((sum, { text }) => sum + (centsOf(text.trim()) ?? 0), 0);
}
