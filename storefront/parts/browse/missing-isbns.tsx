import type { BrowseResult } from '../../../contract/browse.ts';
import styles from './browse-page.module.css';

/** What a list, a file or an address named that is none of its books. Whoever orders by a list must know. */
export function MissingIsbns({ stored }: Pick<BrowseResult, 'stored'>) {
  return (
    <>
      {stored?.unread.map((sentence) => (
        <p key={sentence} className={styles.hint}>
          {sentence}
        </p>
      ))}
      {stored?.left_out.map(({ reason, numbers, count }) => (
        <details key={reason}>
          <summary>
            {reason}: {count}
          </summary>
          {numbers.join(', ')}
          {count > numbers.length && ', …'}
        </details>
      ))}
    </>
  );
}
