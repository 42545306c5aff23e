import { Link, useActionData, useLoaderData } from 'react-router';
import { m } from '../../messages/compiled/messages.js';
import { Disclosure } from '../../ui/disclosure.tsx';
import { deskLoader, type LoadArgs, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf } from '../desk-submit.ts';
import { DeskForm } from '../parts/desk-form.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import { ListAdding } from '../parts/list-adding.tsx';
import { booksOnPage } from '../parts/list-books.ts';
import { ListDeleting } from '../parts/list-deleting.tsx';
import { type DeskList, ListFields } from '../parts/list-fields.tsx';
import { ListRows } from '../parts/list-rows.tsx';
import { addBooks, pressBook, putBack, saveDetails } from '../parts/list-submit.ts';
import { Page } from '../parts/page.tsx';
import { useMay } from '../parts/use-may.ts';
import { useStore } from '../parts/use-store.ts';

export const loader = deskLoader(async (args) => {
  const { api, url } = args;
  const list = await listOf(args);
  const words = (url.searchParams.get('find') ?? '').trim().slice(0, 200);
  const none = { pages: [], menus: [], promotions: [] };
  const from = Number(/^\d{1,4}$/.exec(url.searchParams.get('from') ?? '')?.[0] ?? 0);
  const listed = new Set(list?.titles.map(({ eisbn }) => eisbn));
  const removed = url.searchParams.get('removed') ?? '';
  const found = words && list ? valueFrom(await api('title/find', { words })).titles : [];
  return {
    list: list && { ...list, titles: list.titles.slice(from, from + booksOnPage) },
    from,
    words,
    removed: removed && {
      eisbn: removed,
      title: valueFrom(await api('title/find', { words: removed })).titles[0]?.title ?? removed,
    },
    found: found.map(({ eisbn, title, author, binding }) => ({
      ...{ eisbn, title, author, binding },
      isListed: listed.has(eisbn),
    })),
    uses: list ? valueFrom(await api('list/getUses', { id: list.id })) : none,
  };
});

/** The list of the address; null for a new one. */
async function listOf({ api, params }: LoadArgs): Promise<DeskList | null> {
  if (params.id === 'new') return null;
  if (!/^\d{1,9}$/.test(params.id ?? '')) throw new Response(null, { status: 404 });
  return valueFrom(await api('list/get', { id: Number(params.id) }));
}

export const action = deskAction(async (args) => {
  const list = await listOf(args);
  const intent = textOf(args.form, 'intent');
  if (!list || intent === 'details') return saveDetails(args, list);
  if (intent === 'add') return addBooks(args, list);
  if (intent === 'restore') return putBack(args, list);
  if (intent !== 'delete') return pressBook(args, list);
  const version = Number(textOf(args.form, 'version'));
  const answer = await args.api('list/delete', { id: list.id, version });
  return answer.ok ? { done: 'deleted', path: '/lists' } : { ...refusedAs(answer), form: 'delete' };
});

/** A list: its books in their order, and what it is called. */
export default function ListPage() {
  const { list, uses } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const mayWrite = useMay('content:write');
  const { origin } = useStore();
  return (
    <Page title={list?.name ?? m.desklist_add()}>
      <p>
        <Link to="/lists">{m.desklist_heading()}</Link>
        {list && (
          <>
            {' · '}
            <a href={`${origin}/lists/${list.id}`} target="_blank" rel="noreferrer">
              {m.desklist_in_shop()}
            </a>
          </>
        )}
      </p>
      <DoneNotice />
      {list && <ListRows />}
      {list && mayWrite && <ListAdding />}
      {list ? (
        <Disclosure label={m.desklist_details()} ghost open={outcome?.form === 'details'}>
          <Details list={list} />
        </Disclosure>
      ) : (
        <Details list={null} />
      )}
      {list && mayWrite && (
        <ListDeleting list={list} uses={uses} outcome={outcome?.form === 'delete' ? outcome : undefined} />
      )}
    </Page>
  );
}

function Details({ list }: { list: DeskList | null }) {
  const outcome = useActionData<typeof action>();
  const mayWrite = useMay('content:write');
  if (!mayWrite) {
    return (
      <fieldset disabled>
        <p>{m.desk_read_only()}</p>
        <ListFields list={list} />
      </fieldset>
    );
  }
  const refused = outcome?.form === 'details' ? outcome : undefined;
  const newer = (refused?.refused as { newer?: DeskList } | undefined)?.newer;
  const version = newer?.version ?? list?.version;
  return (
    <DeskForm
      key={list?.version}
      intent="details"
      label={newer ? m.desk_save_anyway() : m.desk_save()}
      outcome={refused}
      hidden={version === undefined ? {} : { version }}
      beside={
        newer && (
          <a href={`/admin/lists/${newer.id}`} target="_blank" rel="noreferrer">
            {m.desk_show_newer()}
          </a>
        )
      }
    >
      <ListFields list={list} />
    </DeskForm>
  );
}
