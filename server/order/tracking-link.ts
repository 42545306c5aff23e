/** Pages on which carriers show where a parcel is, by their names in lower case. */
const pages: Record<string, string> = {
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  ups: 'https://www.ups.com/track?tracknum=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  'canada post': 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=',
};

/** Where a shopper can follow a parcel; '' for a carrier without a known page. */
export function trackingLink(carrier: string, tracking: string): string {
  const page = pages[carrier.trim().toLowerCase()];
  return page && tracking ? page + encodeURIComponent(tracking) : '';
}
