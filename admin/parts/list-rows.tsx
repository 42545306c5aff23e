import { Form, Link, useActionData, useLoaderData, useSearchParams, useSubmit } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DragGrip } from '../../ui/drag-grip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type RowDrag, useRowDrag } from '../../ui/use-row-drag.ts';
import { DeskLinkButton } from './desk-link.tsx';
import { booksOnPage } from './list-books.ts';
import type { loadList, submitList } from './list-data.ts';
import styles from './lists.module.css';
import { RefusedNotice } from './refused-notice.tsx';
import rowStyles from './titles.module.css';
import { useMay } from './use-may.ts';

type Book = NonNullable<ReturnType<typeof useLoaderData<typeof loadList>>['list']>['titles'][number];

/** The books of a list in their order: one form, whose buttons move them; they can be dragged as well. */
export function ListRows() {
  const { list, from } = useLoaderData<typeof loadList>();
  const outcome = useActionData<typeof submitList>();
  const mayWrite = useMay('content:write');
  const submit = useSubmit();
  const drag = useRowDrag((dragged, target) => {
    const book = list?.titles[dragged - from];
    if (list && book) {
      void submit({ version: list.version, press: `to ${book.eisbn} ${target}` }, { method: 'post' });
    }
  });
  if (!list) return null;
  const { id, version, titles, title_count: count, filled_with: filling } = list;
  return (
    <section className={styles.group} aria-labelledby="books">
      <h2 id="books">{m.desklist_books({ count })}</h2>
      {filling && <p>{fillingHints[filling]()}</p>}
      <Removed version={version} />
      <RefusedNotice outcome={outcome?.form === 'books' ? outcome : undefined} />
      {count === 0 && (
        <EmptyState title={m.desklist_empty()} level={3}>
          <p>{m.desklist_empty_hint()}</p>
        </EmptyState>
      )}
      {titles.length > 0 && (
        <Form method="post" className={styles.group}>
          <input type="hidden" name="version" value={version} />
          {mayWrite && <p>{m.desklist_order_hint()}</p>}
          <ol className={rowStyles.titles}>
            {titles.map((book, i) => (
              <BookLine
                key={book.eisbn}
                book={book}
                place={from + i + 1}
                last={count}
                drag={drag(from + i, book.title)}
              />
            ))}
          </ol>
        </Form>
      )}
      {count > booksOnPage && (
        <nav className={rowStyles.pages} aria-label={m.desklist_pages()}>
          {from > 0 && (
            <DeskLinkButton to={`/lists/${id}?from=${Math.max(0, from - booksOnPage)}`}>
              {m.desk_titles_previous()}
            </DeskLinkButton>
          )}
          {from + booksOnPage < count && (
            <DeskLinkButton to={`/lists/${id}?from=${from + booksOnPage}`}>
              {m.desk_titles_next()}
            </DeskLinkButton>
          )}
        </nav>
      )}
    </section>
  );
}

const fillingHints = {
  new_arrivals: m.desklist_filled_new_arrivals,
  staff_picks: m.desklist_filled_staff_picks,
};

interface BookLineProps {
  book: Book;
  /** In the whole list, 1 being the first. */
  place: number;
  last: number;
  drag: RowDrag;
}

function BookLine({ book, place, last, drag: { isTarget, ...dragging } }: BookLineProps) {
  const mayWrite = useMay('content:write');
  const mayNote = useMay('stock:read');
  const { eisbn, title, is_withdrawn } = book;
  const press = (step: string, label: string, name: string) => (
    <Button type="submit" name="press" value={`${step} ${eisbn}`} size="s" variant="quiet" aria-label={name}>
      {label}
    </Button>
  );
  return (
    <li {...(mayWrite && dragging)} draggable={mayWrite} data-target={isTarget || undefined}>
      <div className={styles.book}>
        {mayWrite && last > 1 && <DragGrip />}
        <span className={styles.place}>{place}.</span>
        <div>
          {mayNote ? (
            <Link to={`/titles/${eisbn}`} draggable={false}>
              {title}
            </Link>
          ) : (
            title
          )}{' '}
          {is_withdrawn && <Badge tone="warning">{m.desk_title_withdrawn()}</Badge>}
          <p className={styles.facts}>
            {eisbn}
            {mayNote && (
              <Link to={`/titles/${eisbn}#comments`} aria-label={m.desklist_note_of({ title })}>
                {m.desklist_note()}
              </Link>
            )}
          </p>
        </div>
      </div>
      {mayWrite && (
        <div className={styles.presses}>
          {place > 2 && press('top', m.desklist_top(), m.desklist_top_of({ title }))}
          {place > 1 && press('up', m.desklist_up(), m.desklist_up_of({ title }))}
          {place < last && press('down', m.desklist_down(), m.desklist_down_of({ title }))}
          {press('remove', m.desklist_remove(), m.desklist_remove_of({ title }))}
        </div>
      )}
    </li>
  );
}

/** Offers to put back what was just taken off the list. */
function Removed({ version }: { version: number }) {
  const [search] = useSearchParams();
  const { removed } = useLoaderData<typeof loadList>();
  const isOver = useActionData() !== undefined;
  return (
    <div role="status">
      {removed && !isOver && (
        <Notice tone="success">
          <Form method="post" className={styles.undo}>
            <span>{m.desklist_removed({ title: removed.title })}</span>
            <input type="hidden" name="intent" value="restore" />
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="eisbn" value={removed.eisbn} />
            <input type="hidden" name="at" value={search.get('at') ?? '0'} />
            <Button type="submit" size="s">
              {m.desklist_undo()}
            </Button>
          </Form>
        </Notice>
      )}
    </div>
  );
}
