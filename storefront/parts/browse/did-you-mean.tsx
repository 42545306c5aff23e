import type { BrowseResult } from '../../../contract/browse.ts';
import { type BrowseState, filterPath } from '../../../contract/filter-path.ts';
import { Link } from '../../../ui/link.tsx';
import { shorten } from './browse-heading.tsx';
import styles from './browse-page.module.css';
import { withoutFilters } from './filter-choice.ts';

interface DidYouMeanProps {
  state: BrowseState;
  result: Pick<BrowseResult, 'did_you_mean' | 'is_corrected' | 'left_out' | 'rows'>;
}

/** Another way to write the search, found by spelling. The region is always there: what comes into one is announced. */
export function DidYouMean({ state, result }: DidYouMeanProps) {
  const { did_you_mean, is_corrected, left_out, rows } = result;
  const corrected = did_you_mean === state.text ? '' : did_you_mean;
  // Where the filters leave nothing of the corrected results, the way on is without them.
  const kept = is_corrected && rows.length === 0 ? withoutFilters(state) : state;
  const link = (children: React.ReactNode) => (
    <Link href={filterPath({ ...kept, text: corrected, offset: 0 })} rel="nofollow">
      {children}
    </Link>
  );
  return (
    <div role="status">
      {corrected &&
        (is_corrected && rows.length > 0 ? (
          <p className={styles.meant}>
            {left_out.length > 0
              ? `No book has all of these words, so we left out ${quoted(left_out)}. `
              : `No results for “${shorten(state.text)}”. `}
            Showing results for {link(`“${corrected}”`)}.
          </p>
        ) : (
          <p className={styles.meant}>Did you mean {link(corrected)}?</p>
        ))}
    </div>
  );
}

const most = 5;

/** “one”, “two” and “three”. */
function quoted(words: readonly string[]): string {
  const named = words.slice(0, most).map((word) => `“${shorten(word)}”`);
  const all = words.length > most ? [...named, `${words.length - most} more`] : named;
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}
