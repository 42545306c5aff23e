import { Link, useActionData, useLoaderData } from 'react-router';
import type { AdminCall } from '../../contract/admin/call.ts';
import * as m from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { CustomerAccount } from '../parts/customer-account.tsx';
import { CustomerContact } from '../parts/customer-contact.tsx';
import { CustomerHelp } from '../parts/customer-help.tsx';
import { customerIdOf } from '../parts/customer-id.ts';
import { CustomerNotes } from '../parts/customer-notes.tsx';
import { CustomerTax } from '../parts/customer-tax.tsx';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import styles from '../parts/order-parts.module.css';
import { OrderRow } from '../parts/order-row.tsx';
import orderStyles from '../parts/orders.module.css';
import { Page } from '../parts/page.tsx';
import { submitCustomer } from '../parts/submit-customer.ts';

/** Orders on one page. */
const limit = 10;

export const loader = deskLoader(async (args) => {
  const { api, url } = args;
  const id = customerIdOf(args);
  const after = (url.searchParams.get('after') ?? '').slice(0, 40);
  const customer = valueFrom(await api('customer/get', { id }));
  return { customer, orders: await ordersOf(api, id, after) };
});

/** null for someone who may not see orders. */
async function ordersOf(api: AdminCall, customer_id: number, after: string) {
  const { permissions } = valueFrom(await api('staff/me', {}));
  if (!permissions.includes('orders:read')) return null;
  return valueFrom(await api('order/getList', { customer_id, after, limit }));
}

export const action = deskAction(submitCustomer);
export const clientAction = keepForm;

/** A reader with an account: how to reach them, what they bought, and what can be done for them. */
export default function Customer() {
  const { customer, orders } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const of = (form: string) => (outcome?.form === form ? outcome : undefined);
  return (
    <Page title={customer.name || customer.email}>
      <p className={styles.head}>
        <Link to="/customers">{m.deskcustomer_heading()}</Link>
        {customer.is_institution && <Badge tone="accent">{m.deskcustomer_institution()}</Badge>}
        {customer.is_at_former_site && <Badge tone="warning">{m.deskcustomer_former_site()}</Badge>}
      </p>
      <DoneNotice />
      <div className={styles.pair}>
        <div className={orderStyles.section}>
          <CustomerContact customer={customer} />
          <CustomerHelp customer={customer} outcome={of('password') ?? of('unlock')} />
        </div>
        <CustomerAccount customer={customer} />
      </div>
      <CustomerNotes notes={customer.notes} outcome={of('note')} />
      {orders && (
        <section className={orderStyles.section} aria-labelledby="orders">
          <h2 id="orders">{m.deskcustomer_orders()}</h2>
          {orders.orders.length === 0 && <p>{m.deskcustomer_no_orders()}</p>}
          {orders.orders.length > 0 && (
            <ul className={orderStyles.rows}>
              {orders.orders.map((order) => (
                <OrderRow key={order.order_number} order={order} withStep />
              ))}
            </ul>
          )}
          {orders.next && (
            <div>
              <DeskLinkButton to={`?${new URLSearchParams({ after: orders.next })}`}>
                {m.deskcustomer_more_orders()}
              </DeskLinkButton>
            </div>
          )}
        </section>
      )}
      <CustomerTax customer={customer} outcome={of('exempt') ?? of('taxed')} />
    </Page>
  );
}
