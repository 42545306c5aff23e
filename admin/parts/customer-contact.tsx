import { Link } from 'react-router';
import type { AdminOutput } from '../../contract/admin/actions.ts';
import * as m from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import styles from './order-parts.module.css';

type Customer = AdminOutput<'customer/get'>;

const types = { cell: m.deskcustomer_cell, home: m.deskcustomer_home, work: m.deskcustomer_work };
const wishes = { email: undefined, phone: m.deskcustomer_call, text: m.deskcustomer_text };

/** How to reach a customer, and who buys for whom. */
export function CustomerContact({ customer }: { customer: Customer }) {
  const { company, email, phones, communication_preference, address, addresses, extra_fields, links } =
    customer;
  const wish = wishes[communication_preference];
  return (
    <section className={styles.card} aria-labelledby="contact">
      <h2 id="contact">{m.deskcustomer_contact()}</h2>
      <div>
        {company && <p>{company}</p>}
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
        {phones.map(({ number, ext, type }) => (
          <p key={`${number} ${type}`}>
            <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>
              {ext ? m.deskcustomer_ext({ number, ext }) : number}
            </a>{' '}
            <span className={styles.soft}>{types[type]()}</span>
          </p>
        ))}
        {wish && <p className={styles.wants}>{wish()}</p>}
      </div>
      {address.length > 0 && <Lines lines={address} />}
      {Object.entries(extra_fields)
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <p key={label}>
            <span className={styles.soft}>{m.mail_label({ label })}</span> {value}
          </p>
        ))}
      {addresses.length > 0 && (
        <Disclosure label={`${m.deskcustomer_address_book()} (${addresses.length})`} ghost>
          <ul className={styles.lines}>
            {addresses.map(({ address_id, lines, phone, is_preferred }) => (
              <li key={address_id}>
                <Lines lines={[...lines, phone].filter(Boolean)} />
                {is_preferred && <Badge>{m.deskcustomer_preferred()}</Badge>}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {links.length > 0 && (
        <div>
          <h3>{m.deskcustomer_linked()}</h3>
          {links.map((link) => (
            <p key={link.link_id}>
              {link.customer_id === null ? (
                linkText(link)
              ) : (
                <Link to={`/customers/${link.customer_id}`}>{linkText(link)}</Link>
              )}
            </p>
          ))}
        </div>
      )}
    </section>
  );
}

function linkText({ kind, customer_id, name, email }: Customer['links'][number]): string {
  const who = { name: name || email };
  if (customer_id === null) return m.deskcustomer_asked(who);
  return kind === 'for' ? m.deskcustomer_buys_for(who) : m.deskcustomer_bought_by(who);
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <address>
    {lines.map((line) => (
      <span key={line} style={{ display: 'block' }}>
        {line}
      </span>
    ))}
  </address>
);
