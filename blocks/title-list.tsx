import * as m from '../messages/compiled/messages.js';
import { listPath } from '../storefront/parts/title/paths.ts';
import { ShelfBook } from '../storefront/parts/title/shelf-book.tsx';
import { TitleShelf } from '../storefront/parts/title/title-shelf.tsx';
import { Link } from '../ui/link.tsx';
import { BlockFrame, BlockHeading, BlockText } from './block-frame.tsx';
import type { BlockProps } from './block-props.ts';
import type { TitleListShown } from './block-source.ts';
import { measures } from './on-phones.ts';
import styles from './title-list.module.css';

interface TitleListProps {
  data: BlockProps<'product_slider' | 'product_grid'>['data'];
  injected: TitleListShown | null;
  first: boolean;
}

/** A list's books, as both kinds of list block show them (BLOCK-068 to BLOCK-075). */
export function TitleList({ data, injected, first }: TitleListProps) {
  if (!injected || injected.rows.length === 0) return null;
  return data.display_mode === 'grid' ? (
    <Grid data={data} injected={injected} first={first} />
  ) : (
    <Shelf data={data} injected={injected} first={first} />
  );
}

type Found = TitleListProps & { injected: TitleListShown };

function Grid({ data, injected, first }: Found) {
  return (
    <BlockFrame
      data={{ ...data, heading: data.heading || injected.name }}
      className={styles.books}
      aside={<Link href={listPath(injected.list_id)}>{m.page_view_all({ count: injected.row_count })}</Link>}
    >
      <ul
        className={styles.grid}
        data-dense={!data.show_comment || undefined}
        style={measures(data, { image_size: 'px' })}
      >
        {injected.rows.map((row, i) => (
          <li key={row.eisbn}>
            <ShelfBook
              row={row}
              listId={injected.list_id}
              size={data.image_size}
              showTitle={data.show_title}
              showAuthor={data.show_author}
              showPrice={data.show_price}
              eager={first && i < 6}
            />
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}

function Shelf({ data, injected, first }: Found) {
  const heading = data.heading || injected.name;
  return (
    <BlockFrame data={data} className={styles.books} noHeading>
      <TitleShelf
        label={heading}
        heading={
          <>
            <BlockHeading data={{ ...data, heading }} />
            <BlockText data={data} />
          </>
        }
        action={
          <Link href={listPath(injected.list_id)}>{m.page_view_all({ count: injected.row_count })}</Link>
        }
        rows={injected.rows}
        listId={injected.list_id}
        total={injected.row_count}
        size={data.image_size}
        showTitle={data.show_title}
        showAuthor={data.show_author}
        showPrice={data.show_price}
        eager={first}
      />
    </BlockFrame>
  );
}
