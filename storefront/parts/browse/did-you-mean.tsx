import { ParaglideMessage } from '@inlang/paraglide-js-react';
import type { ReactNode } from 'react';
import type { BrowseResult } from '../../../contract/browse.ts';
import { type BrowseState, filterPath } from '../../../contract/filter-path.ts';
import * as m from '../../../messages/compiled/messages.js';
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
  const link = ({ children }: { children?: ReactNode }) => (
    <Link href={filterPath({ ...kept, text: corrected, offset: 0 })} rel="nofollow">
      {children}
    </Link>
  );
  return (
    <div role="status">
      {corrected &&
        (is_corrected && rows.length > 0 ? (
          <p className={styles.meant}>
            {left_out.length > 0 ? (
              <ParaglideMessage
                message={m.browse_left_out}
                inputs={{ words: quoted(left_out), text: corrected }}
                markup={{ link }}
              />
            ) : (
              <ParaglideMessage
                message={m.browse_corrected}
                inputs={{ typed: shorten(state.text), text: corrected }}
                markup={{ link }}
              />
            )}
          </p>
        ) : (
          <p className={styles.meant}>
            <ParaglideMessage
              message={m.browse_did_you_mean}
              inputs={{ text: corrected }}
              markup={{ link }}
            />
          </p>
        ))}
    </div>
  );
}

const most = 5;

/** “one”, “two” and “three”. */
function quoted(words: readonly string[]): string {
  const named = words.slice(0, most).map((word) => `“${shorten(word)}”`);
  const all = words.length > most ? [...named, m.browse_more({ count: words.length - most })] : named;
  const last = all.pop() ?? '';
  return all.length === 0 ? last : m.browse_words_and({ words: all.join(', '), last });
}
