import { Link } from 'react-router';
import type { AdminOutput } from '../../contract/admin/actions.ts';
import { dateText } from '../../contract/moment-text.ts';
import * as m from '../../messages/compiled/messages.js';
import styles from './order-parts.module.css';
import { useMay } from './use-may.ts';
import { useStore } from './use-store.ts';

/** The account itself, and how much is in it. */
export function CustomerAccount({ customer }: { customer: AdminOutput<'customer/get'> }) {
  const store = useStore();
  const { account_number, created, last_seen, counts, email, newsletter_since } = customer;
  const mayFindCards = useMay('orders:read');
  return (
    <section className={styles.card} aria-labelledby="account">
      <h2 id="account">{m.deskcustomer_account()}</h2>
      <dl className={styles.sums}>
        <Fact name={m.deskcustomer_number()} value={account_number} />
        <Fact name={m.deskcustomer_since()} value={dateText(created, store)} />
        <Fact
          name={m.deskcustomer_seen()}
          value={last_seen ? dateText(last_seen, store) : m.deskcustomer_seen_never()}
        />
        <Fact
          name={m.deskcustomer_newsletter()}
          value={
            newsletter_since
              ? m.deskcustomer_newsletter_since({ day: dateText(newsletter_since, store) })
              : m.deskcustomer_newsletter_no()
          }
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
    </section>
  );
}

const Fact = ({ name, value }: { name: string; value: string | number }) => (
  <div>
    <dt>{name}</dt>
    <dd suppressHydrationWarning>{value}</dd>
  </div>
);
