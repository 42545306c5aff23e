import type { BrowseResult } from '../../../contract/browse.ts';
import { parseFilterPath } from '../../../contract/filter-path.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import * as m from '../../../messages/compiled/messages.js';
import { pageMeta } from '../page/meta.ts';
import { addressSense } from './address-sense.ts';
import { headingOf } from './browse-heading.tsx';
import { foundText } from './count-text.ts';
import { canonicalPath, isCrawlable } from './crawling.ts';
import { chosenFilters, isMissingList } from './filter-choice.ts';
import { currentPage } from './paging.ts';

/**
 * 'Browse | {store}' (APP-037); searches and single filters have their heading, and later pages their number, so that tabs and
 * the history tell them apart (docs/decisions/0024-browse-titles.md).
 */
export function browseMeta(
  settings: SiteSettings | undefined,
  pathname: string,
  result: BrowseResult | undefined,
) {
  const state = parseFilterPath(pathname);
  const store = settings?.store_info.name ?? '';
  const heading = result && headingOf(state, result, chosenFilters(state, result.filter_info));
  const name = heading || m.common_browse();
  const gone = result && isMissingList(state, result);
  const found = result && foundText(result);
  return pageMeta(settings, {
    name: state.offset > 0 ? m.browse_title_page({ heading: name, page: currentPage(state) }) : name,
    description: gone
      ? m.browse_list_gone_description({ store })
      : !found
        ? ''
        : heading
          ? m.browse_description_of({ heading, found, store })
          : m.browse_description({ found, store }),
    canonical: canonicalPath(state),
    noindex: !isCrawlable(state) || !result?.rows.length || addressSense(pathname) !== 'all',
  });
}
