import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { type BrowseState, filterPath, type Sort } from '../../../contract/filter-path.ts';
import type { TitleRow } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import { Price } from '../../../ui/price.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { AddToCart } from '../cart/add-to-cart.tsx';
import { useSettings } from '../session/use-settings.ts';
import { AuthorLinks } from '../title/author-links.tsx';
import { rowOffer } from '../title/offer-of-row.ts';
import { itemPath } from '../title/paths.ts';
import { releaseDay } from '../title/release-day.ts';
import styles from './browse-table.module.css';

interface BrowseTableProps {
  rows: readonly TitleRow[];
  state: BrowseState;
  /** The rows of the next page are on their way. */
  waiting: boolean;
}

/**
 * What institutions see instead of covers (BROWSE-033): one book a line, with the facts that an order form asks for and a
 * quantity. Fetched only by those who may have it. Narrow windows scroll it sideways, under the keyboard as well.
 */
export default function BrowseTable({ rows, state, waiting }: BrowseTableProps) {
  const { cart_enabled } = useSettings();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by those who have no mouse
    <section className={styles.scroll} aria-label={m.browse_table_of_books()} tabIndex={0}>
      <table className={styles.table} aria-busy={waiting || undefined}>
        <caption>
          <VisuallyHidden>{m.browse_books()}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <SortHeader state={state} sort="title" label={m.browse_title()} order="ascending" />
            <SortHeader state={state} sort="author" label={m.browse_author()} order="ascending" />
            <th scope="col">{m.browse_isbn()}</th>
            <th scope="col">{m.browse_format()}</th>
            <th scope="col">{m.browse_publisher()}</th>
            <SortHeader state={state} sort="date" label={m.browse_published()} order="descending" />
            <th scope="col">{m.browse_availability()}</th>
            <th scope="col" className={styles.price}>
              {m.browse_price()}
            </th>
            {cart_enabled && <th scope="col">{m.browse_order()}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.eisbn} row={row} cart={cart_enabled} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface SortHeaderProps {
  state: BrowseState;
  sort: Sort;
  label: string;
  order: 'ascending' | 'descending';
}

/** Sorts by its column, like the selector above. The sorted column stays a link, so that focus is not lost. */
function SortHeader({ state, sort, label, order }: SortHeaderProps) {
  const sorted = state.sort === sort;
  return (
    <th scope="col" aria-sort={sorted ? order : undefined}>
      <Link href={filterPath({ ...state, sort, offset: 0 })} rel="nofollow" data-stay>
        {sorted ? (
          label
        ) : (
          <ParaglideMessage
            message={m.browse_sort_by_column}
            inputs={{ label }}
            markup={{ hidden: ({ children }) => <VisuallyHidden>{children}</VisuallyHidden> }}
          />
        )}
        {sorted && <span aria-hidden="true"> {order === 'ascending' ? '↑' : '↓'}</span>}
      </Link>
    </th>
  );
}

function Row({ row, cart }: { row: TitleRow; cart: boolean }) {
  const { show_strikethrough, hide_sale_pricing, checkout_info } = useSettings();
  const offer = rowOffer(row);
  return (
    <tr>
      <th scope="row" className={styles.title}>
        <Link href={itemPath(row.eisbn)}>{row.title}</Link>
        {row.series && (
          <span className={styles.series}>
            {row.series}
            {row.series_num && ` ${m.browse_series_number({ number: row.series_num })}`}
          </span>
        )}
      </th>
      <td>
        <AuthorLinks row={row} />
      </td>
      <td className={styles.code}>{row.eisbn}</td>
      <td>{row.binding}</td>
      <td>{row.publisher}</td>
      <td className={styles.day}>{releaseDay(row.release_date)}</td>
      <td>{offer?.text}</td>
      <td className={styles.price}>
        <Price
          size="s"
          cents={offer?.price ?? null}
          was={show_strikethrough && !hide_sale_pricing ? (offer?.row_price ?? null) : null}
          hiddenText={checkout_info.ws_no_price_wording}
        />
      </td>
      {cart && (
        <td className={styles.order}>
          {offer?.cartable && <AddToCart book={row} offer={offer} compact counted />}
        </td>
      )}
    </tr>
  );
}
