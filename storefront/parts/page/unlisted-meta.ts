import type { MetaDescriptor } from 'react-router';
import { pageMeta } from './meta.ts';
import { rootOf } from './root-data.ts';

/** `pageMeta` of a page that search engines leave out: someone's own, a form, an answer to one request. */
export function unlistedMeta(matches: Parameters<typeof rootOf>[0], name: string): MetaDescriptor[] {
  return pageMeta(rootOf(matches), { name, description: '', canonical: '', noindex: true });
}
