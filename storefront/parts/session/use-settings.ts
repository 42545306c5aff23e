import { useRouteLoaderData } from 'react-router';
import type { SiteSettings } from '../../../contract/store.ts';

/** The settings of this shop, from the root's loader. Only below the root: everywhere but its error page. */
export function useSettings(): SiteSettings {
  const root = useRouteLoaderData('root') as { settings: SiteSettings } | undefined;
  if (!root) throw new Error('the settings are not loaded');
  return root.settings;
}
