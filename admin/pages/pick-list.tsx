import { Link, useLoaderData } from 'react-router';
import type { AdminOutput } from '../../contract/admin/actions.ts';
import * as m from '../../messages/compiled/messages.js';
import { EmptyState } from '../../ui/empty-state.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { Page } from '../parts/page.tsx';
import styles from '../parts/paper.module.css';
import { PrintButton } from '../parts/print-button.tsx';

export const loader = deskLoader(async ({ api, url }) => {
  const location = (url.searchParams.get('location') ?? '').replace(/\D/g, '');
  return valueFrom(await api('order/getPickList', location ? { location_id: Number(location) } : {}));
});

type Place = AdminOutput<'order/getPickList'>['locations'][number];

/** What to take off the shelves, in the order of a walk through the shop. */
export default function PickList() {
  const { locations, orders, at_text: when } = useLoaderData<typeof loader>();
  return (
    <Page title={m.deskorder_pick_list()} actions={locations.length > 0 && <PrintButton />}>
      <p className={styles.bar}>
        <Link to="/orders" data-print="hide">
          {m.deskorder_pick_list_back()}
        </Link>
        <span className={styles.soft}>{m.deskorder_pick_list_of({ count: orders, when })}</span>
      </p>
      {locations.length === 0 && (
        <EmptyState title={m.deskorder_pick_list_empty()}>
          <p>{m.deskorder_pick_list_empty_hint()}</p>
        </EmptyState>
      )}
      {locations.map((place) => (
        <PlaceList key={place.name} place={place} />
      ))}
    </Page>
  );
}

function PlaceList({ place: { name, shelves } }: { place: Place }) {
  return (
    <section className={styles.place}>
      <h2>{name || m.deskorder_pick_no_location()}</h2>
      {shelves.map((shelf) => (
        <section key={shelf.name}>
          <h3>{shelf.name || m.deskorder_pick_no_shelf()}</h3>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col" className={styles.tick}>
                  {m.deskorder_pick_picked()}
                </th>
                <th scope="col" className={styles.copies}>
                  {m.deskorder_quantity()}
                </th>
                <th scope="col">{m.order_excel_title()}</th>
                <th scope="col" className={styles.whose}>
                  {m.deskorder_pick_for()}
                </th>
              </tr>
            </thead>
            <tbody>
              {shelf.lines.map((line) => (
                <PickLine key={`${line.order_number} ${line.eisbn} ${line.condition}`} line={line} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </section>
  );
}

function PickLine({ line }: { line: Place['shelves'][number]['lines'][number] }) {
  const { title, author, binding, condition, quantity, eisbn, order_number, name, is_shipped } = line;
  const kind = [author, binding, condition === 'NEW' ? '' : m.order_condition({ condition })];
  return (
    <tr>
      <td>
        <span className={styles.box} />
      </td>
      <td className={styles.count}>{quantity}</td>
      <td>
        {title}
        <br />
        <span className={styles.soft}>{kind.filter(Boolean).join(' · ')}</span>
        <br />
        <span className={styles.isbn}>{eisbn}</span>
      </td>
      <td>
        {order_number}
        <br />
        <span className={styles.soft}>{is_shipped ? m.desk_order_by_mail() : name}</span>
      </td>
    </tr>
  );
}
