import { Form, useActionData, useLoaderData } from 'react-router';
import { momentText } from '../../contract/moment-text.ts';
import * as m from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import styles from '../parts/account.module.css';
import { browserName } from '../parts/browser-name.ts';
import { DeskForm } from '../parts/desk-form.tsx';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import { CodeField, NewPasswordField, PasswordField } from '../parts/login-fields.tsx';
import { Page } from '../parts/page.tsx';
import { useMe } from '../parts/use-may.ts';

export const loader = deskLoader(async ({ api, store }) => {
  const { sessions } = valueFrom(await api('staff/getSessions', {}));
  // Here, not in the page: browsers and Node put different spaces into times.
  const text = (seconds: number) => momentText(seconds, store);
  return {
    sessions: sessions.map(({ started, seen, ...session }) => ({
      ...session,
      times: m.desk_session_times({ started: text(started), seen: text(seen) }),
    })),
  };
});

export const action = deskAction(async ({ api, form }) => {
  const password = textOf(form, 'password');
  if (textOf(form, 'intent') === 'password') {
    const answer = await api('staff/changePassword', {
      password,
      new_password: textOf(form, 'new_password'),
    });
    return answer.ok ? { done: 'password' } : { ...refusedAs(answer), form: 'password' };
  }
  if (textOf(form, 'intent') === 'off') {
    const answer = await api('staff/turnOffTwoStep', { password, code: textOf(form, 'code') });
    return answer.ok ? { done: 'two_step_off' } : { ...refusedAs(answer), form: 'off' };
  }
  const answer = await api('staff/endSession', { id: Number(textOf(form, 'session')) });
  return answer.ok ? { done: 'session' } : { ...refusedAs(answer), form: 'session' };
});
export const clientAction = keepForm;

/** What someone sets for themselves: password, second step, and where they are logged in. */
export default function Account() {
  const { sessions } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { email, has_second_step } = useMe();
  const of = (form: string) => (outcome?.form === form ? outcome : undefined);
  return (
    <Page title={m.desk_your_account()}>
      <p>{email}</p>
      <DoneNotice />
      <section className={styles.section}>
        <h2>{m.desk_two_step()}</h2>
        {has_second_step ? (
          <TurnOff outcome={of('off')} />
        ) : (
          <>
            <p>{m.desk_two_step_off()}</p>
            <div>
              <DeskLinkButton to="/account/two-step">{m.desk_two_step_turn_on()}</DeskLinkButton>
            </div>
          </>
        )}
      </section>
      <section className={styles.section}>
        <h2>{m.desk_password_change()}</h2>
        <div className={styles.narrow}>
          <DeskForm
            intent="password"
            label={m.desk_password_change()}
            variant="secondary"
            outcome={of('password')}
          >
            <PasswordField label={m.desk_password_now()} />
            <NewPasswordField name="new_password" label={m.desk_password_new()} />
          </DeskForm>
        </div>
      </section>
      <section className={styles.section}>
        <h2>{m.desk_sessions()}</h2>
        <ul className={styles.sessions}>
          {sessions.map((session) => (
            <SessionLine key={session.id} session={session} />
          ))}
        </ul>
      </section>
    </Page>
  );
}

function TurnOff({ outcome }: { outcome: Parameters<typeof DeskForm>[0]['outcome'] }) {
  return (
    <>
      <p>{m.desk_two_step_on()}</p>
      <div className={styles.narrow}>
        <DeskForm intent="off" label={m.desk_two_step_turn_off()} variant="danger" outcome={outcome}>
          <Stack gap={4}>
            <PasswordField label={m.desk_password_now()} />
            <CodeField />
          </Stack>
        </DeskForm>
      </div>
    </>
  );
}

type Session = ReturnType<typeof useLoaderData<typeof loader>>['sessions'][number];

function SessionLine({ session: { id, agent, times, is_this } }: { session: Session }) {
  const browser = browserName(agent) || m.desk_session_unknown();
  return (
    <li>
      <div>
        <b>{browser}</b> {is_this && <Badge tone="accent">{m.desk_session_this()}</Badge>}
        <p>{times}</p>
      </div>
      {!is_this && (
        <Form method="post">
          <input type="hidden" name="session" value={id} />
          <Button type="submit" size="s" aria-label={m.desk_session_end_of({ browser })}>
            {m.desk_session_end()}
          </Button>
        </Form>
      )}
    </li>
  );
}
