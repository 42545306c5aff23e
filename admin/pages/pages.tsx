import { Link, useLoaderData } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { EmptyState } from '../../ui/empty-state.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import { Page } from '../parts/page.tsx';
import { NewPageLine, PageLine } from '../parts/page-line.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import rowStyles from '../parts/titles.module.css';
import { useMay } from '../parts/use-may.ts';

export const loader = deskLoader(async ({ api, url }) => {
  const words = (url.searchParams.get('q') ?? '').trim().slice(0, 200);
  const { pages } = valueFrom(await api('page/getList', {}));
  const { drafts } = valueFrom(await api('page/getDrafts', {}));
  const isMeant = ({ path, title }: { path: string; title: string }) =>
    `${path} ${title}`.toLowerCase().includes(words.toLowerCase());
  const newPages = drafts.filter((draft) => draft.page_id === null);
  return {
    words,
    drafts,
    pages: pages.filter(isMeant),
    newPages: newPages.filter(isMeant),
    hasPages: pages.length + newPages.length > 0,
  };
});

/** The pages of blocks that the shop has made. */
export default function Pages() {
  const { words, drafts, pages, newPages, hasPages } = useLoaderData<typeof loader>();
  const mayWrite = useMay('content:write');
  return (
    <Page
      title={m.deskpage_heading()}
      actions={
        mayWrite && (
          <DeskLinkButton to="/pages/new" variant="primary" reloadDocument>
            {m.deskpage_add()}
          </DeskLinkButton>
        )
      }
    >
      <DoneNotice />
      {hasPages && <SearchForm action="/pages" label={m.deskpage_find()} words={words} />}
      {pages.length + newPages.length === 0 && <Nothing words={words} />}
      {pages.length > 0 && (
        <ul className={rowStyles.titles}>
          {pages.map((page) => (
            <PageLine
              key={page.id}
              page={page}
              draft={drafts.find(({ page_id }) => page_id === page.id)}
              mayWrite={mayWrite}
            />
          ))}
        </ul>
      )}
      {newPages.length > 0 && (
        <section className={rowStyles.section} aria-labelledby="new-pages">
          <h2 id="new-pages">{m.deskpage_drafts_new()}</h2>
          <ul className={rowStyles.titles}>
            {newPages.map((draft) => (
              <NewPageLine key={draft.id} draft={draft} mayWrite={mayWrite} />
            ))}
          </ul>
        </section>
      )}
      <p>
        <Link to="/pages/deleted">{m.deskpage_deleted_link()}</Link>
      </p>
    </Page>
  );
}

const Nothing = ({ words }: { words: string }) =>
  words === '' ? (
    <EmptyState title={m.deskpage_none()}>
      <p>{m.deskpage_none_hint()}</p>
    </EmptyState>
  ) : (
    <EmptyState
      title={m.deskpage_none_found()}
      actions={<DeskLinkButton to="/pages">{m.deskpage_all()}</DeskLinkButton>}
    >
      <p>{m.deskpage_none_found_hint()}</p>
    </EmptyState>
  );
