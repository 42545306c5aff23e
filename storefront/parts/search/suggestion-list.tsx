import type { Suggestion } from '../../../contract/browse.ts';
import { Link } from '../../../ui/link.tsx';
import { coverAddress, typographicAddress } from '../title/cover-address.ts';
import { itemPath } from '../title/paths.ts';
import styles from './search-bar.module.css';

interface SuggestionListProps {
  id: string;
  rows: Suggestion[];
  open: boolean;
  active: number;
  loading: boolean;
  onPick(): void;
}

/**
 * The listbox under the search box, and what is told of it. The status is there from the start, since only what enters a
 * live region is announced: with rows it is only heard, without any it is all there is to see (SEARCH-028).
 */
export function SuggestionList({ id, rows, open, active, loading, onPick }: SuggestionListProps) {
  const empty = open && rows.length === 0;
  return (
    <>
      <p className={empty ? styles.none : styles.hidden} role="status">
        {open && statusOf(rows.length, loading)}
      </p>
      {open && rows.length > 0 && (
        <div className={styles.list} id={id} role="listbox" aria-label="Suggestions" tabIndex={-1}>
          {rows.map((row, i) => (
            <Link
              key={row.eisbn}
              id={`${id}-${i}`}
              href={itemPath(row.eisbn)}
              role="option"
              tabIndex={-1}
              aria-selected={i === active}
              className={styles.option}
              // The box keeps the focus: without it the list would be gone before the click.
              onMouseDown={(e) => e.preventDefault()}
              onClick={onPick}
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
            </Link>
          ))}
        </div>
      )}
    </>
  );
}

/** 'suggesstions' is spelled as in the documents. */
function statusOf(found: number, loading: boolean): string {
  if (found === 0) return loading ? 'Searching…' : 'No suggesstions found...';
  return `${found === 1 ? '1 suggestion' : `${found} suggestions`}. Use the up and down arrow keys to choose.`;
}
