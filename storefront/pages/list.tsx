import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { defaultPageSize } from '../../contract/filter-path.ts';
import { m } from '../../messages/compiled/messages.js';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Prose } from '../../ui/prose.tsx';
import { fromDataBlock, useLoaded } from '../page-data.ts';
import { browserLoader, type LoadArgs, notFound, serverLoader, valueFrom } from '../page-load.ts';
import { ShopListTools } from '../parts/lists/shop-list-tools.tsx';
import { breadcrumbLd, itemListLd, JsonLd } from '../parts/page/json-ld.tsx';
import { pageMeta } from '../parts/page/meta.ts';
import { MissingPage, missingPage } from '../parts/page/missing-page.tsx';
import { PageBody } from '../parts/page/page-body.tsx';
import { PrintHead } from '../parts/page/print-head.tsx';
import { rootOf } from '../parts/page/root-data.ts';
import { unlistedMeta } from '../parts/page/unlisted-meta.ts';
import { useSettings } from '../parts/session/use-settings.ts';
import { PageFoot } from '../parts/title/page-foot.tsx';
import { sizeIn } from '../parts/title/page-query.ts';
import { inPreferredSize } from '../parts/title/page-size.ts';
import { listBrowsePath, listPath } from '../parts/title/paths.ts';
import { TitleList } from '../parts/title/title-list.tsx';
import type { Route } from './+types/list';
import styles from './list.module.css';

export async function load({ api, params, url }: LoadArgs) {
  const size = sizeIn(url.searchParams);
  const page = params.page_id === undefined ? 1 : Number(params.page_id);
  if (!Number.isInteger(page) || page < 1 || page > 10_000) throw notFound();
  const answer = await api('titlelist/getItems', {
    list_id: params.list_id ?? '',
    limit: size,
    offset: (page - 1) * size,
  });
  if (!answer.ok && (answer.error_code === 'bad_list_id' || answer.error_code === 'invalid_input'))
    throw await missingPage(api);
  const found = valueFrom(answer);
  if (page > 1 && found.rows.length === 0) throw notFound();
  return { ...found, page, size };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load, inPreferredSize);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return unlistedMeta(matches, m.item_list());
  const { list, page } = fromDataBlock(loaderData);
  return pageMeta(rootOf(matches), {
    name: page > 1 ? m.item_list_page_name({ name: list.name, page }) : list.name,
    description: list.description || m.item_list_description({ count: list.row_count, name: list.name }),
    canonical: listPath(list.list_id, page),
  });
}

/** As many as one page has at most. */
const mostPrinted = 200;
const printPath = (listId: number) => `${listPath(listId, 1, mostPrinted)}&print=1`;

/** A title list of the shop, page by page; with ?print=1 all of it, for paper. */
export default function List() {
  const { list, rows, row_count: total, page, size } = useLoaded<typeof loader>();
  const { store_info: store } = useSettings();
  const isForPaper = new URLSearchParams(useLocation().search).has('print');
  useEffect(() => {
    if (isForPaper) window.print();
  }, [isForPaper]);
  const crumbs = [
    { label: m.common_home(), href: '/' },
    { label: list.name, href: listPath(list.list_id) },
  ];
  return (
    <PageBody>
      <PrintHead />
      <Breadcrumbs crumbs={[{ label: m.common_home(), href: '/' }, { label: list.name }]} />
      <header className={styles.head}>
        <h1>{list.header_visible && list.header ? list.header : list.name}</h1>
        {list.description && <Prose html={list.description} />}
        <p className={styles.count}>
          {m.common_book_count({ count: total })}
          {total > 1 && (
            <Link href={listBrowsePath(list.list_id)} rel="nofollow" data-print="hide">
              {m.item_list_filter()}
            </Link>
          )}
          {total > rows.length && total <= mostPrinted && (
            <Link href={printPath(list.list_id)} rel="nofollow" data-print="hide">
              {m.item_list_print({ count: total })}
            </Link>
          )}
        </p>
        {total > 0 && <ShopListTools listId={list.list_id} name={list.name} />}
      </header>
      {rows.length === 0 ? (
        <EmptyState
          title={m.item_list_empty()}
          actions={<LinkButton href="/browse/filter">{m.common_browse_books()}</LinkButton>}
        />
      ) : (
        <TitleList rows={rows} listId={list.list_id} label={list.name} />
      )}
      {total > defaultPageSize && (
        <PageFoot
          pages={{
            current: page,
            total: Math.ceil(total / size),
            href: (n) => listPath(list.list_id, n, size),
            label: m.item_list_pages(),
          }}
          sizes={{ size, href: (limit) => listPath(list.list_id, 1, limit) }}
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
  return (
    <MissingPage
      title={m.item_list_missing_title()}
      reason={m.item_list_missing()}
      ways={
        <>
          <LinkButton href="/features" variant="primary">
            {m.item_list_see_all()}
          </LinkButton>
          <LinkButton href="/browse/filter">{m.common_browse_books()}</LinkButton>
        </>
      }
    />
  );
}
