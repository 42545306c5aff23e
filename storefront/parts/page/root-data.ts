import type { SiteSettings } from '../../../contract/store.ts';
import { fromDataBlock } from '../../page-data.ts';

/** The shop's settings among the matches that a page's `meta` receives; undefined when the root itself failed. */
export function rootOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]) {
  const root = matches.find((m) => m?.id === 'root')?.loaderData as { settings: SiteSettings } | undefined;
  return root && fromDataBlock(root.settings);
}
