import { m } from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import { listPath } from '../title/paths.ts';
import { TitleShelf } from '../title/title-shelf.tsx';
import type { Picks } from './no-results-help.ts';
import styles from './picks-shelf.module.css';

/** Books that the shop likes, where a page has none of its own to show. */
export function PicksShelf({ picks: { list, rows, row_count } }: { picks: Picks }) {
  return (
    <TitleShelf
      label={list.name}
      heading={<h2 className={styles.heading}>{list.name}</h2>}
      action={<Link href={listPath(list.list_id)}>{m.browse_all_picks()}</Link>}
      rows={rows}
      listId={list.list_id}
      total={row_count}
    />
  );
}
