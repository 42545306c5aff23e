import { Link, redirect, useActionData, useLoaderData } from 'react-router';
import { answerStates } from '../../contract/admin/form-answer.ts';
import * as m from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { AnswerRow } from '../parts/answer-row.tsx';
import { answersAsked, answersPath, stateNames } from '../parts/answer-state.ts';
import { DeleteOldAnswers } from '../parts/delete-old-answers.tsx';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import styles from '../parts/orders.module.css';
import { Page } from '../parts/page.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import { useMay } from '../parts/use-may.ts';

export const loader = deskLoader(async ({ api, url }) => {
  const { permissions } = valueFrom(await api('staff/me', {}));
  // Someone who writes forms, but may not read what readers send.
  if (!permissions.includes('answers:read')) throw redirect('/forms/edit');
  const asked = answersAsked(url.searchParams);
  const { forms } = valueFrom(await api('form/getList', {}));
  return { asked, forms, ...valueFrom(await api('form/getAnswers', asked)) };
});

export const action = deskAction(async ({ api, form }) => {
  const answer = await api('form/deleteOldAnswers', { days: textOf(form, 'days') });
  return answer.ok ? { done: 'deleted_old' } : refusedAs(answer);
});
export const clientAction = keepForm;

/** What readers sent with the forms of the shop. */
export default function FormAnswers() {
  const { asked, forms, answers, next, open } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const mayExport = useMay('customers:write');
  const { state, term, form_id, after } = asked;
  const { after: _, ...first } = asked;
  return (
    <Page
      title={m.deskform_heading()}
      actions={<DeskLinkButton to="/forms/edit">{m.deskform_edit()}</DeskLinkButton>}
    >
      <DoneNotice />
      <p>{m.deskform_find_hint()}</p>
      <SearchForm action="/forms" label={m.deskform_find()} words={term}>
        {forms.length > 1 && (
          <SelectField
            key={form_id}
            name="form"
            label={m.deskform_form()}
            placeholder={m.deskform_all_forms()}
            options={forms.map(({ id, header }) => ({
              value: String(id),
              label: header || m.deskform_unnamed(),
            }))}
            defaultValue={form_id ? String(form_id) : ''}
          />
        )}
      </SearchForm>
      <nav aria-label={m.deskform_states()}>
        <ul className={styles.lists}>
          {answerStates.map((one) => (
            <li key={one}>
              <Link
                to={answersPath({ ...first, state: one })}
                aria-current={one === state ? 'page' : undefined}
              >
                {stateNames[one]()}
                {one === 'open' && open > 0 && <Badge tone="accent">{open}</Badge>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <h2>{stateNames[state]()}</h2>
      {answers.length === 0 ? (
        <Nothing isNarrow={term !== '' || form_id !== undefined} state={state} hasForms={forms.length > 0} />
      ) : (
        <ul className={styles.rows}>
          {answers.map((answer) => (
            <AnswerRow key={answer.id} answer={answer} />
          ))}
        </ul>
      )}
      {(after || next) && (
        <nav aria-label={m.deskform_pages()} className={styles.pages}>
          {after && <DeskLinkButton to={answersPath(first)}>{m.deskform_first()}</DeskLinkButton>}
          {next && (
            <DeskLinkButton to={answersPath({ ...first, after: next })}>{m.deskform_next()}</DeskLinkButton>
          )}
        </nav>
      )}
      {mayExport && answers.length > 0 && (
        <p>
          <a href={`/admin${answersPath(first, '/forms/answers.csv')}`}>{m.deskform_csv()}</a>
        </p>
      )}
      {mayExport && <DeleteOldAnswers outcome={outcome} />}
    </Page>
  );
}

function Nothing({ isNarrow, state, hasForms }: { isNarrow: boolean; state: string; hasForms: boolean }) {
  if (isNarrow) {
    return (
      <EmptyState title={m.deskform_none()}>
        <p>{m.deskform_none_found()}</p>
      </EmptyState>
    );
  }
  if (!hasForms) {
    return (
      <EmptyState title={m.deskform_no_forms()}>
        <p>{m.deskform_no_forms_hint()}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={state === 'open' ? m.deskform_none_open() : m.deskform_none()}>
      <p>{m.deskform_none_hint()}</p>
    </EmptyState>
  );
}
