import type { TitleRow } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import { itemPath } from '../title/paths.ts';
import { rememberTitle } from '../title/remembered-title.ts';
import { RowOffer } from '../title/row-offer.tsx';
import { TitleCover } from '../title/title-cover.tsx';
import styles from './near-books.module.css';

/** The few books that are nearest to what was searched for, with small covers: the form below them must be seen. */
export function NearBooks({ rows }: { rows: readonly TitleRow[] }) {
  return (
    <section aria-labelledby="near">
      <h2 id="near" className={styles.heading}>
        {m.browse_near()}
      </h2>
      <ul className={styles.books}>
        {rows.map((row) => (
          <li key={row.eisbn} className={styles.book}>
            <Link
              href={itemPath(row.eisbn)}
              tabIndex={-1}
              aria-hidden="true"
              onClick={() => rememberTitle(row)}
            >
              <TitleCover of={row} alt="" width={88} eager />
            </Link>
            <div className={styles.words}>
              <h3 className={styles.title}>
                <Link href={itemPath(row.eisbn)} onClick={() => rememberTitle(row)}>
                  {row.title}
                </Link>
              </h3>
              <p>{row.authors.map(({ name }) => name).join(', ')}</p>
              <RowOffer row={row} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
