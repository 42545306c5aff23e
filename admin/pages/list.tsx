import { Link, useActionData, useLoaderData } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { Disclosure } from '../../ui/disclosure.tsx';
import { keepForm } from '../keep-form.ts';
import { DoneNotice } from '../parts/done-notice.tsx';
import { dayText } from '../parts/event-when.ts';
import { ListAdding } from '../parts/list-adding.tsx';
import { loadList, submitList } from '../parts/list-data.ts';
import { ListDeleting } from '../parts/list-deleting.tsx';
import { type DeskList, ListFields } from '../parts/list-fields.tsx';
import { ListRows } from '../parts/list-rows.tsx';
import { Page } from '../parts/page.tsx';
import { SavedForm } from '../parts/saved-form.tsx';
import { useMay } from '../parts/use-may.ts';
import { useStore } from '../parts/use-store.ts';

export const loader = loadList;
export const action = submitList;
export const clientAction = keepForm;

/** A list: its books in their order, and what it is called. */
export default function ListPage() {
  const { list, uses } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const mayWrite = useMay('content:write');
  const { reached } = useStore();
  return (
    <Page title={list?.name ?? m.desklist_add()}>
      <p>
        <Link to="/lists">{m.desklist_heading()}</Link>
        {list && (
          <>
            {' · '}
            <a href={`${reached}/lists/${list.id}`} target="_blank" rel="noreferrer">
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
  const { language } = useStore();
  const events = useLoaderData<typeof loader>().events.map(({ id, title, day }) => ({
    value: String(id),
    label: `${title}, ${dayText(day, language)}`,
  }));
  const outcome = useActionData<typeof action>();
  const mayWrite = useMay('content:write');
  const refused = outcome?.form === 'details' ? outcome : undefined;
  return (
    <SavedForm
      stored={list}
      path={`/lists/${list?.id}`}
      mayWrite={mayWrite}
      outcome={refused}
      intent="details"
    >
      <ListFields list={list} events={events} typed={refused?.typed} />
    </SavedForm>
  );
}
