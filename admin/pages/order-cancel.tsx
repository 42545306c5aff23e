import { redirect, useActionData, useLoaderData } from 'react-router';
import type { AdminOutput } from '../../contract/admin/actions.ts';
import * as m from '../../messages/compiled/messages.js';
import { formatMoney } from '../../ui/money.ts';
import { checkMay, deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { chosenCopies } from '../parts/chosen-copies.ts';
import { CopiesFields } from '../parts/copies-fields.tsx';
import { DeskForm } from '../parts/desk-form.tsx';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import styles from '../parts/order-parts.module.css';
import { Page } from '../parts/page.tsx';

export const loader = deskLoader(async ({ api, params }) => {
  const number = params.number ?? '';
  await checkMay(api, 'orders:write');
  const detail = valueFrom(await api('order/get', { order_number: number }));
  if (!detail.steps.cancel) throw redirect(`/orders/${number}`);
  return detail;
});

export const action = deskAction(async ({ api, form, params }) => {
  const order_number = params.number ?? '';
  const lines = chosenCopies(form);
  if (lines?.length === 0) return { sentence: m.deskorder_copies_none() };
  const version = textOf(form, 'version');
  const answer = await api('order/takeStep', { order_number, step: 'cancel', version, lines: lines ?? [] });
  if (!answer.ok) return refusedAs(answer);
  const done = answer.value.status === 'canceled' ? 'canceled' : 'rest_canceled';
  return { done, path: `/orders/${order_number}` };
});
export const clientAction = keepForm;

/** Asks once more before an order, or what is left of it, is canceled. */
export default function OrderCancel() {
  const detail = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { order, steps, lines, version } = detail;
  const { order_number: number, email } = order;
  const isRest = steps.cancel === 'rest';
  return (
    <Page
      title={isRest ? m.deskorder_cancel_rest_heading({ number }) : m.deskorder_cancel_heading({ number })}
    >
      <div className={styles.narrow}>
        <DeskForm
          label={m.deskorder_cancel_sure()}
          variant="danger"
          outcome={outcome}
          hidden={{ version }}
          beside={<DeskLinkButton to={`/orders/${number}`}>{m.deskorder_back()}</DeskLinkButton>}
        >
          <ul>
            <li>{moneyText(detail)}</li>
            {hasMore(detail) && <li>{storeMoneyText(detail)}</li>}
            <li>{m.deskorder_cancel_copies()}</li>
            {email && <li>{m.deskorder_cancel_mail({ email })}</li>}
            <li>{m.deskorder_cancel_final()}</li>
          </ul>
          {isRest && (
            <fieldset>
              <legend>{m.deskorder_cancel_lines()}</legend>
              <CopiesFields
                lines={lines
                  .filter(({ to_send }) => to_send > 0)
                  .map(({ position, to_send }) => ({
                    position,
                    title: order.items[position - 1]?.title_info.title ?? '',
                    most: to_send,
                    value: String(to_send),
                  }))}
              />
            </fieldset>
          )}
        </DeskForm>
      </div>
    </Page>
  );
}

function moneyText({ steps, payment }: AdminOutput<'order/get'>): string {
  if (steps.cancel === 'rest') return m.deskorder_cancel_money_rest();
  if (payment.state === 'authorized') return m.deskorder_cancel_money_held();
  if (payment.refundable > 0)
    return m.deskorder_cancel_money_back({ amount: formatMoney(payment.refundable) });
  return payment.in_store.paid > 0
    ? m.deskorder_cancel_money_store({ amount: formatMoney(payment.in_store.paid) })
    : m.deskorder_cancel_money_none();
}

const storeMoneyText = ({ steps, payment }: AdminOutput<'order/get'>): string =>
  steps.cancel === 'rest'
    ? m.deskorder_cancel_money_store_rest()
    : m.deskorder_cancel_money_store({ amount: formatMoney(payment.in_store.paid) });

/** Money of both kinds goes back. */
const hasMore = ({ steps, payment }: AdminOutput<'order/get'>): boolean =>
  payment.in_store.paid > 0 && (steps.cancel === 'rest' || payment.refundable > 0);
