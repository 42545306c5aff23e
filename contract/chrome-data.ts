import type { SiteSettings } from './store.ts';

type Content = SiteSettings['global_content'];

/** The data of the global block of this kind; {} when the shop has none. */
export const chromeData = (content: Content, component: string): Record<string, unknown> =>
  content.find((one) => one.component === component)?.data ?? {};
