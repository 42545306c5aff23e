import { Link, useActionData, useLoaderData } from 'react-router';
import { dateText, momentText } from '../../contract/moment-text.ts';
import * as m from '../../messages/compiled/messages.js';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf, typedOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { DeskForm } from '../parts/desk-form.tsx';
import { Page } from '../parts/page.tsx';
import rowStyles from '../parts/titles.module.css';
import { fieldsOf } from '../parts/typed-fields.ts';
import { useMay } from '../parts/use-may.ts';
import { useStore } from '../parts/use-store.ts';

export const loader = deskLoader(async ({ api }) => valueFrom(await api('page/getDeleted', {})));

export const action = deskAction(async ({ api, form }) => {
  const id = textOf(form, 'id');
  const path = textOf(form, 'path') || undefined;
  const answer = await api('page/bringBack', { id: Number(id) || 0, path });
  if (answer.ok) return { done: 'page_back', path: '/pages' };
  return { ...refusedAs(answer), form: id, typed: typedOf(form) };
});
export const clientAction = keepForm;

/** Deleted pages, and the way to bring them back. */
export default function DeletedPages() {
  const { pages } = useLoaderData<typeof loader>();
  return (
    <Page title={m.deskpage_deleted_heading()}>
      <p>
        <Link to="/pages">{m.deskpage_all()}</Link>
      </p>
      {pages.length === 0 ? (
        <EmptyState title={m.deskpage_deleted_none()}>
          <p>{m.deskpage_deleted_none_hint()}</p>
        </EmptyState>
      ) : (
        <>
          <p>{m.deskpage_deleted_lead()}</p>
          <ul className={rowStyles.titles}>
            {pages.map((page) => (
              <DeletedLine key={page.id} page={page} />
            ))}
          </ul>
        </>
      )}
    </Page>
  );
}

type Line = ReturnType<typeof useLoaderData<typeof loader>>['pages'][number];

function DeletedLine({ page: { id, title, path, deleted, until, by } }: { page: Line }) {
  const outcome = useActionData<typeof action>();
  const mayWrite = useMay('content:write');
  const store = useStore();
  const refused = outcome?.form === String(id) ? outcome : undefined;
  // Its old address may be taken, or be one of the shop's own by now.
  const asksForPath = refused !== undefined && refused.code !== 'not_found';
  return (
    <li>
      <div>
        {title}
        <p>
          {path}
          {' · '}
          <Link to={`/pages/${id}/history`}>
            {m.deskpage_history()}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Link>
        </p>
        <p suppressHydrationWarning>
          {m.deskpage_deleted_line({ by, when: momentText(deleted, store), until: dateText(until, store) })}
        </p>
      </div>
      {mayWrite && (
        <DeskForm
          label={m.deskpage_bring_back()}
          name={m.deskpage_bring_back_name({ title })}
          variant="secondary"
          outcome={refused}
          hidden={{ id }}
        >
          {asksForPath && (
            <TextField
              {...fieldsOf(refused.typed).text('path', path)}
              label={m.deskpage_path()}
              hint={m.deskpage_bring_back_path_hint()}
              maxLength={300}
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          )}
        </DeskForm>
      )}
    </li>
  );
}
