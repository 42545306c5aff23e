import { ParaglideMessage } from '@inlang/paraglide-js-react';
import type { ReactNode } from 'react';
import { type BrowseState, filterPath } from '../../../contract/filter-path.ts';
import { isNearlyIsbn } from '../../../contract/isbn.ts';
import { m } from '../../../messages/compiled/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { BookIcon } from '../../../ui/icons.tsx';
import { listSearchPath } from '../search/search-path.ts';
import styles from './browse-page.module.css';
import { withoutFilters } from './filter-choice.ts';

interface NoMatchesProps {
  state: BrowseState;
  filtered: boolean;
  /** The address is that of a list that is no longer kept, or never was. */
  gone: boolean;
}

/** The sentence is the documents' (BROWSE-042); the tips follow it (BROWSE-043), then the ways on. */
export function NoMatches({ state, filtered, gone }: NoMatchesProps) {
  if (gone) return <GoneList />;
  const everywhere = filterPath({ ...state, type: 'keyword', offset: 0 });
  return (
    <EmptyState
      icon={<BookIcon size={40} />}
      title={m.browse_no_matches()}
      actions={
        <>
          {filtered && (
            <LinkButton href={filterPath(withoutFilters(state))} variant="primary">
              {m.browse_clear_all_filters()}
            </LinkButton>
          )}
          {state.text && state.type !== 'keyword' && (
            <LinkButton href={everywhere}>{m.browse_search_everything({ text: state.text })}</LinkButton>
          )}
          <LinkButton href="/browse/filter">{m.browse_all_books()}</LinkButton>
        </>
      }
    >
      {isNearlyIsbn(state.text) && (
        <p className={styles.hint}>{m.browse_nearly_isbn({ text: state.text })}</p>
      )}
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
    </EmptyState>
  );
}

const Word = ({ children }: { children?: ReactNode }) => <b>{children}</b>;

/** There is no search text to change here: offer to submit the list again. */
function GoneList() {
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
