import { type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { safeBackPath } from '../../contract/back-path.ts';
import * as m from '../../messages/compiled/messages.js';
import { deskContext, valueFrom } from '../desk-load.ts';
import { deskAction, type NotDone, refusedAs, textOf } from '../desk-submit.ts';
import { keepFormAnd } from '../keep-form.ts';
import { DeskForm } from '../parts/desk-form.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import { Door } from '../parts/door.tsx';
import { CodeField, EmailField, PasswordField } from '../parts/login-fields.tsx';
import { useStore } from '../parts/use-store.ts';

/** Without `deskLoader`, which would lead here again. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const me = await deskContext(context).api('staff/me', {});
  if (me.ok) throw redirect(backOf(new URL(request.url)));
  return valueFrom(await deskContext(context).api('staff/isStaffed', {}));
}

const backOf = (url: URL) => safeBackPath(url.searchParams.get('back'));

export const action = deskAction(async ({ api, form, url }) => {
  const email = textOf(form, 'email');
  const ticket = textOf(form, 'ticket');
  if (ticket) {
    const answer = await api('staff/loginWithCode', { ticket, code: textOf(form, 'code') });
    if (answer.ok) return { done: '', path: backOf(url) };
    return { ...refusedAs(answer), ...(answer.error_code !== 'login_expired' && { typed: { ticket } }) };
  }
  const answer = await api('staff/login', { email, password: textOf(form, 'password') });
  if (answer.ok) return { done: '', path: backOf(url) };
  if (answer.error_code === 'code_required') {
    const { ticket } = answer.error_data as { ticket: string };
    // Nothing is wrong: the second form follows.
    return { sentence: '', status: 200, typed: { ticket } };
  }
  return { ...refusedAs(answer), typed: { email } };
});
export const clientAction = keepFormAnd('ticket');

export default function Login() {
  const outcome = useActionData<typeof action>();
  const { is_staffed } = useLoaderData<typeof loader>();
  const { name } = useStore();
  const ticket = outcome?.typed?.ticket;
  if (ticket) return <SecondStep ticket={ticket} outcome={outcome} />;
  if (!is_staffed) return <Door heading={m.desk_no_staff_heading({ name })} lead={m.desk_no_staff_lead()} />;
  return (
    <Door heading={m.desk_log_in_heading()} lead={m.desk_log_in_lead({ name })}>
      <DoneNotice />
      <DeskForm label={m.desk_log_in()} outcome={outcome}>
        <EmailField typed={outcome?.typed?.email} />
        <PasswordField />
      </DeskForm>
    </Door>
  );
}

function SecondStep({ ticket, outcome }: { ticket: string; outcome: NotDone }) {
  return (
    <Door heading={m.desk_code_heading()} lead={m.desk_code_lead()}>
      <DeskForm label={m.desk_log_in()} outcome={outcome.sentence ? outcome : undefined} hidden={{ ticket }}>
        <CodeField />
      </DeskForm>
    </Door>
  );
}
