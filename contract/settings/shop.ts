import { z } from 'zod';
import { isEmail } from '../email.ts';
import { field, pageLink, scriptId, words, yesNo } from './field.ts';
import { pageAddress } from './stored-values.ts';

/** The origin of an address that has nothing else: no path, no password. null = another kind of address. */
function originOf(written: string): string | null {
  if (written === '') return '';
  if (!/^https?:\/\//i.test(written) || !URL.canParse(written)) return null;
  const url = new URL(written);
  return url.href === `${url.origin}/` ? url.origin : null;
}

/** A BCP 47 tag in its usual spelling ('fr-CA'). null = not a tag. */
function languageTag(written: string): string | null {
  if (written === '') return '';
  try {
    return Intl.getCanonicalLocales(written)[0] ?? null;
  } catch {
    return null;
  }
}

/** Name and addresses of the store, its social networks, and who counts its visitors. */
export const shop = {
  'store_info.address': words(
    'Street',
    'For the footer and the emails. Leave the address empty to show that of your location, if you have only one.',
  ),
  'store_info.city': words('City'),
  'store_info.province': words('State or province'),
  'store_info.postal_code': words('Postal code'),
  'store_info.iso3166_2_country': words(
    'Country',
    'Two letters, such as US or CA. If it is empty, the country of the shop.',
  ),
  'store_info.phone': words('Phone', 'Leave it empty to show that of your location, if you have only one.'),
  'store_info.phone_2': words('Second phone'),
  'store_info.toll_free': words('Toll-free number'),
  'store_info.fax': words('Fax'),
  'store_info.email': field(z.string(), '', {
    label: 'Email',
    help: 'Customers write to this address, and their replies to the shop’s email go here.',
    control: 'words',
    takes: 'an email address such as books@example.com',
    written: z.string().refine((address) => address === '' || isEmail(address)),
  }),
  'store_info.url': words('Other website', 'Shown in the footer.'),
  'store_info.san': words('SAN', 'Standard Address Number: suppliers in the book trade know you by it.'),
  'store_info.language': field(z.string().transform(languageTag).pipe(z.string()), '', {
    label: 'The shop’s language',
    help: 'For texts, dates, and numbers. If it is empty, the English of the shop’s country.',
    control: 'words',
    takes: 'a language and country such as en-US, en-CA or fr-CA',
  }),
  // The answer of the API has the address in use instead, which may come from BASE_URL or the host.
  'store_info.base_url': field(z.string().transform(originOf).pipe(z.string()), '', {
    label: 'The shop’s web address',
    help: 'Leave it empty, unless readers reach the shop at another address than the one it was set up with.',
    control: 'words',
    takes: 'an address such as https://books.example',
    public: false,
  }),
  'store_info.is_consolidated_multistore': yesNo(
    'All locations sell as one',
    false,
    'Shoppers don’t choose a location.',
  ),
  'store_info.alternate_home': pageLink('Where the logo leads', 'Instead of the home page.'),
  'store_info.contact_us_url': field(z.string().transform(pageAddress).pipe(z.string().min(1)), '/contact', {
    label: "Where 'Map & Hours' leads",
    control: 'link',
    takes: 'a page of the shop, such as /contact, or an address that starts with https://',
  }),
  is_v1: yesNo(
    "'Map & Hours' always leads there",
    false,
    'Otherwise, it leads to the menu entry that was chosen for the footer, if one was.',
  ),
  'store_info.twitter': words('Twitter'),
  'store_info.facebook': words('Facebook'),
  'store_info.instagram': words('Instagram'),
  'store_info.tiktok': words('TikTok'),
  'store_info.threads': words('Threads'),
  'store_info.bluesky': words('Bluesky'),
  'store_info.mastodon': words('Mastodon'),
  'store_info.google_analytics_code': scriptId(
    'Google Analytics',
    'The measurement ID from your Google Analytics account. It starts with G-.',
  ),
  'store_info.facebook_pixel_id': scriptId(
    'Meta pixel',
    'Its ID, from the Events Manager of Meta. It measures your ads there.',
  ),
};
