import { expect, it } from 'vitest';
import type { NavigationEntry } from '../../../contract/navigation-entry.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import { footerLinks } from './footer-links.ts';

let id = 0;
const entry = (label: string, path: string, submenu: NavigationEntry[] = []): NavigationEntry => {
  id += 1;
  return { menu_id: id, label, path, url: '', link_type: '', type: 'page', submenu };
};
const linksOf = (site_navigation: NavigationEntry[], extra_navigation: NavigationEntry[] = []) => {
  const { shop, help } = footerLinks({
    is_v1: true,
    store_info: { contact_us_url: '/contact' },
    styles: { show_browse: true, show_features: false },
    site_navigation,
    extra_navigation,
  } as unknown as SiteSettings);
  const lines = (entries: NavigationEntry[]) => entries.map(({ label, path }) => `${label} ${path}`);
  return { shop: lines(shop), help: lines(help) };
};

it('has the entries of the bar in one column; what stands with Map & Hours, and the pages outside it, in the other', () => {
  const menu = [
    entry('Staff picks', '/staff-picks'),
    entry('Lists', '', [entry('Winter reading', '/lists/2'), entry('Prizes', '/lists/3')]),
    entry('Visit us', '/contact', [entry('Hours', '/contact'), entry('About', '/about')]),
  ];
  expect(linksOf(menu, [entry('Gift wrapping', '/wrapping')])).toEqual({
    shop: ['Browse /browse/filter', 'Staff picks /staff-picks', 'Lists /lists/2'],
    help: ['About /about', 'Gift wrapping /wrapping'],
  });
});

it('leaves out what leads nowhere, and a contact page of its own, which has its own link', () => {
  expect(linksOf([entry('Soon', ''), entry('Contact', '/contact')])).toEqual({
    shop: ['Browse /browse/filter'],
    help: [],
  });
});
