import { type BrowseState, filterPath } from '../../../contract/filter-path.ts';
import { isNearlyIsbn } from '../../../contract/isbn.ts';
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
      title="No matches found! Please change your search terms"
      actions={
        <>
          {filtered && (
            <LinkButton href={filterPath(withoutFilters(state))} variant="primary">
              Clear all filters
            </LinkButton>
          )}
          {state.text && state.type !== 'keyword' && (
            <LinkButton href={everywhere}>Search everything for “{state.text}”</LinkButton>
          )}
          <LinkButton href="/browse/filter">Browse all books</LinkButton>
        </>
      }
    >
      {isNearlyIsbn(state.text) && (
        <p className={styles.hint}>
          “{state.text}” is not quite an ISBN: a digit is wrong, missing or too many.
        </p>
      )}
      <ul className={styles.tips}>
        <li>Check the spelling, or try fewer words.</li>
        <li>
          Put an exclamation mark before a word to find exactly that word: <b>!gardens</b> does not find
          “garden”.
        </li>
        <li>
          Shorten a word to find its other forms as well: <b>garden</b> finds “gardening”.
        </li>
        <li>Try another search type: keyword, title, author or publisher.</li>
      </ul>
    </EmptyState>
  );
}

/** There is no search text to change here: offer to submit the list again. */
function GoneList() {
  return (
    <EmptyState
      icon={<BookIcon size={40} />}
      title="This list is no longer kept here"
      actions={
        <>
          <LinkButton href={listSearchPath} variant="primary">
            Search with a list
          </LinkButton>
          <LinkButton href="/browse/filter">Browse all books</LinkButton>
        </>
      }
    >
      Results of a list or address are kept for a year. If you have the list still, please give it again.
    </EmptyState>
  );
}
