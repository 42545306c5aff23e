import { Link, useActionData, useLoaderData } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { statusWord } from '../../storefront/parts/order/status-word.ts';
import { Badge } from '../../ui/badge.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { DoneNotice } from '../parts/done-notice.tsx';
import { OrderHistory } from '../parts/order-history.tsx';
import { OrderItems } from '../parts/order-items.tsx';
import { OrderMails } from '../parts/order-mails.tsx';
import { OrderMoney } from '../parts/order-money.tsx';
import styles from '../parts/order-parts.module.css';
import { OrderPeople } from '../parts/order-people.tsx';
import { OrderSteps } from '../parts/order-steps.tsx';
import { Page } from '../parts/page.tsx';
import { submitOrder } from '../parts/submit-order.ts';

export const loader = deskLoader(async ({ api, params }) =>
  valueFrom(await api('order/get', { order_number: params.number ?? '' })),
);

export const action = deskAction(submitOrder);
export const clientAction = keepForm;

export default function OrderPage() {
  const detail = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { order } = detail;
  return (
    <Page title={m.deskorder_number({ number: order.order_number })}>
      <p className={styles.head}>
        <Link to="/orders">{m.desk_orders()}</Link>
        <Badge tone={order.status === 'canceled' ? 'danger' : 'accent'}>{statusWord(order)}</Badge>
        <span>{order.order_date_text}</span>
      </p>
      <DoneNotice />
      <OrderSteps detail={detail} outcome={outcome} />
      <OrderItems detail={detail} />
      <div className={styles.pair}>
        <OrderPeople order={order} />
        <OrderMoney detail={detail} outcome={outcome} />
      </div>
      <OrderMails detail={detail} outcome={outcome?.form === 'mail' ? outcome : undefined} />
      <OrderHistory detail={detail} outcome={outcome?.form === 'note' ? outcome : undefined} />
    </Page>
  );
}
