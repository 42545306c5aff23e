import type { Suggestion } from '../../../contract/browse.ts';
import { m } from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import { coverAddress, typographicAddress } from '../title/cover-address.ts';
import { itemPath } from '../title/paths.ts';
import styles from './search-bar.module.css';

interface SuggestionOptionsProps {
  id: string;
  rows: Suggestion[];
  active: number;
  onPick(): void;
}

/** The listbox under the search box. */
export default function SuggestionOptions({ id, rows, active, onPick }: SuggestionOptionsProps) {
  return (
    <div className={styles.list} id={id} role="listbox" aria-label={m.search_suggestions()} tabIndex={-1}>
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
            <span className={styles.author}>
              {row.edition && <b>{row.edition} · </b>}
              {row.author}
            </span>
          </span>
        </Link>
      ))}
    </div>
  );
}
