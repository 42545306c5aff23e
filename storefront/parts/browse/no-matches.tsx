import { ParaglideMessage } from '@inlang/paraglide-js-react';
import type { ReactNode } from 'react';
import { type BrowseState, filterPath } from '../../../contract/filter-path.ts';
import { isNearlyIsbn, normaliseIsbn } from '../../../contract/isbn.ts';
import type { TitleRow } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { BookIcon } from '../../../ui/icons.tsx';
import { SearchLine } from '../search/search-line.tsx';
import { listSearchPath } from '../search/search-path.ts';
import { withoutFilters } from './filter-choice.ts';
import { LazyAskUs } from './lazy-ask-us.tsx';
import styles from './no-matches.module.css';
import type { NoResultsHelp } from './no-results-help.ts';

interface NoMatchesProps {
  state: BrowseState;
  filtered: boolean;
  /** The address is that of a list that is no longer kept, or never was. */
  gone: boolean;
  near: readonly TitleRow[];
  /** Undefined where the shop is not asked for a book. */
  help?: NoResultsHelp | undefined;
}

/** The sentence is the documents' (BROWSE-042); then come what the shop can do, and its tips (BROWSE-043). */
export function NoMatches({ state, filtered, gone, near, help }: NoMatchesProps) {
  if (gone) return <MissingList />;
  if (!state.text && Object.keys({ ...state.include, ...state.exclude }).length === 0)
    return <EmptyCatalogue />;
  return (
    <div className={styles.none}>
      <NoMatchesText state={state} filtered={filtered} />
      {help && <LazyAskUs text={state.text} near={near} {...help} />}
      <div className={styles.actions}>
        <LinkButton href="/browse/filter">{m.browse_all_books()}</LinkButton>
        <Tips />
      </div>
    </div>
  );
}

function NoMatchesText({ state, filtered }: Pick<NoMatchesProps, 'state' | 'filtered'>) {
  const { text, type } = state;
  const isNarrow = text !== '' && type !== 'keyword';
  const everywhere = filterPath({ ...state, type: 'keyword', offset: 0 });
  return (
    <div className={styles.text}>
      <h2 className={styles.title}>{m.browse_no_matches()}</h2>
      <SearchLine term={text} />
      {normaliseIsbn(text) && <p>{m.browse_no_isbn()}</p>}
      {isNearlyIsbn(text) && <p className={styles.hint}>{m.browse_nearly_isbn({ text })}</p>}
      {(filtered || isNarrow) && (
        <div className={styles.actions}>
          {filtered && (
            <LinkButton href={filterPath(withoutFilters(state))} variant="primary">
              {m.browse_clear_all_filters()}
            </LinkButton>
          )}
          {isNarrow && <LinkButton href={everywhere}>{m.browse_search_everything({ text })}</LinkButton>}
        </div>
      )}
    </div>
  );
}

function Tips() {
  return (
    <Disclosure label={m.browse_search_tips()} ghost className={styles.folded}>
      <ul className={styles.tips}>
        <li>{m.browse_tip_spelling()}</li>
        <li>
          <ParaglideMessage message={m.browse_tip_exact} markup={{ word: Word }} />
        </li>
        <li>
          <ParaglideMessage message={m.browse_tip_shorten} markup={{ word: Word }} />
        </li>
        <li>{m.browse_tip_type()}</li>
      </ul>
    </Disclosure>
  );
}

const Word = ({ children }: { children?: ReactNode }) => <b>{children}</b>;

/** For a shop that has just been set up. */
function EmptyCatalogue() {
  return (
    <EmptyState icon={<BookIcon size={40} />} title={m.browse_empty()}>
      {m.browse_empty_reason()}
    </EmptyState>
  );
}

/** There is no search text to change here: offer to submit the list again. */
function MissingList() {
  return (
    <EmptyState
      icon={<BookIcon size={40} />}
      title={m.browse_list_gone()}
      actions={
        <>
          <LinkButton href={listSearchPath} variant="primary">
            {m.search_list_heading()}
          </LinkButton>
          <LinkButton href="/browse/filter">{m.browse_all_books()}</LinkButton>
        </>
      }
    >
      {m.browse_list_gone_reason()}
    </EmptyState>
  );
}
