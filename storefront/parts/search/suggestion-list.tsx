import type { Suggestion } from '../../../contract/browse.ts';
import { coverAddress, typographicAddress } from '../title/cover-address.ts';
import styles from './search-bar.module.css';

interface SuggestionListProps {
  id: string;
  rows: Suggestion[];
  active: number;
  loading: boolean;
  onPick(row: Suggestion): void;
}

/** The listbox under the search box; the empty text is spelled as in the documents (SEARCH-028). */
export function SuggestionList({ id, rows, active, loading, onPick }: SuggestionListProps) {
  if (rows.length === 0) {
    return (
      <div className={styles.list} id={id}>
        <p className={styles.none} role="status">
          {loading ? 'Searching…' : 'No suggesstions found...'}
        </p>
      </div>
    );
  }
  return (
    <div className={styles.list} id={id} role="listbox" aria-label="Suggestions" tabIndex={-1}>
      {rows.map((row, i) => (
        <div
          key={row.eisbn}
          id={`${id}-${i}`}
          role="option"
          tabIndex={-1}
          aria-selected={i === active}
          className={styles.option}
          // Before the box loses focus and the list is closed.
          onPointerDown={(e) => {
            e.preventDefault();
            onPick(row);
          }}
        >
          <img
            className={styles.thumb}
            src={coverAddress(row, 80, 'webp')}
            onError={(e) => {
              e.currentTarget.src = typographicAddress(row.eisbn);
            }}
            width={25}
            height={Math.round(25 / row.cover_ratio)}
            alt=""
          />
          <span className={styles.words}>
            <span className={styles.title}>{row.title}</span>
            {row.subtitle && <span className={styles.subtitle}>{row.subtitle}</span>}
            <span className={styles.author}>{row.author}</span>
          </span>
        </div>
      ))}
    </div>
  );
}
