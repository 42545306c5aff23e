import { entryAddress } from '../../../contract/entry-address.ts';
import type { NavigationEntry } from '../../../contract/navigation-entry.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import { contactPath } from './footer-lines.ts';
import { linesOf, menuOf } from './navigation-links.ts';

/**
 * The links of the footer, from the shop's menus. `shop`: the entries of the bar, one that is no link leads to the first of its
 * menu. `help`: what stands in one menu with 'Map & Hours', and the pages outside the bar.
 */
export function footerLinks(settings: SiteSettings): { shop: NavigationEntry[]; help: NavigationEntry[] } {
  const visit = contactPath(settings);
  const isVisit = (entry: NavigationEntry) => entryAddress(entry) === visit;
  const isOfVisit = (entry: NavigationEntry) => isVisit(entry) || linesOf(entry).some(isVisit);
  const isOther = (entry: NavigationEntry) => entryAddress(entry) !== '' && !isVisit(entry);
  const entries = menuOf(settings);
  const shop = entries.filter((entry) => !isOfVisit(entry)).map(withAddress);
  const help = [...entries.filter(isOfVisit), ...settings.extra_navigation].flatMap(linesOf);
  return { shop: shop.filter(isOther), help: help.filter(isOther) };
}

function withAddress(entry: NavigationEntry): NavigationEntry {
  if (entryAddress(entry)) return entry;
  const [first] = linesOf(entry).filter((line) => entryAddress(line));
  return first ? { ...first, label: entry.label } : entry;
}
