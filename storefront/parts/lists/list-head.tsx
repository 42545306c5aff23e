import type { TitleList } from '../../../contract/titlelist.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import { cartableListPath, listBrowsePath, listPath } from '../title/paths.ts';
import { ListDescription } from './list-description.tsx';
import styles from './list-head.module.css';
import { ShopListTools } from './shop-list-tools.tsx';

interface ListHeadProps {
  list: TitleList;
  /** Books that the page and those after it show. */
  total: number;
  /** Only those that can be added to the cart are among them. */
  isCartable: boolean;
  /** Where the whole list is on one page, for paper; '' where it already is, or is too long. */
  printPath: string;
}

/** What a list of the shop is, and other ways to see it. */
export function ListHead({ list, total, isCartable, printPath }: ListHeadProps) {
  const { list_id: id } = list;
  const ways: [string, string][] = [];
  if (isCartable) ways.push([listPath(id), m.item_list_all()]);
  if (!isCartable && total > 0) ways.push([cartableListPath(id), m.item_list_cartable()]);
  if (list.row_count > 1) ways.push([listBrowsePath(id), m.item_list_filter()]);
  if (printPath) ways.push([printPath, m.item_list_print({ count: total })]);
  return (
    <header className={styles.head}>
      <h1>{list.header_visible && list.header ? list.header : list.name}</h1>
      <ListDescription {...list} />
      <div className={styles.bar}>
        <p className={styles.count}>
          {m.common_book_count({ count: total })}
          {ways.map(([href, label]) => (
            <Link key={href} href={href} rel="nofollow" data-print="hide">
              {label}
            </Link>
          ))}
        </p>
        {list.row_count > 0 && <ShopListTools listId={id} name={list.name} />}
      </div>
    </header>
  );
}
