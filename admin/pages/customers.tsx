import { Link, useLoaderData } from 'react-router';
import type { AdminOutput } from '../../contract/admin/actions.ts';
import * as m from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import { listPath } from '../parts/order-lists.ts';
import { Page } from '../parts/page.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import styles from '../parts/titles.module.css';
import { useMay } from '../parts/use-may.ts';

export const loader = deskLoader(async ({ api, url: { searchParams } }) => {
  const term = (searchParams.get('q') ?? '').trim().slice(0, 200);
  const from = searchParams.get('after') ?? '';
  const after = /^[1-9]\d{0,8}$/.test(from) ? Number(from) : undefined;
  const { customers, next } = valueFrom(await api('customer/getList', { term, ...(after && { after }) }));
  const at = (page: string) =>
    `/customers?${new URLSearchParams({ ...(term && { q: term }), ...(page && { after: page }) })}`;
  return { term, customers, first: after ? at('') : undefined, next: next ? at(String(next)) : undefined };
});

/** Finds a reader who has an account. */
export default function Customers() {
  const { term, customers, first, next } = useLoaderData<typeof loader>();
  const maySeeOrders = useMay('orders:read');
  return (
    <Page title={m.deskcustomer_heading()}>
      <DoneNotice />
      <p>{m.deskcustomer_find_hint()}</p>
      <SearchForm action="/customers" label={m.deskcustomer_find()} words={term} autoFocus />
      {!term && customers.length > 0 && <h2>{m.deskcustomer_newest()}</h2>}
      {customers.length === 0 ? (
        <EmptyState title={term ? m.deskcustomer_none_found() : m.deskcustomer_none()}>
          <p>{term ? m.deskcustomer_none_found_hint() : m.deskcustomer_none_hint()}</p>
          {term && maySeeOrders && (
            <DeskLinkButton to={listPath('all', { term })}>{m.deskcustomer_guests()}</DeskLinkButton>
          )}
        </EmptyState>
      ) : (
        <ul className={styles.titles}>
          {customers.map((customer) => (
            <CustomerLine key={customer.customer_id} customer={customer} />
          ))}
        </ul>
      )}
      {(first || next) && (
        <nav aria-label={m.deskcustomer_pages()} className={styles.pages}>
          {first && <DeskLinkButton to={first}>{m.deskcustomer_first()}</DeskLinkButton>}
          {next && <DeskLinkButton to={next}>{m.deskcustomer_next()}</DeskLinkButton>}
        </nav>
      )}
    </Page>
  );
}

function CustomerLine({ customer }: { customer: AdminOutput<'customer/getList'>['customers'][number] }) {
  const { customer_id, account_number, name, company, is_institution, email, phone, city } = customer;
  const facts = [is_institution && company, city, email, phone].filter(Boolean);
  return (
    <li>
      <div>
        <Link to={`/customers/${customer_id}`}>{name || email}</Link>{' '}
        {is_institution && <Badge tone="accent">{m.deskcustomer_institution()}</Badge>}
        <p>{facts.join(' · ')}</p>
      </div>
      <p className={styles.facts}>{m.deskcustomer_account_is({ number: account_number })}</p>
    </li>
  );
}
