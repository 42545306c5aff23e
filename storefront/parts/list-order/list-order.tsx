import { useActionData, useNavigate } from 'react-router';
import type { PricedTitles } from '../../../contract/list-order.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useSettings } from '../session/use-settings.ts';
import type { Outcome } from '../submit/form-outcome.ts';
import { HiddenFields } from '../submit/hidden-fields.tsx';
import { useSubmission } from '../submit/use-submission.ts';
import { CopiesForm } from './copies-form.tsx';
import styles from './list-order.module.css';
import { OrderRow } from './order-row.tsx';

interface ListOrderProps {
  order: PricedTitles;
  /** Names the table. */
  name: string;
  /** Copies of each book of a list, in which newer editions can replace old ones. Books of an order have numbers of their own. */
  copies?: number;
}

/** Books as an order: what can be had and what it costs, then into the cart, or on to a quote. */
export function ListOrder({ order, name, copies }: ListOrderProps) {
  const { rows, subtotal, discounts, total } = order;
  const nothing = rows.every(({ state }) => state === 'unavailable');
  const { checkout_info } = useSettings();
  const navigate = useNavigate();
  const posted = useActionData<Outcome>();
  const { Form, pending } = useSubmission({
    sentences: {
      in_cart: m.lists_in_cart,
      in_cart_partly: m.listorder_partly,
      replaced: m.listorder_replaced,
    },
    refusalAsToast: true,
    onDone: ({ done, path }) => (done === 'replaced' ? undefined : navigate(path ?? '')),
  });
  return (
    <div className={styles.order}>
      {posted?.sentence && (
        <Notice tone="danger" role="alert">
          <p>{posted.sentence}</p>
        </Notice>
      )}
      {copies !== undefined && <CopiesForm copies={copies} />}
      <Counts rows={rows} />
      {/* Remount the fields for another number of copies. */}
      <Form key={copies} method="post" className={styles.order}>
        <HiddenFields values={{}} />
        <div className={styles.scroll}>
          <table className={styles.table}>
            <caption>{name}</caption>
            <thead>
              <tr>
                <th scope="col">{m.import_column_title()}</th>
                <th scope="col">{m.listorder_availability()}</th>
                <th scope="col" className={styles.number}>
                  {m.listorder_price()}
                </th>
                <th scope="col" className={styles.number}>
                  {m.import_column_copies()}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <OrderRow key={`${row.eisbn} ${row.note}`} row={row} isOfList={copies !== undefined} />
              ))}
            </tbody>
          </table>
        </div>
        <dl className={styles.total}>
          {discounts.length > 0 && <Amount label={m.listorder_subtotal()} cents={subtotal} />}
          {discounts.map(({ description, amount }) => (
            <Amount key={description} label={description} cents={-amount} />
          ))}
          <Amount
            label={copies === undefined ? m.order_again_total() : m.listorder_total({ count: copies })}
            cents={total}
          />
        </dl>
        <p className={styles.soft}>{m.listorder_total_hint()}</p>
        {nothing && <p>{m.order_again_nothing()}</p>}
        <div className={styles.foot} data-print="hide" hidden={nothing}>
          {checkout_info.quote_enabled && (
            <Button type="submit" name="intent" value="quote" pending={pending}>
              {m.listorder_quote()}
            </Button>
          )}
          <Button type="submit" name="intent" value="cart" variant="primary" pending={pending}>
            {m.listorder_to_cart()}
          </Button>
        </div>
      </Form>
    </div>
  );
}

function Amount({ label, cents }: { label: string; cents: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatMoney(cents)}</dd>
    </div>
  );
}

function Counts({ rows }: Pick<PricedTitles, 'rows'>) {
  const of = (state: (typeof rows)[number]['state']) => rows.filter((row) => row.state === state).length;
  const counts = [
    [m.listorder_in_stock(), of('in_stock')],
    [m.listorder_orderable(), of('orderable')],
    [m.listorder_unavailable(), of('unavailable')],
    [m.listorder_newer(), rows.filter(({ newer }) => newer).length],
  ] as const;
  return (
    <ul className={styles.counts}>
      {counts
        .filter(([, count]) => count > 0)
        .map(([label, count]) => (
          <li key={label}>{`${label}: ${count}`}</li>
        ))}
    </ul>
  );
}
