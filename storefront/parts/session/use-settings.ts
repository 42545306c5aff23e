import { useRouteLoaderData } from 'react-router';
import type { SiteSettings } from '../../../contract/store.ts';
import { fromDataBlock } from '../../page-data.ts';

/** The settings of this shop, from the root's loader. Only below the root: everywhere but its error page. */
export function useSettings(): SiteSettings {
  const settings = useRootSettings();
  if (!settings) throw new Error('the settings are not loaded');
  return settings;
}

/** The name of this shop; '' on an error page that has no settings. */
export function useStoreName(): string {
  return useRootSettings()?.store_info.name ?? '';
}

/** Undefined where the root itself failed. */
export function useRootSettings(): SiteSettings | undefined {
  const root = useRouteLoaderData('root') as { settings: SiteSettings } | undefined;
  return root && fromDataBlock(root.settings);
}
