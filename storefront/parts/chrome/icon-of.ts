import { isPicture } from '../../../contract/logo.ts';
import type { SiteSettings } from '../../../contract/store.ts';

/** What browsers show beside the shop's name: its own icon, else the open book. */
export function iconOf(settings: Pick<SiteSettings, 'styles'> | undefined): { href: string; type?: string } {
  const own = settings?.styles.favicon_url;
  return isPicture(own) ? { href: own } : { href: '/favicon.svg', type: 'image/svg+xml' };
}
