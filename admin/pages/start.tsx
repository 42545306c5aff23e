import { Link, useLoaderData } from 'react-router';
import type { AdminCall } from '../../contract/admin/call.ts';
import * as m from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { Notice } from '../../ui/notice.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { AnswerRow } from '../parts/answer-row.tsx';
import { HealthNotice } from '../parts/health/verdict.tsx';
import { listNames, listPath, orderLists } from '../parts/order-lists.ts';
import { OrderRow } from '../parts/order-row.tsx';
import orderStyles from '../parts/orders.module.css';
import { Page } from '../parts/page.tsx';
import { leftOf, readSetupSteps } from '../parts/read-setup-steps.ts';
import styles from '../parts/start.module.css';
import { useMe } from '../parts/use-may.ts';
import { whatIsMissing } from '../parts/what-is-missing.ts';

/** How many orders of each list are shown. */
const most = 5;

export const loader = deskLoader(async ({ api }) => {
  const { permissions } = valueFrom(await api('staff/me', {}));
  const groups = permissions.includes('orders:read') ? await ordersToDo(api) : null;
  const answers = permissions.includes('answers:read') ? await answersToDo(api) : null;
  const faults = permissions.includes('health:read') ? await faultsNow(api) : [];
  if (!permissions.includes('settings:write')) return { groups, answers, faults, missing: [], left: 0 };
  const { settings } = valueFrom(await api('settings/getList', {}));
  const { locations } = valueFrom(await api('location/getList', {}));
  const left = leftOf(await readSetupSteps(api)).length;
  return { groups, answers, faults, missing: whatIsMissing(settings, locations), left };
});

/** The oldest orders of each list that has some. */
async function ordersToDo(api: AdminCall) {
  const { counts } = valueFrom(await api('order/getLists', {}));
  return Promise.all(
    listNames
      .filter((list) => counts[list] > 0)
      .map(async (list) => {
        const { orders } = valueFrom(await api('order/getList', { list, limit: most }));
        return { list, count: counts[list], orders };
      }),
  );
}

/** What is wrong with the shop, the most pressing first. */
async function faultsNow(api: AdminCall) {
  const { faults } = valueFrom(await api('health/getFaults', {}));
  return faults;
}

/** The newest forms that no one has answered; null where there are none. */
async function answersToDo(api: AdminCall) {
  const { answers, open, unread } = valueFrom(await api('form/getAnswers', { state: 'open', limit: most }));
  return open > 0 ? { answers, open, unread } : null;
}

export default function Start() {
  const { groups, answers, faults, missing, left } = useLoaderData<typeof loader>();
  const { name } = useMe();
  return (
    <Page title={m.desk_hello({ name })}>
      <HealthNotice faults={faults} />
      {left > 0 && (
        <Notice title={m.desksetup_left({ left })}>
          <p>
            <Link to="/setup">{m.desksetup_title()}</Link>
          </p>
        </Notice>
      )}
      {groups && (
        <section className={styles.section} aria-labelledby="orders">
          <h2 id="orders">{m.desk_orders_to_do()}</h2>
          {groups.length === 0 && <p>{m.desk_orders_nothing()}</p>}
          {groups.map(({ list, count, orders }) => (
            <div key={list} className={styles.group}>
              <h3>
                <Link to={listPath(list)}>{orderLists[list].name()}</Link>{' '}
                <Badge tone={list === 'problem' ? 'danger' : 'accent'}>{count}</Badge>
              </h3>
              <ul className={orderStyles.rows}>
                {orders.map((order) => (
                  <OrderRow key={order.order_number} order={order} withStep={false} />
                ))}
              </ul>
              {count > orders.length && (
                <p>
                  <Link to={listPath(list)}>{m.desk_orders_more({ count: count - orders.length })}</Link>
                </p>
              )}
            </div>
          ))}
        </section>
      )}
      {answers && (
        <section className={styles.section} aria-labelledby="answers">
          <h2 id="answers">{m.desk_answers_heading()}</h2>
          <div className={styles.group}>
            <h3>
              <Link to="/forms">{m.desk_answers_open({ count: answers.open })}</Link>{' '}
              {answers.unread > 0 && (
                <Badge tone="accent">{m.desk_answers_unread({ count: answers.unread })}</Badge>
              )}
            </h3>
            <ul className={orderStyles.rows}>
              {answers.answers.map((answer) => (
                <AnswerRow key={answer.id} answer={answer} />
              ))}
            </ul>
          </div>
        </section>
      )}
      {missing.length > 0 && (
        <section className={styles.section} aria-labelledby="missing">
          <h2 id="missing">{m.desk_missing()}</h2>
          <ul className={styles.missing}>
            {missing.map(({ sentence, path }) => (
              <li key={sentence}>
                {/* The look has a policy of its own (server/http/desk-pages.ts). */}
                <Link to={path} reloadDocument={path === '/look'}>
                  {sentence}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}
