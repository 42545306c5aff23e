import type { BrowseResult } from '../../../contract/browse.ts';
import { type BrowseState, filterPath, type SearchType } from '../../../contract/filter-path.ts';
import { normaliseIsbn } from '../../../contract/isbn.ts';
import { Link } from '../../../ui/link.tsx';
import { useSettings } from '../session/use-settings.ts';
import styles from './browse-page.module.css';
import { foundText } from './count-text.ts';
import { type Chosen, isGoneList, isStoredResult } from './filter-choice.ts';
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
  if (state.text) return `Results for “${shorten(shownText(state, result))}”`;
  if (isGoneList(state, result)) return 'List not found';
  if (isStoredResult(state)) return result.stored?.name || 'Your results';
  const [only] = chosen;
  return chosen.length === 1 && only && !only.excluded ? only.label : 'Browse';
}

/** The text whose results are shown: another than was typed where that found nothing. */
export function shownText(state: BrowseState, result: BrowseResult): string {
  return result.is_corrected && result.rows.length > 0 ? result.did_you_mean : state.text;
}

/** Shortens long search text, such as a pasted page, to its first words for the heading. */
export function shorten(text: string): string {
  const letters = [...text];
  return letters.length <= longest ? text : `${letters.slice(0, longest).join('').trimEnd()}…`;
}
const longest = 80;

interface ResultCountProps {
  state: BrowseState;
  result: BrowseResult;
}

/** A live region: each change of filters tells what it left. */
export function ResultCount({ state, result }: ResultCountProps) {
  const pages = pageCount(state, result);
  return (
    <p role="status" className={styles.count}>
      {foundText(result)}
      {state.text &&
        !normaliseIsbn(state.text) &&
        searchedIn[state.type] &&
        `, searched ${searchedIn[state.type]}`}
      {pages > 1 && state.offset > 0 && `, page ${currentPage(state)} of ${pages}`}
    </p>
  );
}

/** Where the store shows one result for all formats of a book: the way to see each by itself, and back. */
export function EditionsSwitch({ state }: { state: BrowseState }) {
  const { browse_group_formats } = useSettings();
  if (!browse_group_formats) return null;
  const { eachEdition } = state;
  return (
    <p className={styles.editions}>
      <Link href={filterPath({ ...state, eachEdition: !eachEdition, offset: 0 })} rel="nofollow">
        {eachEdition ? 'One result per book' : 'Show every format'}
      </Link>
    </p>
  );
}
