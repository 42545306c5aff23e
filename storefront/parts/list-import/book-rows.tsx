import type { ListedTitle } from '../../../contract/list-import.ts';
import * as m from '../../../messages/compiled/messages.js';
import { formatNumber } from '../../../messages/format.ts';
import styles from '../whole-cart/whole-cart.module.css';

/** Rows of each table: a longer one is not read before it is agreed to. */
const mostShown = 200;

/** Rows of a file as a table. */
export function BookRows({ caption, rows }: { caption: string; rows: readonly ListedTitle[] }) {
  if (rows.length === 0) return null;
  const more = rows.length - mostShown;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{m.listimport_column_row()}</th>
            <th scope="col">{m.import_column_title()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, mostShown).map(({ isbn, words, title, author, note }) => (
            <tr key={isbn}>
              <td>{isbn}</td>
              <td>
                {title || words}
                {author && <span className={styles.note}>{author}</span>}
                {note && <span className={styles.note}>{note}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p className={styles.note}>{m.import_more_rows({ count: formatNumber(more) })}</p>}
    </div>
  );
}
