import { Link } from 'react-router';
import type { AdminOutput } from '../../contract/admin/actions.ts';
import type { WorkList } from '../../contract/admin/next-step.ts';
import {
  mostPaymentsCounted,
  type PaymentFilter,
  paymentFilters,
} from '../../contract/admin/payment-state.ts';
import * as m from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { listNames, listPath, orderLists } from './order-lists.ts';
import { paymentFilterNames } from './order-payments.ts';
import styles from './orders.module.css';

type Counted = AdminOutput<'order/getLists'>;

interface OrderFiltersProps extends Pick<Counted, 'counts' | 'payments'> {
  list: WorkList | undefined;
  payment: PaymentFilter | undefined;
  term: string;
  location: string;
}

/** The lists of work, and what each is narrowed to by payment. Words are searched in all orders. */
export function OrderFilters({ counts, payments, list, payment, term, location }: OrderFiltersProps) {
  const here = list ?? 'all';
  const countOn = (name: WorkList) =>
    payment === undefined ? counts[name] : payment === 'paid' ? 0 : payments[name][payment];
  return (
    <>
      <nav aria-label={m.deskorder_lists()}>
        <ul className={styles.lists}>
          {listNames.map((name) => (
            <li key={name}>
              <Link
                to={listPath(name, { location, payment })}
                aria-current={!term && name === list ? 'page' : undefined}
              >
                {orderLists[name].name()}
                {countOn(name) > 0 && (
                  <Badge tone={name === 'problem' ? 'danger' : 'accent'}>{countOn(name)}</Badge>
                )}
              </Link>
            </li>
          ))}
          <li>
            <Link
              to={listPath('all', { location, payment })}
              aria-current={!term && !list ? 'page' : undefined}
            >
              {m.deskorder_all()}
            </Link>
          </li>
        </ul>
      </nav>
      <nav aria-label={m.deskorder_payments()}>
        <ul className={styles.lists}>
          <li>
            <Link to={listPath(here, { term, location })} aria-current={payment ? undefined : 'true'}>
              {m.deskorder_payments_any()}
            </Link>
          </li>
          {paymentFilters.map((filter) => (
            <li key={filter}>
              <Link
                to={listPath(here, { term, location, payment: filter })}
                aria-current={filter === payment ? 'true' : undefined}
              >
                {paymentFilterNames[filter]()}
                {!term && filter !== 'paid' && <Count filter={filter} count={payments[here][filter]} />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

const Count = ({ filter, count }: { filter: PaymentFilter; count: number }) =>
  count > 0 ? (
    <Badge tone={filter === 'to_return' ? 'danger' : 'accent'}>
      {count >= mostPaymentsCounted ? `${mostPaymentsCounted}+` : count}
    </Badge>
  ) : null;
