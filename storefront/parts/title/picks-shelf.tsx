import * as m from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import { listPath } from './paths.ts';
import type { Picks } from './picks.ts';
import { TitleShelf } from './title-shelf.tsx';

/** A way on for readers of a page that has no books of its own. */
export function PicksShelf({ list, rows, row_count }: Picks) {
  return (
    <TitleShelf
      label={list.name}
      heading={<h2>{list.name}</h2>}
      action={<Link href={listPath(list.list_id)}>{m.browse_all_picks()}</Link>}
      rows={rows}
      listId={list.list_id}
      total={row_count}
      showPrice
    />
  );
}
