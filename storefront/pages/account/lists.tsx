import { redirect } from 'react-router';
import * as m from '../../../messages/compiled/messages.js';
import { useLoaded } from '../../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../../page-load.ts';
import { browserAction, serverAction } from '../../page-submit.ts';
import { AccountFrame } from '../../parts/account/account-frame.tsx';
import { customerOf } from '../../parts/account/page-session.ts';
import { listsAddress, listsShown } from '../../parts/lists/lists-address.ts';
import { ListsView } from '../../parts/lists/lists-view.tsx';
import { submitLists } from '../../parts/lists/submit-lists.ts';
import { unlistedMeta } from '../../parts/page/unlisted-meta.ts';
import type { Route } from './+types/lists';

export async function load(args: LoadArgs) {
  await customerOf(args);
  const query = args.url.searchParams;
  const shown = listsShown(query);
  const { page, size, term: search_term, sort } = shown;
  const found = valueFrom(
    await args.api('titlelist/getLists', { search_term, sort, limit: size, offset: (page - 1) * size }),
  );
  const pages = Math.ceil(found.row_count / size);
  if (pages > 0 && page > pages) throw redirect(listsAddress({ ...shown, page: pages }));
  const id = query.get('edit') ?? query.get('remove') ?? '';
  const one = /^\d+$/.test(id) ? await args.api('titlelist/get', { list_id: id }) : null;
  const chosen = one?.ok && one.value.list.can_delete ? one.value.list : null;
  return { shown, lists: found.rows, total: found.row_count, chosen };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = serverAction(submitLists);
export const clientAction = browserAction(submitLists);

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(matches, m.lists_title());
}

/** The reader's own lists, favourites among them (FAV-003). */
export default function ListsPage() {
  return (
    <AccountFrame title={m.lists_title()} view="lists">
      <ListsView {...useLoaded<typeof loader>()} />
    </AccountFrame>
  );
}
