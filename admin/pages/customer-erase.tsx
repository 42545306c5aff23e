import { useActionData, useLoaderData } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { Checkbox } from '../../ui/checkbox.tsx';
import { checkMay, deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { customerIdOf } from '../parts/customer-id.ts';
import { DeskForm } from '../parts/desk-form.tsx';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import styles from '../parts/order-parts.module.css';
import { Page } from '../parts/page.tsx';
import { ProofField, refusedProof } from '../parts/proof-field.tsx';

export const loader = deskLoader(async (args) => {
  await checkMay(args.api, 'customers:write');
  const { customer_id, name, email } = valueFrom(await args.api('customer/get', { id: customerIdOf(args) }));
  return { customer_id, name: name || email };
});

export const action = deskAction(async (args) => {
  const { api, form } = args;
  const typed = { now: form.has('now') ? 'on' : '' };
  const unproved = await refusedProof({ api, form });
  if (unproved) return { ...unproved, typed };
  const answer = await api('customer/erase', { id: customerIdOf(args), now: form.has('now') });
  return answer.ok ? { done: 'erased', path: '/customers' } : { ...refusedAs(answer), typed };
});
export const clientAction = keepForm;

/** Asks once more, and for the password, before a person is erased. */
export default function CustomerErase() {
  const { customer_id, name } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <Page title={m.deskcustomer_erase_heading({ name })}>
      <div className={styles.narrow}>
        <DeskForm
          label={m.deskcustomer_erase_sure()}
          variant="danger"
          outcome={outcome}
          beside={<DeskLinkButton to={`/customers/${customer_id}`}>{m.deskcustomer_back()}</DeskLinkButton>}
        >
          <ul>
            <li>{m.deskcustomer_erase_account()}</li>
            <li>{m.deskcustomer_erase_orders()}</li>
            <li>{m.deskcustomer_erase_forms()}</li>
            <li>{m.deskcustomer_erase_final()}</li>
          </ul>
          <Checkbox
            name="now"
            label={m.deskcustomer_erase_now()}
            defaultChecked={outcome?.typed?.now === 'on'}
          />
          <p className={styles.soft}>{m.deskcustomer_erase_now_hint()}</p>
          <ProofField outcome={outcome} />
        </DeskForm>
      </div>
    </Page>
  );
}
