import { Link } from 'react-router';
import type { AdminOutput } from '../../contract/admin/actions.ts';
import { dateText } from '../../contract/moment-text.ts';
import * as m from '../../messages/compiled/messages.js';
import { statusWord } from '../../storefront/parts/order/status-word.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatMoney } from '../../ui/money.ts';
import { orderLists } from './order-lists.ts';
import { paymentBadges } from './order-payments.ts';
import styles from './orders.module.css';
import { useStore } from './use-store.ts';

type Order = AdminOutput<'order/getList'>['orders'][number];

/** An order in a list: the whole line leads to it. */
export function OrderRow({ order, withStep }: { order: Order; withStep: boolean }) {
  const store = useStore();
  const { order_number, order_date, name, location, is_shipped, items, total, next, has_problem } = order;
  const payment = paymentBadges[order.payment];
  const copies = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <Link to={`/orders/${order_number}`} className={styles.link}>
          <b>{order_number}</b> {name || m.deskorder_customer_gone()}
        </Link>
        <span className={styles.badges}>
          {withStep && (
            <Badge tone={next ? 'accent' : 'neutral'}>
              {next
                ? orderLists[next].name()
                : statusWord({ status: order.status, delivery_key: is_shipped ? 'ship' : 'pickup' })}
            </Badge>
          )}
          {payment && <Badge tone={payment.tone}>{payment.name()}</Badge>}
          {has_problem && <Badge tone="danger">{m.deskorder_problem()}</Badge>}
        </span>
      </div>
      <p className={styles.titles}>{titlesOf(items)}</p>
      <p className={styles.facts}>
        <span suppressHydrationWarning>{dateText(order_date, store)}</span>
        <span>{is_shipped ? m.desk_order_by_mail() : location}</span>
        <span>{m.desk_order_copies({ count: copies })}</span>
        <span className={styles.total}>{formatMoney(total)}</span>
      </p>
    </li>
  );
}

function titlesOf(items: Order['items']): string {
  const titles = items
    .slice(0, 2)
    .map(({ title, quantity }) => (quantity > 1 ? `${quantity} × ${title}` : title));
  const more = items.length - titles.length;
  return more > 0 ? m.order_history_titles({ titles: titles.join(', '), count: more }) : titles.join(', ');
}
