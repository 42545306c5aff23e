import type { NavigationEntry } from './navigation-entry.ts';

/** Address of a menu entry; '' for a parent that is no link itself (CHROME-009, CHROME-023, decisions A.20). */
export function entryAddress(entry: NavigationEntry): string {
  const address = entry.url || entry.path;
  if (address === 'events' || address === '/events') return '/events';
  if (entry.type === 'unlinked') return '';
  if (/^https?:\/\//.test(address) || address.startsWith('/')) return address;
  return address ? `/${address}` : '';
}
