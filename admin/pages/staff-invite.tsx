import { Link, useActionData, useLoaderData } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import styles from '../parts/account.module.css';
import { DeskForm } from '../parts/desk-form.tsx';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { EmailField } from '../parts/login-fields.tsx';
import { Page } from '../parts/page.tsx';
import { ProofField, refusedProof } from '../parts/proof-field.tsx';
import { RoleFields, readRole } from '../parts/role-fields.tsx';
import { useStore } from '../parts/use-store.ts';

export const loader = deskLoader(async ({ api }) => {
  const { locations } = valueFrom(await api('location/getList', {}));
  return { locations: locations.map(({ id, name }) => ({ id, name })) };
});

export const action = deskAction(async ({ api, form }) => {
  const email = textOf(form, 'email').trim();
  const asked = readRole(form);
  const typed = { email, role: asked.role, location: textOf(form, 'location') };
  const unproved = await refusedProof({ api, form });
  if (unproved) return { ...unproved, typed };
  const answer = await api('staff/invite', { email, ...asked });
  return answer.ok ? { shown: [email, answer.value.path] } : { ...refusedAs(answer), typed };
});
export const clientAction = keepForm;

export default function Invite() {
  const { locations } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  if (outcome && 'shown' in outcome) return <Invited email={outcome.shown[0]} path={outcome.shown[1]} />;
  const { email, role = 'bookseller', location = '' } = outcome?.typed ?? {};
  return (
    <Page title={m.desk_staff_invite()}>
      <Link to="/staff">{m.desk_staff()}</Link>
      <p>{m.desk_staff_invite_lead()}</p>
      <DeskForm label={m.desk_staff_invite_send()} outcome={outcome}>
        <div className={styles.narrow}>
          <EmailField typed={email} />
        </div>
        <RoleFields locations={locations} role={role} location={location} />
        <div className={styles.narrow}>
          <ProofField outcome={outcome} />
        </div>
      </DeskForm>
    </Page>
  );
}

/** Shows the link once: a shop whose mail is not set up yet can hand it over. */
function Invited({ email = '', path = '' }: { email: string | undefined; path: string | undefined }) {
  const { origin } = useStore();
  return (
    <Page title={m.desk_staff_invited_heading()}>
      <p>{m.desk_staff_invited_link({ email })}</p>
      <p className={styles.link}>{origin + path}</p>
      <div>
        <DeskLinkButton to="/staff" variant="primary">
          {m.desk_staff_done()}
        </DeskLinkButton>
      </div>
    </Page>
  );
}
