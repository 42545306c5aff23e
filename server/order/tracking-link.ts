import { type Carrier, carriers } from '../../contract/carriers.ts';

/** Pages on which carriers show where a parcel is. */
const pages: Record<Carrier, string> = {
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  UPS: 'https://www.ups.com/track?tracknum=',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr=',
  'Canada Post': 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=',
  Purolator: 'https://www.purolator.com/en/shipping/tracker?pin=',
  DHL: 'https://www.dhl.com/us-en/home/tracking.html?submit=1&tracking-id=',
};

/** Where a shopper can follow a parcel; '' for a carrier without a known page. */
export function trackingLink(carrier: string, tracking: string): string {
  const known = carriers.find((name) => name.toLowerCase() === carrier.trim().toLowerCase());
  return known && tracking ? pages[known] + encodeURIComponent(tracking) : '';
}
