import { Link, useLoaderData } from 'react-router';
import { normaliseIsbn } from '../../contract/isbn.ts';
import * as m from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatMoney } from '../../ui/money.ts';
import { Row } from '../../ui/stack.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { Page } from '../parts/page.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import styles from '../parts/titles.module.css';
import { useMayLoad } from '../parts/use-may.ts';

export const loader = deskLoader(async ({ api, url }) => {
  const words = (url.searchParams.get('q') ?? '').trim().slice(0, 200);
  const from = url.searchParams.get('from') ?? '';
  const offset = /^\d{1,4}$/.test(from) ? Math.min(Number(from), 9975) : 0;
  const { titles, total, page_size, instead } = valueFrom(await api('title/find', { words, offset }));
  const at = (start: number) => `/titles?${new URLSearchParams({ q: words, from: String(start) })}`;
  return {
    words,
    titles,
    total,
    instead,
    previous: offset > 0 ? at(Math.max(0, offset - page_size)) : undefined,
    next: offset + titles.length < total && titles.length > 0 ? at(offset + page_size) : undefined,
  };
});

/** Finds any title, to count its copies or price it. */
export default function Titles() {
  const { words, titles, total, instead, previous, next } = useLoaderData<typeof loader>();
  const mayAdd = useMayLoad();
  const isbn = normaliseIsbn(words);
  return (
    <Page
      title={m.desk_titles()}
      actions={
        <Row gap={3}>
          <DeskLinkButton to="/titles/import">{m.deskimport_title()}</DeskLinkButton>
          {mayAdd && <DeskLinkButton to="/titles/new">{m.desktitle_add()}</DeskLinkButton>}
        </Row>
      }
    >
      <p>{m.desk_titles_search_hint()}</p>
      <SearchForm action="/titles" label={m.desk_titles_search()} words={words} autoFocus />
      {words !== '' && <h2>{m.desk_titles_found({ count: total, words: instead || words })}</h2>}
      {words !== '' && titles.length === 0 && (
        <EmptyState title={m.desk_titles_none()}>
          <p>{m.desk_titles_none_hint()}</p>
          {mayAdd && isbn && (
            <DeskLinkButton to={`/titles/new?isbn=${isbn}`}>{m.desktitle_add_isbn({ isbn })}</DeskLinkButton>
          )}
        </EmptyState>
      )}
      {titles.length > 0 && (
        <ul className={styles.titles}>
          {titles.map((title) => (
            <TitleLine key={title.eisbn} title={title} />
          ))}
        </ul>
      )}
      <div className={styles.pages}>
        {previous && <DeskLinkButton to={previous}>{m.desk_titles_previous()}</DeskLinkButton>}
        {next && <DeskLinkButton to={next}>{m.desk_titles_next()}</DeskLinkButton>}
      </div>
    </Page>
  );
}

type Found = ReturnType<typeof useLoaderData<typeof loader>>['titles'][number];

function TitleLine({
  title: { eisbn, title, author, binding, price, on_hand, is_withdrawn },
}: {
  title: Found;
}) {
  return (
    <li>
      <div>
        <Link to={`/titles/${eisbn}`}>{title}</Link>{' '}
        {is_withdrawn && <Badge tone="warning">{m.desk_title_withdrawn()}</Badge>}
        <p>{[author, binding, eisbn].filter(Boolean).join(' · ')}</p>
      </div>
      <p className={styles.figures}>
        <span>{price === null ? m.desk_title_no_price() : formatMoney(price)}</span>
        <Badge tone={on_hand > 0 ? 'success' : 'neutral'}>{m.desk_title_on_hand({ count: on_hand })}</Badge>
      </p>
    </li>
  );
}
