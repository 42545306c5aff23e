import { Form, Link, useLoaderData } from 'react-router';
import { m } from '../../messages/compiled/messages.js';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import { Page } from '../parts/page.tsx';
import searchStyles from '../parts/settings.module.css';
import rowStyles from '../parts/titles.module.css';
import { useMay } from '../parts/use-may.ts';
import { useStore } from '../parts/use-store.ts';

export const loader = deskLoader(async ({ api, url }) => {
  const words = (url.searchParams.get('q') ?? '').trim().slice(0, 200);
  const { pages } = valueFrom(await api('page/getList', {}));
  const found = pages.filter(({ path, title }) =>
    `${path} ${title}`.toLowerCase().includes(words.toLowerCase()),
  );
  return { words, pages: found, hasPages: pages.length > 0 };
});

/** The pages of blocks that the shop has made. */
export default function Pages() {
  const { words, pages, hasPages } = useLoaderData<typeof loader>();
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
      {hasPages && (
        <Form method="get" action="/pages" role="search" className={searchStyles.search}>
          <TextField key={words} type="search" name="q" label={m.deskpage_find()} defaultValue={words} />
          <Button type="submit">{m.desk_search()}</Button>
        </Form>
      )}
      {pages.length === 0 ? (
        <Nothing words={words} />
      ) : (
        <ul className={rowStyles.titles}>
          {pages.map((page) => (
            <PageLine key={page.id} page={page} mayWrite={mayWrite} />
          ))}
        </ul>
      )}
    </Page>
  );
}

type Line = ReturnType<typeof useLoaderData<typeof loader>>['pages'][number];

function PageLine({ page, mayWrite }: { page: Line; mayWrite: boolean }) {
  const { timeZone, language, origin } = useStore();
  const { id, path, title, changed } = page;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone }).format(changed * 1000);
  return (
    <li>
      <div>
        {mayWrite ? (
          // A new document: the editor's may show pictures of other sites (server/http/desk-pages.ts).
          <Link to={`/pages/${id}`} reloadDocument>
            {title}
          </Link>
        ) : (
          title
        )}
        <p>
          <a href={`${origin}${path}`} target="_blank" rel="noreferrer">
            {path}
          </a>
          {' · '}
          {m.deskpage_changed({ day })}
        </p>
      </div>
      {mayWrite && path !== '/' && (
        <DeskLinkButton to={`/pages/${id}/delete`} size="s" variant="quiet">
          {m.deskpage_delete_short()}
          <VisuallyHidden> {title}</VisuallyHidden>
        </DeskLinkButton>
      )}
    </li>
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
