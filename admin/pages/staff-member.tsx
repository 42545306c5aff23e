import { Link, useActionData, useLoaderData } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { Disclosure } from '../../ui/disclosure.tsx';
import { deskLoader, type LoadArgs, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { DeskForm } from '../parts/desk-form.tsx';
import styles from '../parts/form.module.css';
import { Page } from '../parts/page.tsx';
import { ProofField, refusedProof } from '../parts/proof-field.tsx';
import { RoleFields, readRole } from '../parts/role-fields.tsx';

export const loader = deskLoader(async (args) => {
  const { locations } = valueFrom(await args.api('location/getList', {}));
  return { member: await memberOf(args), locations: locations.map(({ id, name }) => ({ id, name })) };
});

export const action = deskAction(async (args) => {
  const { api, form } = args;
  const { email } = await memberOf(args);
  const unproved = await refusedProof(args);
  if (textOf(form, 'intent') === 'remove') {
    if (unproved) return { ...unproved, form: 'remove' };
    const removed = await api('staff/remove', { email });
    return removed.ok ? { done: 'removed', path: '/staff' } : { ...refusedAs(removed), form: 'remove' };
  }
  if (unproved) return unproved;
  const answer = await api('staff/setRole', { email, ...readRole(form) });
  return answer.ok ? { done: 'role', path: '/staff' } : refusedAs(answer);
});
export const clientAction = keepForm;

/** Whom the address names; not found when they no longer work here. */
async function memberOf({ api, params }: LoadArgs) {
  const { staff } = valueFrom(await api('staff/getList', {}));
  const member = staff.find(({ id }) => String(id) === params.id);
  if (!member) throw new Response(null, { status: 404 });
  return member;
}

/** The role of one person, and their leaving. */
export default function StaffMember() {
  const { member, locations } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { name, email, role, location_id } = member;
  const ofRemoval = outcome?.form === 'remove' ? outcome : undefined;
  const ofRole = ofRemoval ? undefined : outcome;
  return (
    <Page title={name}>
      <Link to="/staff">{m.desk_staff()}</Link>
      <p>{email}</p>
      <DeskForm label={m.desk_save()} outcome={ofRole}>
        <RoleFields locations={locations} role={role} location={String(location_id ?? '')} />
        <ProofField outcome={ofRole} />
      </DeskForm>
      <div className={styles.end}>
        <Disclosure label={m.desk_staff_remove()} ghost open={ofRemoval !== undefined}>
          <DeskForm
            intent="remove"
            label={m.desk_staff_remove_sure({ name })}
            variant="danger"
            outcome={ofRemoval}
          >
            <p>{m.desk_staff_remove_hint({ name })}</p>
            <ProofField outcome={ofRemoval} />
          </DeskForm>
        </Disclosure>
      </div>
    </Page>
  );
}
