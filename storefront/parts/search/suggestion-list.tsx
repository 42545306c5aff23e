import { lazy, Suspense, useEffect } from 'react';
import type { Suggestion } from '../../../contract/browse.ts';
import * as m from '../../../messages/compiled/messages.js';
import { keepLoading } from '../../../ui/load-code.ts';
import styles from './search-bar.module.css';
import type { SuggestedPaths } from './suggested-paths.ts';

const load = () => import('./suggestion-options.tsx');
/** The search works without suggestions until their code has come. */
const Options = lazy(() => keepLoading(load));

interface SuggestionListProps {
  id: string;
  rows: Suggestion[];
  paths: SuggestedPaths;
  /** What the rows were found for. */
  text: string;
  open: boolean;
  active: number;
  loading: boolean;
  failed: boolean;
  onPick(isSearch: boolean): void;
}

/**
 * The suggestions under the search box, and their status. The status element exists from the start, because live regions
 * announce only changes: with rows it is visually hidden, without rows it is all there is to see (SEARCH-028).
 */
export function SuggestionList({ open, loading, failed, ...shown }: SuggestionListProps) {
  // Beside the question for the first titles comes the code that shows them.
  useEffect(() => {
    if (loading) void load().catch(() => {});
  }, [loading]);
  const { rows, paths } = shown;
  const empty = open && rows.length === 0;
  return (
    <>
      <p className={empty ? styles.none : styles.hidden} role="status">
        {failed && m.search_suggestions_failed()}
        {/* All results are no suggestion. */}
        {open && statusOf(Math.max(0, paths.all.length - 1), loading)}
      </p>
      {open && rows.length > 0 && (
        <Suspense>
          <Options {...shown} />
        </Suspense>
      )}
    </>
  );
}

/** 'suggesstions' is spelled as in the documents. */
function statusOf(found: number, loading: boolean): string {
  if (found === 0) return loading ? m.search_searching() : m.search_no_suggestions();
  return m.search_suggestions_found({ count: found });
}
