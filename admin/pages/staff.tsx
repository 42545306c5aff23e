import { Form, Link, useActionData, useLoaderData } from 'react-router';
import type { AdminOutput } from '../../contract/admin/actions.ts';
import { roleName } from '../../contract/admin/role-name.ts';
import { dateText } from '../../contract/moment-text.ts';
import * as m from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import styles from '../parts/account.module.css';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import { Page } from '../parts/page.tsx';
import { RefusedNotice } from '../parts/refused-notice.tsx';
import { useMay, useMe } from '../parts/use-may.ts';

export const loader = deskLoader(async ({ api, store }) => {
  const { staff, invitations } = valueFrom(await api('staff/getList', {}));
  const { locations } = valueFrom(await api('location/getList', {}));
  const placed = <T extends Placed>(one: T) => {
    const location = locations.find(({ id }) => id === one.location_id)?.name;
    const role = roleName(one.role);
    return { ...one, post: location ? m.desk_staff_at({ role, location }) : role };
  };
  return {
    staff: staff.map(placed),
    invitations: invitations.map(({ expires, ...one }) => ({
      ...placed(one),
      until: m.desk_staff_invited_until({ day: dateText(expires, store) }),
    })),
  };
});

type Placed = Pick<AdminOutput<'staff/setRole'>, 'role' | 'location_id'>;

export const action = deskAction(async ({ api, form }) => {
  const answer = await api('staff/withdrawInvitation', { id: Number(textOf(form, 'invitation')) });
  return answer.ok ? { done: 'withdrawn' } : refusedAs(answer);
});
export const clientAction = keepForm;

/** Who works here, as what, and who is invited. */
export default function Staff() {
  const { staff, invitations } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const mayWrite = useMay('staff:write');
  return (
    <Page
      title={m.desk_staff()}
      actions={
        mayWrite && (
          <DeskLinkButton to="/staff/new" variant="primary">
            {m.desk_staff_invite()}
          </DeskLinkButton>
        )
      }
    >
      <DoneNotice />
      <RefusedNotice outcome={outcome} />
      {!mayWrite && <p>{m.desk_staff_owner_only()}</p>}
      <ul className={styles.sessions}>
        {staff.map((member) => (
          <MemberLine key={member.id} member={member} mayWrite={mayWrite} />
        ))}
      </ul>
      {invitations.length > 0 && (
        <section className={styles.section} aria-labelledby="invited">
          <h2 id="invited">{m.desk_staff_invited()}</h2>
          <ul className={styles.sessions}>
            {invitations.map(({ id, email, post, until }) => (
              <li key={id}>
                <div>
                  <b>{email}</b>
                  <p>{`${post} · ${until}`}</p>
                </div>
                {mayWrite && (
                  <Form method="post">
                    <input type="hidden" name="invitation" value={id} />
                    <Button type="submit" size="s" aria-label={m.desk_staff_withdraw_of({ email })}>
                      {m.desk_staff_withdraw()}
                    </Button>
                  </Form>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}

type Member = ReturnType<typeof useLoaderData<typeof loader>>['staff'][number];

function MemberLine({ member, mayWrite }: { member: Member; mayWrite: boolean }) {
  const me = useMe();
  const { id, name, email, post, has_second_step } = member;
  return (
    <li>
      <div>
        {mayWrite ? <Link to={`/staff/member/${id}`}>{name}</Link> : <b>{name}</b>}{' '}
        {email === me.email && <Badge tone="accent">{m.desk_staff_you()}</Badge>}
        <p>{`${email} · ${post}`}</p>
      </div>
      <Badge tone={has_second_step ? 'success' : 'neutral'}>
        {has_second_step ? m.desk_staff_two_step() : m.desk_staff_password_only()}
      </Badge>
    </li>
  );
}
