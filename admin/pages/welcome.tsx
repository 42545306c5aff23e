import { useActionData, useLoaderData } from 'react-router';
import { roleName } from '../../contract/admin/role-name.ts';
import * as m from '../../messages/compiled/messages.js';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { deskLoader } from '../desk-load.ts';
import { deskAction, refusedAs, textOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { DeskForm } from '../parts/desk-form.tsx';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { Door } from '../parts/door.tsx';
import { EmailField, NewPasswordField } from '../parts/login-fields.tsx';
import { useStore } from '../parts/use-store.ts';

export const loader = deskLoader(async ({ api, params }) => {
  const answer = await api('staff/getInvitation', { token: params.token ?? '' });
  return answer.ok ? { invitation: answer.value, refused: '' } : { invitation: null, refused: answer.error };
});

export const action = deskAction(async ({ api, form, params }) => {
  const [name, email] = [textOf(form, 'name'), textOf(form, 'email')];
  const password = textOf(form, 'password');
  const answer = await api('staff/acceptInvitation', { token: params.token ?? '', name, email, password });
  if (answer.ok)
    return { done: answer.value.is_new ? '' : 'joined', path: answer.value.is_new ? '/' : '/login' };
  return { ...refusedAs(answer), typed: { name, email } };
});
export const clientAction = keepForm;

/** Where the link of an invitation leads: a new member says who they are, and chooses a password. */
export default function Welcome() {
  const { invitation, refused } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { name } = useStore();
  if (!invitation) {
    return (
      <Door heading={m.desk_welcome_over()}>
        <Notice tone="warning">
          <p>{refused}</p>
        </Notice>
        <DeskLinkButton to="/login">{m.desk_log_in()}</DeskLinkButton>
      </Door>
    );
  }
  const { email, role } = invitation;
  return (
    <Door
      heading={m.desk_welcome_heading({ name })}
      lead={email ? m.desk_welcome_lead({ email, role: roleName(role) }) : m.desk_welcome_owner_lead()}
    >
      <DeskForm label={m.desk_welcome_start()} outcome={outcome}>
        <TextField
          name="name"
          label={m.desk_your_name()}
          autoComplete="name"
          required
          maxLength={100}
          defaultValue={outcome?.typed?.name}
        />
        {email ? (
          // For password managers.
          <input type="hidden" name="email" autoComplete="username" value={email} />
        ) : (
          <EmailField typed={outcome?.typed?.email} />
        )}
        <NewPasswordField name="password" label={m.desk_password()} />
      </DeskForm>
    </Door>
  );
}
