import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { withoutMarkers } from '../../contract/calendar-marker.ts';
import { defaultPageSize } from '../../contract/filter-path.ts';
import * as m from '../../messages/compiled/messages.js';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { fromDataBlock, useLoaded } from '../page-data.ts';
import { browserLoader, type LoadArgs, notFound, serverLoader, valueFrom } from '../page-load.ts';
import { ListHead } from '../parts/lists/list-head.tsx';
import { ListProblem } from '../parts/lists/list-problem.tsx';
import { breadcrumbLd, itemListLd, JsonLd } from '../parts/page/json-ld.tsx';
import { pageMeta } from '../parts/page/meta.ts';
import { missingPage } from '../parts/page/missing-page.tsx';
import { PageBody } from '../parts/page/page-body.tsx';
import { PrintHead } from '../parts/page/print-head.tsx';
import { rootOf } from '../parts/page/root-data.ts';
import { unlistedMeta } from '../parts/page/unlisted-meta.ts';
import { useSettings } from '../parts/session/use-settings.ts';
import { PageFoot } from '../parts/title/page-foot.tsx';
import { sizeIn } from '../parts/title/page-query.ts';
import { inPreferredSize } from '../parts/title/page-size.ts';
import { cartableListPath, listPath } from '../parts/title/paths.ts';
import { TitleList } from '../parts/title/title-list.tsx';
import type { Route } from './+types/list';

export async function load({ api, params, url }: LoadArgs) {
  const isCartable = url.pathname.startsWith('/lists/cartable/');
  const size = sizeIn(url.searchParams);
  const page = params.page_id === undefined ? 1 : Number(params.page_id);
  if (!Number.isInteger(page) || page < 1 || page > 10_000) throw notFound();
  const answer = await api('titlelist/getItems', {
    list_id: params.list_id ?? '',
    limit: size,
    offset: (page - 1) * size,
    cartable: isCartable,
  });
  if (!answer.ok && (answer.error_code === 'bad_list_id' || answer.error_code === 'invalid_input'))
    throw await missingPage(api);
  const found = valueFrom(answer);
  if (page > 1 && found.rows.length === 0) throw notFound();
  return { ...found, page, size, isCartable };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load, inPreferredSize);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return unlistedMeta(matches, m.item_list());
  const { list, page, isCartable } = fromDataBlock(loaderData);
  return pageMeta(rootOf(matches), {
    name: page > 1 ? m.item_list_page_name({ name: list.name, page }) : list.name,
    description:
      withoutMarkers(list.description) || m.item_list_description({ count: list.row_count, name: list.name }),
    canonical: isCartable ? listPath(list.list_id) : listPath(list.list_id, page),
    noindex: isCartable,
  });
}

/** As many as one page has at most. */
const mostPrinted = 200;

/** A title list of the shop, page by page (LIST-004, LIST-043); with ?print=1 all of it, for paper. */
export default function List() {
  const { list, rows, row_count: total, page, size, isCartable } = useLoaded<typeof loader>();
  const { list_id: id } = list;
  const pagePath = isCartable ? cartableListPath : listPath;
  const { store_info: store } = useSettings();
  const isForPaper = new URLSearchParams(useLocation().search).has('print');
  useEffect(() => {
    if (isForPaper) window.print();
  }, [isForPaper]);
  const crumbs = [
    { label: m.common_home(), href: '/' },
    { label: m.item_features_heading(), href: '/features' },
    { label: list.name, href: listPath(id) },
  ];
  return (
    <PageBody>
      <PrintHead />
      <Breadcrumbs crumbs={[...crumbs.slice(0, -1), { label: list.name }]} />
      <ListHead
        list={list}
        total={total}
        isCartable={isCartable}
        printPath={
          total > rows.length && total <= mostPrinted ? `${pagePath(id, 1, mostPrinted)}&print=1` : ''
        }
      />
      {rows.length === 0 ? (
        <EmptyState
          title={isCartable && list.row_count > 0 ? m.item_list_cartable_none() : m.item_list_empty()}
          actions={<LinkButton href="/browse/filter">{m.common_browse_books()}</LinkButton>}
        />
      ) : (
        <TitleList rows={rows} listId={isCartable ? undefined : id} label={list.name} />
      )}
      {total > defaultPageSize && (
        <PageFoot
          pages={{
            current: page,
            total: Math.ceil(total / size),
            href: (n) => pagePath(id, n, size),
            label: m.item_list_pages(),
          }}
          sizes={{ size, href: (limit) => pagePath(id, 1, limit) }}
        />
      )}
      <JsonLd
        data={[
          itemListLd(store.base_url, list.name, rows, total, (page - 1) * size + 1),
          breadcrumbLd(store.base_url, crumbs),
        ]}
      />
    </PageBody>
  );
}

export function ErrorBoundary() {
  return <ListProblem />;
}
