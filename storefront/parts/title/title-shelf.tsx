import type { ReactNode } from 'react';
import type { TitleRow } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { CoverShelf } from '../../../ui/cover-shelf.tsx';
import { Link } from '../../../ui/link.tsx';
import { listPath } from './paths.ts';
import { ShelfBook } from './shelf-book.tsx';
import styles from './title-shelf.module.css';

interface TitleShelfProps {
  label: string;
  rows: TitleRow[];
  heading?: ReactNode;
  action?: ReactNode;
  /** The list the books are from: their pages lead through it, and the last tile to all of it. */
  listId?: number;
  total?: number;
  /** Width of a cover in pixels. */
  size?: number;
  showTitle?: boolean;
  showAuthor?: boolean;
  /** Format and year under each book, where it is what tells them apart. */
  showBinding?: boolean;
  /** For readers who may see prices. */
  showPrice?: boolean;
  /** In the first screen: the first covers are not lazy. */
  eager?: boolean;
}

/** Books side by side, with a last tile 'View all {n} products' when the list has more (LIST-012). A list keeps its position (LIST-015). */
export function TitleShelf(props: TitleShelfProps) {
  const { rows, listId, total = 0, size = 158, eager } = props;
  const more = listId !== undefined && total > rows.length;
  return (
    <CoverShelf
      label={props.label}
      heading={props.heading}
      action={props.action}
      tileWidth={size}
      {...(listId !== undefined && { positionKey: `list_position_${listId}` })}
      lastTile={
        more && (
          <Link href={listPath(listId)} className={styles.all}>
            {m.browse_view_all({ total })}
          </Link>
        )
      }
    >
      {rows.map((row, i) => (
        <ShelfBook
          key={row.eisbn}
          row={row}
          listId={listId}
          size={size}
          showTitle={props.showTitle ?? true}
          showAuthor={props.showAuthor ?? true}
          showBinding={props.showBinding ?? false}
          showPrice={props.showPrice ?? false}
          eager={Boolean(eager) && i < 8}
        />
      ))}
    </CoverShelf>
  );
}
