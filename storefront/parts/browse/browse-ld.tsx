import type { BrowseResult } from '../../../contract/browse.ts';
import type { BrowseState } from '../../../contract/filter-path.ts';
import * as m from '../../../messages/compiled/messages.js';
import { breadcrumbLd, itemListLd, JsonLd } from '../page/json-ld.tsx';
import { useSettings } from '../session/use-settings.ts';
import { canonicalPath } from './crawling.ts';

interface BrowseLdProps {
  state: BrowseState;
  result: BrowseResult;
  /** '' = all books. */
  heading: string;
}

/** The books and the way to them, for machines; pages that search engines do not keep have none. */
export function BrowseLd({ state, result, heading }: BrowseLdProps) {
  const origin = useSettings().store_info.base_url;
  const path = canonicalPath(state);
  if (!path || result.rows.length === 0) return null;
  const crumbs = [
    { label: m.common_home(), href: '/' },
    { label: m.common_browse(), href: '/browse' },
    ...(heading ? [{ label: heading, href: path }] : []),
  ];
  return (
    <JsonLd
      data={[
        itemListLd(origin, heading || m.common_browse(), result.rows, result.row_count, state.offset + 1),
        breadcrumbLd(origin, crumbs),
      ]}
    />
  );
}
