import type { TitleRow } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import { itemPath } from './paths.ts';
import { rememberTitle } from './remembered-title.ts';
import styles from './shelf-book.module.css';
import { ShelfPrice } from './shelf-price.tsx';
import { TitleCover } from './title-cover.tsx';

interface ShelfBookProps {
  row: TitleRow;
  listId?: number | undefined;
  /** Largest width of the cover in pixels. */
  size: number;
  showTitle?: boolean;
  showAuthor?: boolean;
  showBinding?: boolean;
  showPrice?: boolean;
  eager?: boolean;
}

/** One book on a shelf: its cover, and under it what the shop wants said, with a note where the row brings one. At most one author (blocks.tsv). */
export function ShelfBook(props: ShelfBookProps) {
  const { row, listId, size, showTitle = true, showAuthor = true, showBinding, showPrice, eager } = props;
  const author = row.authors[0]?.name;
  return (
    <>
      <Link href={itemPath(row.eisbn, listId)} className={styles.book} onClick={() => rememberTitle(row)}>
        <TitleCover of={row} alt={showTitle ? '' : row.title} width={size} shelf eager={eager ?? false} />
        <span className={styles.who}>
          {showTitle && <span className={styles.title}>{row.title}</span>}
          {showBinding && <span className={styles.binding}>{bindingOf(row)}</span>}
          {showAuthor && author && <span className={styles.author}>{author}</span>}
        </span>
        {showPrice && <ShelfPrice row={row} />}
      </Link>
      {row.comment && <p className={styles.comment}>{m.browse_comment(row.comment)}</p>}
    </>
  );
}

/** 'Large Print, 2004' */
function bindingOf({ binding, release_date }: TitleRow): string {
  const year = release_date === null ? '' : String(new Date(release_date * 1000).getUTCFullYear());
  return [binding, year].filter(Boolean).join(', ');
}
