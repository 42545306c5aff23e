import type { SidebarList } from '../../../contract/titlelist.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import { itemPath } from '../title/paths.ts';
import styles from './side-lists.module.css';

interface SideListsProps {
  lists: readonly SidebarList[];
  className: string | undefined;
}

/** The shop's own lists: below the filters, or below the books where the filters are in a drawer (LIST-036). */
export function SideLists({ lists, className }: SideListsProps) {
  if (lists.length === 0) return null;
  return (
    <div className={className}>
      {lists.map(({ list_id, header_visible, header, name, row_count, rows }) => (
        <section key={list_id} aria-labelledby={`side-${list_id}`} className={styles.list}>
          <h2 id={`side-${list_id}`}>{(header_visible && header) || name}</h2>
          <ul>
            {rows.map(({ eisbn, title, authors }) => (
              <li key={eisbn}>
                <Link href={itemPath(eisbn)}>{title}</Link> <small>{authors[0]?.name}</small>
              </li>
            ))}
          </ul>
          {rows.length < row_count && (
            <Link href={`/lists/${list_id}`}>{m.browse_all_of_list({ count: row_count })}</Link>
          )}
        </section>
      ))}
    </div>
  );
}
