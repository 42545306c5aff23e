import { ParaglideMessage } from '@inlang/paraglide-js-react';
import type { BrowseResult } from '../../../contract/browse.ts';
import { type BrowseState, filterPath } from '../../../contract/filter-path.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import styles from './filter-chips.module.css';
import { type Chosen, withEntry, withoutFilters } from './filter-choice.ts';

interface FilterChipsProps {
  state: BrowseState;
  groups: BrowseResult['filter_info'];
  chosen: readonly Chosen[];
}

/** The chosen filters, each with a link that removes it, and one link that removes all. */
export function FilterChips({ state, groups, chosen }: FilterChipsProps) {
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={m.browse_chosen_filters()}>
      {chosen.map(({ k, v, label, excluded }) => (
        <li key={`${excluded} ${k}:${v}`}>
          <Link
            href={filterPath(withEntry(state, groups, { k, v }, ''))}
            className={styles.chip}
            rel="nofollow"
            data-stay
            aria-label={excluded ? m.browse_remove_excluded({ label }) : m.browse_remove_filter({ label })}
          >
            {excluded ? (
              <ParaglideMessage
                message={m.browse_chip_excluded}
                inputs={{ label }}
                markup={{ not: ({ children }) => <span className={styles.not}>{children}</span> }}
              />
            ) : (
              label
            )}
          </Link>
        </li>
      ))}
      <li>
        <Link href={filterPath(withoutFilters(state))} className={styles.clear} rel="nofollow" data-stay>
          {m.browse_clear_all()}
        </Link>
      </li>
    </ul>
  );
}
