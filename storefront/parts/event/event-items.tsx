import type { TitleRow } from '../../../contract/title.ts';
import { Link } from '../../../ui/link.tsx';
import { itemPath } from '../title/paths.ts';
import { RowOffer } from '../title/row-offer.tsx';
import { TitleCover } from '../title/title-cover.tsx';
import styles from './event-items.module.css';

/** Books or tickets of an event, each with its price and its button. */
export function EventItems({ rows, label }: { rows: readonly TitleRow[]; label: string }) {
  return (
    <ul className={styles.items} aria-label={label}>
      {rows.map((row) => (
        <li key={row.eisbn} className={styles.item}>
          <Link href={itemPath(row.eisbn)} tabIndex={-1} aria-hidden="true" className={styles.cover}>
            <TitleCover of={row} alt="" width={96} />
          </Link>
          <div className={styles.words}>
            <p className={styles.title}>
              <Link href={itemPath(row.eisbn)}>{row.title}</Link>
            </p>
            {row.authors.length > 0 && (
              <p className={styles.authors}>{row.authors.map(({ name }) => name).join(', ')}</p>
            )}
            {row.binding && <p className={styles.authors}>{row.binding}</p>}
            <RowOffer row={row} />
          </div>
        </li>
      ))}
    </ul>
  );
}
