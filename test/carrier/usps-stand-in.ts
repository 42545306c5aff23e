import { randomUUID } from 'node:crypto';
import { type VendorReply, type VendorServer, vendorServer } from '../payment/vendor-stand-in.ts';

export interface UspsStandIn extends VendorServer {
  key: string;
  secret: string;
  withdrawTokens(): void;
}

/** A ZIP code that USPS does not deliver to. */
export const unknownZip = '00000';

const piece = (rateIndicator: string, price: number, mailClass: string) => ({
  totalBasePrice: price,
  // With an extra service on offer.
  totalPrice: price + 3.5,
  rates: [
    { mailClass, price, priceType: 'RETAIL', rateIndicator, processingCategory: 'MACHINABLE', zone: '05' },
  ],
  extraServices: [{ extraService: '925', name: 'Priority Mail Express Merchandise Insurance', price: 3.5 }],
});

/** Behaves as the OAuth and Shipping Options APIs of developers.usps.com do (docs/carriers.md). */
export async function uspsStandIn(): Promise<UspsStandIn> {
  const key = 'StandInConsumerKey';
  const secret = 'StandInConsumerSecret';
  let token = randomUUID();
  const server = await vendorServer(({ path, headers, body }) => {
    if (path === '/oauth2/v3/token') {
      const { client_id, client_secret, grant_type } = JSON.parse(body);
      return client_id === key && client_secret === secret && grant_type === 'client_credentials'
        ? { status: 200, json: { access_token: token, token_type: 'Bearer', expires_in: 28_799 } }
        : { status: 401, json: { error: 'invalid_client', error_description: 'Invalid client credentials' } };
    }
    if (headers.authorization !== `Bearer ${token}`) return refused(401, 'Invalid Token');
    if (path !== '/shipments/v3/options/search') return refused(404, 'Not Found');
    return search(JSON.parse(body));
  });
  return { ...server, key, secret, withdrawTokens: () => (token = randomUUID()) };
}

const refused = (status: number, message: string): VendorReply => ({
  status,
  json: { apiVersion: '/shipments/v3', error: { code: String(status), message, errors: [] } },
});

interface Search {
  pricingOptions: { priceType: 'RETAIL' | 'COMMERCIAL' }[];
  originZIPCode: string;
  destinationZIPCode: string;
  packageDescription: { weight: number; length: number; width: number; height: number; mailClass: string };
}

function search({
  pricingOptions,
  originZIPCode,
  destinationZIPCode,
  packageDescription,
}: Search): VendorReply {
  const { weight, length, width, height, mailClass } = packageDescription;
  const isZip = (zip: string) => /^\d{5}$/.test(zip);
  if (
    !isZip(originZIPCode) ||
    !isZip(destinationZIPCode) ||
    !(weight > 0 && length > 0 && width > 0 && height > 0)
  )
    return refused(400, 'OpenAPI Request Validation failed');
  if (destinationZIPCode === unknownZip) return refused(400, 'The Destination ZIP Code is invalid.');
  const priceType = pricingOptions[0]?.priceType ?? 'RETAIL';
  const pounds = Math.ceil(weight);
  const price = (first: number, more: number) =>
    Math.round((first + (pounds - 1) * more) * (priceType === 'RETAIL' ? 100 : 80)) / 100;
  const option = (name: string, days: string, options: ReturnType<typeof piece>[]) => ({
    mailClass: name,
    rateOptions: options.map((one) => ({
      ...one,
      commitment: { name: days, scheduleDeliveryDate: '2026-12-01', guaranteedDelivery: false },
    })),
  });
  const all = [
    option('USPS_GROUND_ADVANTAGE', '2-5 Days', [
      piece('SP', price(9.5, 0.75), 'USPS_GROUND_ADVANTAGE'),
      piece('DR', price(19, 1), 'USPS_GROUND_ADVANTAGE'),
    ]),
    option('PRIORITY_MAIL', '2 Days', [
      piece('FE', 5, 'PRIORITY_MAIL'),
      piece('SP', price(12.2, 1.5), 'PRIORITY_MAIL'),
    ]),
    option('PRIORITY_MAIL_EXPRESS', '1-Day', [piece('PA', price(33.1, 4), 'PRIORITY_MAIL_EXPRESS')]),
    option('MEDIA_MAIL', 'NO STD', [piece('SP', price(4.63, 0.76), 'MEDIA_MAIL')]),
    option('LIBRARY_MAIL', '7 Days', [piece('SP', price(4.4, 0.72), 'LIBRARY_MAIL')]),
  ];
  const shippingOptions = all.filter((one) => ['ALL', one.mailClass].includes(mailClass));
  return {
    status: 200,
    json: { originZIPCode, destinationZIPCode, pricingOptions: [{ priceType, shippingOptions }] },
  };
}
