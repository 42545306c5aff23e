import type { AdminOutput } from '../../contract/admin/actions.ts';
import * as m from '../../messages/compiled/messages.js';
import type { NotDone } from '../desk-submit.ts';
import { DeskForm } from './desk-form.tsx';
import { DeskLinkButton } from './desk-link.tsx';
import styles from './order-parts.module.css';
import { useMay } from './use-may.ts';

interface CustomerHelpProps {
  customer: AdminOutput<'customer/get'>;
  outcome: NotDone | undefined;
}

/** What staff can do for a customer: let them in, and what the law gives them. */
export function CustomerHelp({ customer, outcome }: CustomerHelpProps) {
  const { has_password, email, customer_id } = customer;
  if (!useMay('customers:write')) return null;
  return (
    <section className={styles.card} aria-labelledby="help">
      <h2 id="help">{m.deskcustomer_help()}</h2>
      {!has_password && <p>{m.deskcustomer_no_password()}</p>}
      <DeskForm
        intent="password"
        label={m.deskcustomer_password_link()}
        variant="secondary"
        outcome={outcome?.form === 'password' ? outcome : undefined}
      >
        <p className={styles.soft}>{m.deskcustomer_password_link_hint({ email })}</p>
      </DeskForm>
      <DeskForm
        intent="unlock"
        label={m.deskcustomer_unlock()}
        variant="secondary"
        outcome={outcome?.form === 'unlock' ? outcome : undefined}
      >
        <p className={styles.soft}>{m.deskcustomer_unlock_hint()}</p>
      </DeskForm>
      <h3>{m.deskcustomer_personal()}</h3>
      <div className={styles.presses}>
        <DeskLinkButton to={`/customers/${customer_id}/data`}>{m.deskcustomer_data()}</DeskLinkButton>
        <DeskLinkButton to={`/customers/${customer_id}/erase`}>{m.deskcustomer_erase()}</DeskLinkButton>
      </div>
    </section>
  );
}
