import { redirect } from 'react-router';
import * as m from '../../../messages/compiled/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { fromDataBlock, useLoaded } from '../../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../../page-load.ts';
import { browserAction, serverAction } from '../../page-submit.ts';
import { AccountFrame } from '../../parts/account/account-frame.tsx';
import { customerOf } from '../../parts/account/page-session.ts';
import { listsPath, ownListPath } from '../../parts/lists/list-paths.ts';
import { OwnListView } from '../../parts/lists/own-list-view.tsx';
import { submitOwnList } from '../../parts/lists/submit-own-list.ts';
import { MissingPage, missingPage } from '../../parts/page/missing-page.tsx';
import { unlistedMeta } from '../../parts/page/unlisted-meta.ts';
import { pageIn, sizeIn } from '../../parts/title/page-query.ts';
import type { Route } from './+types/own-list';

export async function load(args: LoadArgs) {
  await customerOf(args);
  const { api, params, url } = args;
  const list_id = params.list_id ?? '';
  const size = sizeIn(url.searchParams);
  const page = pageIn(url.searchParams);
  const found = await api('titlelist/get', { list_id });
  if (!found.ok && (found.error_code === 'bad_list_id' || found.error_code === 'invalid_input'))
    throw await missingPage(api);
  const { list } = valueFrom(found);
  const pages = Math.max(1, Math.ceil(list.row_count / size));
  if (page > pages) throw redirect(ownListPath(list.list_id, pages, size));
  const { rows } = valueFrom(
    await api('titlelist/getItems', { list_id, limit: size, offset: (page - 1) * size }),
  );
  return { list, rows, page, pages, size };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = serverAction(submitOwnList);
export const clientAction = browserAction(submitOwnList);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const name = loaderData ? fromDataBlock(loaderData).list.name : m.lists_title();
  return unlistedMeta(matches, name);
}

export default function OwnListPage() {
  const { list, ...page } = useLoaded<typeof loader>();
  return (
    <AccountFrame title={list.name} view="lists">
      <OwnListView key={list.list_id} list={list} {...page} />
    </AccountFrame>
  );
}

export function ErrorBoundary() {
  return (
    <MissingPage
      title={m.item_list_missing_title()}
      reason={m.item_list_missing()}
      ways={
        <LinkButton href={listsPath} variant="primary">
          {m.lists_title()}
        </LinkButton>
      }
    />
  );
}
