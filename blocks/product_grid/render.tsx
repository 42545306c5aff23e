import type { CSSProperties } from 'react';
import { listPath } from '../../storefront/parts/title/paths.ts';
import { ShelfBook } from '../../storefront/parts/title/shelf-book.tsx';
import { Link } from '../../ui/link.tsx';
import { BlockFrame } from '../block-frame.tsx';
import styles from '../blocks.module.css';
import type { BlockProps } from '../renderers.ts';

export function ProductGrid({ data, injected, first }: BlockProps<'product_grid'>) {
  if (!injected || injected.rows.length === 0) return null;
  return (
    <BlockFrame
      data={{ ...data, heading: data.heading || injected.name }}
      aside={<Link href={listPath(injected.list_id)}>View all {injected.row_count}</Link>}
    >
      <ul className={styles.grid} style={{ '--cover': `${data.image_size}px` } as CSSProperties}>
        {injected.rows.map((row, i) => (
          <li key={row.eisbn}>
            <ShelfBook
              row={row}
              listId={injected.list_id}
              size={data.image_size}
              showTitle={data.show_title}
              showAuthor={data.show_author}
              eager={first && i < 6}
            />
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}
