import { redirect, useLoaderData } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import { OrderFilters } from '../parts/order-filters.tsx';
import { listNamed, listNames, listPath, orderLists } from '../parts/order-lists.ts';
import { paymentFilterNames, paymentNamed } from '../parts/order-payments.ts';
import { OrderRow } from '../parts/order-row.tsx';
import styles from '../parts/orders.module.css';
import { Page } from '../parts/page.tsx';
import { SearchForm } from '../parts/search-form.tsx';

export const loader = deskLoader(async ({ api, url: { searchParams } }) => {
  const text = (name: string) => (searchParams.get(name) ?? '').trim().slice(0, 200);
  const [term, location, after] = [
    text('q'),
    text('location').replace(/\D/g, ''),
    text('after').slice(0, 40),
  ];
  const narrowed = location ? { location_id: Number(location) } : {};
  const { counts, payments, locations } = valueFrom(await api('order/getLists', narrowed));
  const payment = paymentNamed(text('payment'));
  const list =
    searchParams.has('list') || term || payment
      ? listNamed(text('list'))
      : listNames.find((one) => counts[one] > 0);
  const { orders, next } = valueFrom(
    await api('order/getList', { ...narrowed, ...(list && { list }), payment, term, after }),
  );
  const [only] = orders;
  // Scanned or typed in full: there is nothing to choose from.
  if (only && orders.length === 1 && only.order_number === term) throw redirect(`/orders/${term}`);
  return { counts, payments, locations, list, payment, term, location, after, orders, next };
});

export default function Orders() {
  const { counts, payments, locations, list, payment, term, location, after, orders, next } =
    useLoaderData<typeof loader>();
  const here = list ?? 'all';
  const title = term ? m.desk_orders() : list ? orderLists[list].name() : m.deskorder_all();
  return (
    <Page
      title={m.desk_orders()}
      actions={<DeskLinkButton to={pickListPath(location)}>{m.deskorder_pick_list()}</DeskLinkButton>}
    >
      <DoneNotice />
      <SearchForm action="/orders" label={m.deskorder_find()} words={term}>
        {!term && <input type="hidden" name="list" value="all" />}
        {payment && <input type="hidden" name="payment" value={payment} />}
        {locations.length > 1 && (
          <SelectField
            key={location}
            name="location"
            label={m.deskorder_location()}
            placeholder={m.deskorder_location_all()}
            options={locations.map(({ location_id, name }) => ({ value: String(location_id), label: name }))}
            defaultValue={location}
          />
        )}
      </SearchForm>
      <OrderFilters {...{ counts, payments, list, payment, term, location }} />
      <h2>{title}</h2>
      {orders.length === 0 ? (
        <Nothing {...{ list, payment, term }} />
      ) : (
        <ul className={styles.rows}>
          {orders.map((order) => (
            <OrderRow key={order.order_number} order={order} withStep={!list || term !== ''} />
          ))}
        </ul>
      )}
      {(after || next) && (
        <nav aria-label={m.deskorder_pages()} className={styles.pages}>
          {after && (
            <DeskLinkButton to={listPath(here, { term, location, payment })}>
              {m.deskorder_first()}
            </DeskLinkButton>
          )}
          {next && (
            <DeskLinkButton to={listPath(here, { term, location, payment, after: next })}>
              {m.deskorder_next()}
            </DeskLinkButton>
          )}
        </nav>
      )}
    </Page>
  );
}

const pickListPath = (location: string) =>
  location ? `/orders/pick-list?location=${location}` : '/orders/pick-list';

function Nothing({
  list,
  payment,
  term,
}: Pick<ReturnType<typeof useLoaderData<typeof loader>>, 'list' | 'payment' | 'term'>) {
  const [title, hint] = term
    ? [m.deskorder_empty_found({ term }), m.deskorder_empty_found_hint()]
    : payment
      ? [
          m.deskorder_empty_payment({ payment: paymentFilterNames[payment]() }),
          m.deskorder_empty_payment_hint(),
        ]
      : list
        ? [orderLists[list].empty(), m.deskorder_empty_hint()]
        : [m.deskorder_empty_all(), m.deskorder_empty_all_hint()];
  return (
    <EmptyState title={title} level={3}>
      <p>{hint}</p>
    </EmptyState>
  );
}
