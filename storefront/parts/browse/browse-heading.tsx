import type { BrowseResult } from '../../../contract/browse.ts';
import { type BrowseState, filterPath } from '../../../contract/filter-path.ts';
import { normaliseIsbn } from '../../../contract/isbn.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import { useSettings } from '../session/use-settings.ts';
import styles from './browse-page.module.css';
import { foundText } from './count-text.ts';
import { type Chosen, isMissingList, isStoredResult } from './filter-choice.ts';
import { currentPage, pageCount } from './paging.ts';

/** What the page is a page of (BROWSE-048): a list, a search or one filter; '' = all books, headed 'Browse'. */
export function headingOf(state: BrowseState, result: BrowseResult, chosen: readonly Chosen[]): string {
  if (result.context?.name) return result.context.name;
  if (state.text) return m.browse_results_for({ text: shorten(shownText(state, result)) });
  if (isMissingList(state, result)) return m.browse_list_not_found();
  if (isStoredResult(state)) return result.stored?.name || m.browse_your_results();
  const [only] = chosen;
  return chosen.length === 1 && only && !only.excluded ? only.label : '';
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
  const type = state.text && !normaliseIsbn(state.text) ? state.type : 'keyword';
  const found = m.browse_found_searched({ found: foundText(result), type });
  return (
    <p role="status" className={styles.count}>
      {pages > 1 && state.offset > 0
        ? m.browse_found_page({ found, page: currentPage(state), pages })
        : found}
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
        {eachEdition ? m.browse_one_result_per_book() : m.browse_show_every_format()}
      </Link>
    </p>
  );
}
