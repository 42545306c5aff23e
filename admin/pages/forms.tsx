import { Link, useLoaderData } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { EmptyState } from '../../ui/empty-state.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import { Page } from '../parts/page.tsx';
import styles from '../parts/titles.module.css';
import { useMay } from '../parts/use-may.ts';

export const loader = deskLoader(async ({ api }) => valueFrom(await api('form/getList', {})));

/** The forms of the shop. */
export default function Forms() {
  const { forms } = useLoaderData<typeof loader>();
  const mayWrite = useMay('content:write');
  const maySeeAnswers = useMay('answers:read');
  return (
    <Page
      title={m.deskform_edit_heading()}
      actions={
        mayWrite && (
          <DeskLinkButton to="/forms/edit/new" variant="primary">
            {m.deskform_add()}
          </DeskLinkButton>
        )
      }
    >
      {maySeeAnswers && <Link to="/forms">{m.deskform_back()}</Link>}
      <DoneNotice />
      <p>{m.deskform_edit_lead()}</p>
      {forms.length === 0 ? (
        <EmptyState title={m.deskform_no_forms()}>
          <p>{m.deskform_no_forms_hint()}</p>
        </EmptyState>
      ) : (
        <ul className={styles.titles}>
          {forms.map(({ id, header, element_count: count }) => (
            <li key={id}>
              <Link to={`/forms/edit/${id}`}>{header || m.deskform_unnamed()}</Link>
              <p>{m.deskform_questions({ count })}</p>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
