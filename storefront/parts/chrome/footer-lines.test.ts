import { expect, it } from 'vitest';
import type { NavigationEntry } from '../../../contract/navigation-entry.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import { contactPath, footerLines, legalLinks, socialLinks } from './footer-lines.ts';

type Info = SiteSettings['store_info'];
const info = (more: Partial<Info> = {}) =>
  ({
    name: 'Corner Books',
    address: '1 Main Street',
    city: 'Vernon',
    province: 'BC',
    postal_code: 'V1T 1A1',
    country: 'Canada',
    phone: '(250) 555-0100',
    phone_2: '(250) 555-0102',
    toll_free: '(888) 555-0100',
    fax: '(250) 555-0101',
    email: 'shop@example.com',
    url: 'corner.example',
    footer_message: 'Since 1986.',
    footer_display_rules: {},
    twitter: '',
    instagram: '',
    facebook: '',
    tiktok: '',
    threads: '',
    bluesky: '',
    mastodon: '',
    contact_us_url: '/contact',
    ...more,
  }) as Info;
const footerBar = (data: Record<string, unknown>) => [
  {
    component: 'footer_bar',
    data,
    container: true,
    visibility: 'all',
    start_date: null,
    end_date: null,
    expiry_action: '',
    date_created: null,
    date_changed: null,
    can_delete: false,
  },
];

it('shows every line that is filled in', () => {
  const { address, contact, message } = footerLines(info());
  expect(address).toEqual(['Corner Books', '1 Main Street', 'Vernon, BC V1T 1A1', 'Canada']);
  expect(contact.map((c) => c.key)).toEqual(['phone', 'phone_2', 'toll_free', 'fax', 'email', 'url']);
  expect(message).toBe('Since 1986.');
});

it('has the shop’s other address lead to the web, however it is written', () => {
  const web = (url: string) => footerLines(info({ url })).contact.find((line) => line.key === 'url');
  expect(web('www.corner.example')).toMatchObject({
    value: 'www.corner.example',
    href: 'https://www.corner.example',
  });
  expect(web('http://corner.example')?.href).toBe('http://corner.example');
  expect(web('javascript:alert(1)')?.href).toBe('https://javascript:alert(1)');
  expect(web('')).toBeUndefined();
});

it.each([
  ['city', 'Vernon'],
  ['province', 'BC'],
  ['postal_code', 'V1T'],
  ['country', 'Canada'],
  ['name', 'Corner'],
  ['address', 'Main'],
  ['phone', '(250) 555-0100'],
  ['phone_2', '(250) 555-0102'],
  ['url', 'corner.example'],
  ['toll_free', '888'],
  ['email', 'shop@'],
  ['fax', '0101'],
  ['message', '1986'],
])('hides the line %s where a rule says so (CHROME-052, CHROME-053)', (line, words) => {
  expect(JSON.stringify(footerLines(info()))).toContain(words);
  expect(JSON.stringify(footerLines(info({ footer_display_rules: { [line]: false } })))).not.toContain(words);
});

it('has a social column with one of the four networks only, and then the others in it (CHROME-042 to CHROME-044)', () => {
  const mastodon = 'https://example.social/@books';
  for (const network of ['threads', 'bluesky', 'mastodon'])
    expect(socialLinks(info({ [network]: mastodon })), network).toEqual([]);
  for (const network of ['twitter', 'instagram', 'facebook', 'tiktok'])
    expect(socialLinks(info({ [network]: mastodon })), network).toMatchObject([{ network }]);
  const names = socialLinks(info({ mastodon, tiktok: 'https://tiktok.example/books' })).map((s) => s.name);
  expect(names).toEqual(['TikTok', 'Mastodon']);
});

it('completes the addresses of networks that owners give without https://', () => {
  expect(socialLinks(info({ facebook: 'facebook.com/corner', twitter: 'http://x.com/corner' }))).toEqual([
    { network: 'twitter', name: 'Twitter', href: 'http://x.com/corner' },
    { network: 'facebook', name: 'Facebook', href: 'https://facebook.com/corner' },
  ]);
});

it.each([
  [true, true, ['/privacy-policy View our Privacy Policy', '/terms-conditions View our Terms & Conditions']],
  [false, true, ['/terms-conditions Terms & Conditions/Privacy Policy']],
  [true, false, ['/privacy-policy View our Privacy Policy']],
  [false, false, []],
])(
  'privacy page %s, terms %s: %j (CHROME-048 to CHROME-050, CHROME-066)',
  (has_privacy_policy_page, terms, links) => {
    const global_content = footerBar({ terms_condition_enabled: terms });
    const shown = legalLinks({ has_privacy_policy_page, global_content });
    expect(shown.map(({ href, label }) => `${href} ${label}`)).toEqual(links);
  },
);

it('finds Map & Hours in the menu, then in the other menu, else where the shop says (CHROME-006 to CHROME-008)', () => {
  const entry = (menu_id: number, path: string, submenu: NavigationEntry[] = []) =>
    ({ menu_id, label: path, path, url: '', link_type: '', type: '', submenu }) as NavigationEntry;
  const settings = (menu_id: number, is_v1 = false) =>
    ({
      is_v1,
      store_info: info(),
      global_content: footerBar({ contact_us_menu_id: menu_id }),
      site_navigation: [entry(1, '/about', [entry(2, '/visit')])],
      extra_navigation: [entry(3, '/find-us')],
    }) as unknown as SiteSettings;
  expect(contactPath(settings(2))).toBe('/visit');
  expect(contactPath(settings(3))).toBe('/find-us');
  expect(contactPath(settings(9))).toBe('/contact');
  expect(contactPath(settings(2, true))).toBe('/contact');
});
