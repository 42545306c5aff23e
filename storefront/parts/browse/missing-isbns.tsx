import type { BrowseResult } from '../../../contract/browse.ts';
import styles from './browse-page.module.css';

/** What a list, a file or an address named that we do not have. Whoever orders by a list must know. */
export function MissingIsbns({ stored }: { stored: BrowseResult['stored'] }) {
  if (!stored?.missing_count) return null;
  const { missing, missing_count: count } = stored;
  const more = count - missing.length;
  return (
    <details className={styles.missing}>
      <summary>
        {count === 1
          ? 'We do not have one of the ISBNs'
          : `We do not have ${count.toLocaleString('en-US')} of the ISBNs`}
      </summary>
      <ul>
        {missing.map((isbn) => (
          <li key={isbn}>{isbn}</li>
        ))}
        {more > 0 && <li>and {more.toLocaleString('en-US')} more</li>}
      </ul>
    </details>
  );
}
