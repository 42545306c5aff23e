import { Form, Link, useActionData, useLoaderData } from 'react-router';
import { dateText } from '../../contract/moment-text.ts';
import * as m from '../../messages/compiled/messages.js';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import { placementNames, placements } from '../parts/list-placements.ts';
import styles from '../parts/lists.module.css';
import { Page } from '../parts/page.tsx';
import { RefusedNotice } from '../parts/refused-notice.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import rowStyles from '../parts/titles.module.css';
import { useMay } from '../parts/use-may.ts';
import { useStore } from '../parts/use-store.ts';

export const loader = deskLoader(async ({ api, url }) => {
  const words = (url.searchParams.get('q') ?? '').trim().slice(0, 200);
  const { lists } = valueFrom(await api('list/getList', {}));
  const found = lists.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()));
  return {
    words,
    hasLists: lists.length > 0,
    groups: placements
      .map((placement) => ({ placement, lists: found.filter((list) => list.placement === placement) }))
      .filter((group) => group.lists.length > 0),
  };
});

/** Moves a list before the one above it. */
export const action = deskAction(async ({ api, form }) => {
  const [id, version] = textOf(form, 'up').split(' ').map(Number);
  const answer = await api('list/moveUp', { id: id ?? 0, version: version ?? 0 });
  // The page shows the order as it is now.
  return answer.ok ? { done: 'saved' } : { ...refusedAs(answer), status: 200 };
});
export const clientAction = keepForm;

/** The lists of the shop, by the headings of its Features page. */
export default function Lists() {
  const { words, hasLists, groups } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const mayWrite = useMay('content:write');
  return (
    <Page
      title={m.desklist_heading()}
      actions={
        mayWrite && (
          <DeskLinkButton to="/lists/new" variant="primary">
            {m.desklist_add()}
          </DeskLinkButton>
        )
      }
    >
      <DoneNotice />
      <RefusedNotice outcome={outcome} />
      {hasLists && <SearchForm action="/lists" label={m.desklist_find()} words={words} />}
      {groups.length === 0 && <Nothing words={words} />}
      {groups.map(({ placement, lists }) => (
        <section key={placement} className={styles.group} aria-labelledby={placement}>
          <h2 id={placement}>{placementNames[placement]()}</h2>
          <ol className={rowStyles.titles}>
            {lists.map((list, i) => (
              <ListLine key={list.id} list={list} canMove={mayWrite && i > 0 && words === ''} />
            ))}
          </ol>
        </section>
      ))}
    </Page>
  );
}

type Line = ReturnType<typeof useLoaderData<typeof loader>>['groups'][number]['lists'][number];

function ListLine({ list, canMove }: { list: Line; canMove: boolean }) {
  const store = useStore();
  const { id, version, name, title_count, changed } = list;
  const day = dateText(changed, store);
  return (
    <li>
      <div>
        <Link to={`/lists/${id}`}>{name}</Link>
        <p suppressHydrationWarning>
          {m.desklist_books({ count: title_count })} · {m.desklist_changed({ day })}
        </p>
      </div>
      {canMove && (
        <Form method="post">
          <Button type="submit" name="up" value={`${id} ${version}`} size="s" variant="quiet">
            {m.desk_move_up()}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </Form>
      )}
    </li>
  );
}

const Nothing = ({ words }: { words: string }) =>
  words === '' ? (
    <EmptyState title={m.desklist_none()}>
      <p>{m.desklist_none_hint()}</p>
    </EmptyState>
  ) : (
    <EmptyState
      title={m.desklist_none_found()}
      actions={<DeskLinkButton to="/lists">{m.desklist_all()}</DeskLinkButton>}
    >
      <p>{m.desklist_none_found_hint()}</p>
    </EmptyState>
  );
