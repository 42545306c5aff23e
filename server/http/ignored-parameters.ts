/**
 * Parameters that advertisements and mailings add to links. No page reads them: they are for the shop's analytics, which
 * reads them from the browser's address bar. Kept as part of a page's address, each visitor of a campaign would get a page
 * made for them alone.
 */
const ignored: readonly { name: string | RegExp; from: string }[] = [
  { name: /^utm_/, from: 'campaigns, as most analytics count them' },
  { name: 'gclid', from: 'Google Ads' },
  { name: 'gbraid', from: 'Google Ads, from apps' },
  { name: 'wbraid', from: 'Google Ads, to apps' },
  { name: /^gad_/, from: 'Google Ads, the campaign and the source' },
  { name: 'dclid', from: 'Google Display & Video' },
  { name: 'srsltid', from: 'Google Merchant Center' },
  { name: '_gl', from: 'Google Analytics, between two sites of one owner' },
  { name: 'fbclid', from: 'Facebook and Instagram' },
  { name: 'igshid', from: 'Instagram, shared links' },
  { name: 'igsh', from: 'Instagram, shared links' },
  { name: 'msclkid', from: 'Microsoft Advertising' },
  { name: 'ttclid', from: 'TikTok' },
  { name: 'twclid', from: 'X' },
  { name: 'li_fat_id', from: 'LinkedIn' },
  { name: 'epik', from: 'Pinterest' },
  { name: 'yclid', from: 'Yandex' },
  { name: 'mc_cid', from: 'Mailchimp, the mailing' },
  { name: 'mc_eid', from: 'Mailchimp, the reader' },
  { name: /^_hs(enc|mi)$/, from: 'HubSpot mailings' },
  { name: 'mkt_tok', from: 'Marketo mailings' },
  { name: '_kx', from: 'Klaviyo mailings' },
  { name: 'vero_id', from: 'Vero mailings' },
];

const isIgnored = (name: string) =>
  ignored.some((one) => (typeof one.name === 'string' ? one.name === name : one.name.test(name)));

/** The address as pages are made and kept by it. Every other parameter stays as it was written. */
export function withoutIgnored(url: URL): URL {
  const parts = url.search.slice(1).split('&');
  const kept = parts.filter((part) => !isIgnored(nameOf(part)));
  if (kept.length === parts.length) return url;
  const plain = new URL(url);
  plain.search = kept.join('&');
  return plain;
}

/** Names are written in many ways: 'utm%5Fsource' is one of them. */
function nameOf(part: string): string {
  const [name = ''] = new URLSearchParams(part).keys();
  return name;
}
