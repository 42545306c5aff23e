import { Link } from 'react-router';
import type { AdminOutput } from '../../contract/admin/actions.ts';
import { m } from '../../messages/compiled/messages.js';
import type { NotDone } from '../desk-submit.ts';
import { DeskForm } from './desk-form.tsx';
import { DeskLinkButton } from './desk-link.tsx';
import styles from './order-parts.module.css';
import { useMay } from './use-may.ts';
import { useStore } from './use-store.ts';

interface CustomerAccountProps {
  customer: AdminOutput<'customer/get'>;
  outcome: NotDone | undefined;
}

/** The account itself: what is in it, and what staff may do with it. */
export function CustomerAccount({ customer, outcome }: CustomerAccountProps) {
  const { timeZone, language } = useStore();
  const { account_number, created, last_seen, has_password, counts, email, customer_id } = customer;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone });
  const mayWrite = useMay('customers:write');
  const mayFindCards = useMay('orders:read');
  return (
    <section className={styles.card} aria-labelledby="account">
      <h2 id="account">{m.deskcustomer_account()}</h2>
      <dl className={styles.sums}>
        <Fact name={m.deskcustomer_number()} value={account_number} />
        <Fact name={m.deskcustomer_since()} value={format.format(created * 1000)} />
        <Fact
          name={m.deskcustomer_seen()}
          value={last_seen ? format.format(last_seen * 1000) : m.deskcustomer_seen_never()}
        />
        <Fact name={m.deskcustomer_lists()} value={counts.lists} />
        <Fact name={m.deskcustomer_gift_registries()} value={counts.gift_registries} />
        <Fact name={m.deskcustomer_alerts()} value={counts.alerts} />
        <Fact name={m.deskcustomer_events()} value={counts.events} />
        <Fact name={m.deskcustomer_gift_cards()} value={counts.gift_cards} />
      </dl>
      <p className={styles.soft}>{m.deskcustomer_lists_hint()}</p>
      {counts.gift_cards > 0 && mayFindCards && (
        <Link to={`/giftcards?${new URLSearchParams({ q: email })}`}>{m.deskcustomer_gift_cards()}</Link>
      )}
      {!has_password && <p>{m.deskcustomer_no_password()}</p>}
      {mayWrite && (
        <>
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
        </>
      )}
    </section>
  );
}

const Fact = ({ name, value }: { name: string; value: string | number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
