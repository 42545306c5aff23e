import { Link, useLoaderData } from 'react-router';
import { m } from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { formatMoney } from '../../ui/money.ts';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { byNextStep, type Step } from '../parts/next-steps.ts';
import { Page } from '../parts/page.tsx';
import styles from '../parts/start.module.css';
import { useMe } from '../parts/use-may.ts';
import { useStore } from '../parts/use-store.ts';
import { whatIsMissing } from '../parts/what-is-missing.ts';

/** Of each step, how many orders are named. */
const most = 5;

export const loader = deskLoader(async ({ api }) => {
  const { permissions } = valueFrom(await api('staff/me', {}));
  const orders = permissions.includes('orders:read')
    ? valueFrom(await api('order/getList', {})).orders
    : null;
  const groups =
    orders &&
    byNextStep(orders).map(({ step, orders }) => ({
      step,
      count: orders.length,
      orders: orders.slice(0, most),
    }));
  if (!permissions.includes('settings:write')) return { groups, missing: [] };
  const { settings } = valueFrom(await api('settings/getList', {}));
  const { locations } = valueFrom(await api('location/getList', {}));
  return { groups, missing: whatIsMissing(settings, locations) };
});

const stepNames: Record<Step, () => string> = {
  answer: m.desk_step_answer,
  prepare: m.desk_step_prepare,
  ship: m.desk_step_ship,
  hand_over: m.desk_step_hand_over,
};

export default function Start() {
  const { groups, missing } = useLoaderData<typeof loader>();
  const { name } = useMe();
  return (
    <Page title={m.desk_hello({ name })}>
      {groups && (
        <section className={styles.section} aria-labelledby="orders">
          <h2 id="orders">{m.desk_orders_to_do()}</h2>
          {groups.length === 0 && <p>{m.desk_orders_nothing()}</p>}
          {groups.map(({ step, count, orders }) => (
            <div key={step} className={styles.group}>
              <h3>
                {stepNames[step]()} <Badge tone="accent">{count}</Badge>
              </h3>
              <ul className={styles.orders}>
                {orders.map((order) => (
                  <OrderLine key={order.order_number} order={order} />
                ))}
              </ul>
              {count > orders.length && <p>{m.desk_orders_more({ count: count - orders.length })}</p>}
            </div>
          ))}
        </section>
      )}
      {missing.length > 0 && (
        <section className={styles.section} aria-labelledby="missing">
          <h2 id="missing">{m.desk_missing()}</h2>
          <ul className={styles.missing}>
            {missing.map(({ sentence, path }) => (
              <li key={sentence}>
                <Link to={path}>{sentence}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}

type Order = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['groups']>[number]['orders'][number];

function OrderLine({ order }: { order: Order }) {
  const { timeZone, language } = useStore();
  const { order_number, order_date, name, location, items, total } = order;
  const copies = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone }).format(order_date * 1000);
  return (
    <li className={styles.order}>
      <b>{order_number}</b>
      <span>{name}</span>
      <span>{location || m.desk_order_by_mail()}</span>
      <span>{m.desk_order_copies({ count: copies })}</span>
      <span>{formatMoney(total)}</span>
      <span>{day}</span>
    </li>
  );
}
