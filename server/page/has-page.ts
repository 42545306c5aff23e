import type { SiteSettings } from '../../contract/store.ts';

/** Whether the store has the page at this path: a privacy policy only where its settings say so (APP-018, decision 0025). */
export function hasPage(settings: Pick<SiteSettings, 'has_privacy_policy_page'>, path: string): boolean {
  return path !== '/privacy-policy' || settings.has_privacy_policy_page;
}
