import { lazy, Suspense } from 'react';
import type { BrowseResult } from '../../../contract/browse.ts';
import { type BrowseState, defaultPageSize, filterPath } from '../../../contract/filter-path.ts';
import type { SidebarList } from '../../../contract/titlelist.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { keepLoading } from '../../../ui/load-code.ts';
import { PageBody } from '../page/page-body.tsx';
import { PrintHead } from '../page/print-head.tsx';
import { useSession } from '../session/session-provider.tsx';
import { PageFoot } from '../title/page-foot.tsx';
import { TitleList } from '../title/title-list.tsx';
import { useTableView } from '../title/view-mode.ts';
import { ViewModeSwitch } from '../title/view-mode-switch.tsx';
import { EditionsSwitch, headingOf, ResultCount } from './browse-heading.tsx';
import { BrowseLd } from './browse-ld.tsx';
import styles from './browse-page.module.css';
import { DidYouMean } from './did-you-mean.tsx';
import { FilterChips } from './filter-chips.tsx';
import { chosenFilters, isMissingList } from './filter-choice.ts';
import { FilterDrawer } from './filter-drawer.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { MissingIsbns } from './missing-isbns.tsx';
import { NoMatches } from './no-matches.tsx';
import type { NoResultsHelp } from './no-results-help.ts';
import { currentPage, pageCount, pagePath } from './paging.ts';
import { ShopAnswers } from './shop-answers.tsx';
import { SideLists } from './side-lists.tsx';
import { SortForm } from './sort-form.tsx';
import { useForwardedResult } from './use-forwarded-result.ts';
import { usePendingBrowse, useSlow } from './use-pending-browse.ts';

const BrowseTable = lazy(() => keepLoading(() => import('./browse-table.tsx')));

interface BrowsePageProps {
  state: BrowseState;
  result: BrowseResult & { help?: NoResultsHelp | undefined; lists: readonly SidebarList[] };
}

export function BrowsePage({ state, result }: BrowsePageProps) {
  const pending = usePendingBrowse();
  const slow = useSlow(pending !== null);
  useForwardedResult();

  // What was just chosen is drawn as chosen while its results are on their way.
  const now = pending ?? state;
  const { filter_info: groups, context, stored } = result;
  const gone = isMissingList(state, result);
  // A missing list is not a chosen filter.
  const chosen = chosenFilters(state, groups, context?.name || stored?.name).filter(
    ({ k }) => !(gone && (k === 'x' || k === 'j')),
  );
  const heading = headingOf(state, result, chosen);
  const found = result.rows.length > 0;
  const institution = useSession().session?.user?.is_institution ?? false;
  const table = useTableView(institution);
  const filterable = groups.some((group) => group.entries.length > 0);
  const books = (
    <TitleList
      rows={result.rows}
      label={m.browse_books()}
      view={now.view}
      waitingFor={slow && pending ? expectedRows(pending, state, result) : undefined}
    />
  );
  return (
    <PageBody>
      <PrintHead />
      <Breadcrumbs
        crumbs={[
          { label: m.common_home(), href: '/' },
          ...(heading
            ? [{ label: m.common_browse(), href: '/browse' }, { label: heading }]
            : [{ label: m.common_browse() }]),
        ]}
      />
      <h1 className={styles.heading}>{heading || m.common_browse()}</h1>
      <div className={styles.layout} data-bare={filterable ? undefined : ''}>
        {!gone && (
          // An empty result says so itself: its bar is for screen readers alone.
          <div className={found || filterable ? styles.bar : styles.heard}>
            {filterable && <FilterDrawer state={now} result={result} chosen={chosen.length} busy={slow} />}
            <ResultCount state={state} result={result} />
            {found && <SortForm state={now} ofList={context !== null} />}
            {found && (
              <ViewModeSwitch
                table={institution}
                view={now.view}
                href={(view) => filterPath({ ...now, view })}
              />
            )}
          </div>
        )}
        {filterable && (
          <section className={styles.panel} aria-label={m.browse_filters()}>
            <FilterPanel state={now} groups={groups} />
          </section>
        )}
        <div className={styles.results}>
          <FilterChips state={state} groups={groups} chosen={chosen} />
          <ShopAnswers answers={result.answers} />
          <DidYouMean state={state} result={result} />
          <MissingIsbns stored={stored} />
          {found && <EditionsSwitch state={now} />}
          {found && table ? (
            <Suspense fallback={books}>
              <BrowseTable rows={result.rows} state={now} waiting={slow} />
            </Suspense>
          ) : found || slow ? (
            books
          ) : (
            <NoMatches
              state={state}
              filtered={chosen.length > 0}
              gone={gone}
              near={result.near}
              help={result.help}
            />
          )}
          {found && result.row_count > defaultPageSize && (
            <PageFoot
              // A page that was turned begins at its heading (useArrival): the link to it is another one then.
              key={state.offset}
              pages={{
                current: currentPage(state),
                total: pageCount(state, result),
                href: (page) => pagePath(state, page),
              }}
              sizes={{ size: state.limit, href: (limit) => filterPath({ ...state, limit, offset: 0 }) }}
            />
          )}
        </div>
        {found && <SideLists lists={result.lists} className={styles.side} />}
      </div>
      <BrowseLd state={state} result={result} heading={heading} />
    </PageBody>
  );
}

/** Turning a page fills it; another choice will have about as many rows as before. */
function expectedRows(pending: BrowseState, state: BrowseState, result: BrowseResult): number {
  if (pending.offset !== state.offset) return pending.limit;
  return Math.min(pending.limit, result.rows.length || 8);
}
