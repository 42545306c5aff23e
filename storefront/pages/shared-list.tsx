import { sharedListPath } from '../../contract/customer-list-rules.ts';
import { defaultPageSize } from '../../contract/filter-path.ts';
import * as m from '../../messages/compiled/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Prose } from '../../ui/prose.tsx';
import { fromDataBlock, useLoaded } from '../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../page-load.ts';
import styles from '../parts/lists/list-head.module.css';
import { MissingPage, missingPage } from '../parts/page/missing-page.tsx';
import { PageBody } from '../parts/page/page-body.tsx';
import { unlistedMeta } from '../parts/page/unlisted-meta.ts';
import { PageFoot } from '../parts/title/page-foot.tsx';
import { pageIn, pageQuery, sizeIn } from '../parts/title/page-query.ts';
import { TitleList } from '../parts/title/title-list.tsx';
import type { Route } from './+types/shared-list';

export async function load({ api, params, url }: LoadArgs) {
  const token = params.token ?? '';
  const size = sizeIn(url.searchParams);
  const page = pageIn(url.searchParams);
  const answer = await api('titlelist/getPublic', { token, limit: size, offset: (page - 1) * size });
  if (!answer.ok && (answer.error_code === 'bad_list_id' || answer.error_code === 'invalid_input'))
    throw await missingPage(api);
  return { ...valueFrom(answer), token, page, size };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const name = loaderData ? fromDataBlock(loaderData).list.name : m.item_list();
  return unlistedMeta(matches, name);
}

/** A reader's list by its public link. Search engines are asked to leave it out. */
export default function SharedList() {
  const { list, rows, row_count: total, token, page, size } = useLoaded<typeof loader>();
  return (
    <PageBody>
      <header className={styles.head}>
        <h1>{list.name}</h1>
        {list.description && <Prose html={list.description} />}
        <p className={styles.count}>{m.common_book_count({ count: total })}</p>
      </header>
      {rows.length === 0 ? (
        <EmptyState
          title={m.item_list_empty()}
          actions={<LinkButton href="/browse/filter">{m.common_browse_books()}</LinkButton>}
        />
      ) : (
        <TitleList rows={rows} label={list.name} />
      )}
      {total > defaultPageSize && (
        <PageFoot
          pages={{
            current: page,
            total: Math.ceil(total / size),
            href: (to) => sharedListPath(token) + pageQuery(to, size),
            label: m.item_list_pages(),
          }}
          sizes={{ size, href: (limit) => sharedListPath(token) + pageQuery(1, limit) }}
        />
      )}
    </PageBody>
  );
}

export function ErrorBoundary() {
  return (
    <MissingPage
      title={m.item_list_missing_title()}
      reason={m.lists_shared_missing()}
      ways={<LinkButton href="/browse/filter">{m.common_browse_books()}</LinkButton>}
    />
  );
}
