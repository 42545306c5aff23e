import type { BrowseResult } from '../../../contract/browse.ts';
import { type BrowseState, filterPath } from '../../../contract/filter-path.ts';
import { Link } from '../../../ui/link.tsx';
import styles from './filter-chips.module.css';
import { type Chosen, withEntry, withoutFilters } from './filter-choice.ts';

interface FilterChipsProps {
  state: BrowseState;
  groups: BrowseResult['filter_info'];
  chosen: readonly Chosen[];
}

/** What is chosen, each with its way out, and one way out of everything. */
export function FilterChips({ state, groups, chosen }: FilterChipsProps) {
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Chosen filters">
      {chosen.map(({ k, v, label, excluded }) => (
        <li key={`${excluded} ${k}:${v}`}>
          <Link
            href={filterPath(withEntry(state, groups, { k, v }, ''))}
            className={styles.chip}
            rel="nofollow"
            data-stay
            aria-label={`Remove: ${excluded ? 'not ' : ''}${label}`}
          >
            {excluded && <span className={styles.not}>not </span>}
            {label}
          </Link>
        </li>
      ))}
      <li>
        <Link href={filterPath(withoutFilters(state))} className={styles.clear} rel="nofollow" data-stay>
          Clear all
        </Link>
      </li>
    </ul>
  );
}
