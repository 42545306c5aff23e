import type { BrowseResult } from '../../../contract/browse.ts';
import type { BrowseState, SearchType } from '../../../contract/filter-path.ts';
import styles from './browse-page.module.css';
import { bookCount } from './count-text.ts';
import type { Chosen } from './filter-choice.ts';
import { currentPage, pageCount } from './paging.ts';

const searchedIn: Record<SearchType, string> = {
  keyword: '',
  title: 'in titles',
  author: 'in authors',
  publisher: 'in publishers',
  series: 'in series',
  whole_series: 'in the series',
  isbn: 'by ISBN',
};

/** What the page is a page of (BROWSE-048): a list, a search, one filter, or all there is. */
export function headingOf(state: BrowseState, result: BrowseResult, chosen: readonly Chosen[]): string {
  if (result.context?.name) return result.context.name;
  if (state.text) return `Results for “${state.text}”`;
  const [only] = chosen;
  return chosen.length === 1 && only && !only.excluded ? only.label : 'Browse';
}

interface ResultCountProps {
  state: BrowseState;
  result: BrowseResult;
}

/** A live region: each change of filters tells what it left. */
export function ResultCount({ state, result }: ResultCountProps) {
  const pages = pageCount(state, result);
  return (
    <p role="status" className={styles.count}>
      {bookCount(result.row_count)}
      {state.text && searchedIn[state.type] && `, searched ${searchedIn[state.type]}`}
      {pages > 1 && state.offset > 0 && `, page ${currentPage(state)} of ${pages}`}
    </p>
  );
}
