import { useRouteLoaderData } from 'react-router';
import type { SiteSettings } from '../../../contract/store.ts';
import { received } from '../../page-data.ts';

/** The settings of this shop, from the root's loader. Only below the root: everywhere but its error page. */
export function useSettings(): SiteSettings {
  const root = useRoot();
  if (!root) throw new Error('the settings are not loaded');
  return received(root.settings);
}

/** The name of this shop; '' on an error page that has no settings. */
export function useStoreName(): string {
  const root = useRoot();
  return root ? received(root.settings).store_info.name : '';
}

const useRoot = () => useRouteLoaderData('root') as { settings: SiteSettings } | undefined;
