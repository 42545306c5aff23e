import { Link, useActionData, useLoaderData } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { Notice } from '../../ui/notice.tsx';
import { checkMay, deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import styles from '../parts/order-parts.module.css';
import { Page } from '../parts/page.tsx';
import { refusedProof } from '../parts/proof-field.tsx';
import { RefundConfirm } from '../parts/refund-confirm.tsx';
import { RefundForm } from '../parts/refund-form.tsx';
import { readRefund } from '../parts/refund-wanted.ts';

/** The address says what is to be refunded: it can be reviewed, changed with the back button, and needs no JavaScript. */
export const loader = deskLoader(async ({ api, params, url: { searchParams } }) => {
  const order_number = params.number ?? '';
  await checkMay(api, 'orders:refund');
  const detail = valueFrom(await api('order/get', { order_number }));
  const typed = Object.fromEntries(searchParams);
  const read = readRefund(searchParams);
  if (!read.wanted) return { detail, typed, problem: read.problem, preview: null, wanted: null, key: '' };
  const preview = await api('order/previewRefund', { order_number, ...read.wanted });
  return {
    detail,
    typed,
    wanted: read.wanted,
    preview: preview.ok ? preview.value : null,
    problem: preview.ok ? '' : preview.error,
    // Pressed twice, it is one refund.
    key: crypto.randomUUID(),
  };
});

export const action = deskAction(async ({ api, form, params, url: { searchParams } }) => {
  const order_number = params.number ?? '';
  const reason = textOf(form, 'reason');
  const typed = { reason, restock: form.has('restock') ? 'on' : '' };
  const unproved = await refusedProof({ api, form });
  if (unproved) return { ...unproved, typed };
  const { wanted, problem } = readRefund(searchParams);
  if (!wanted) return { sentence: problem, typed };
  const answer = await api(
    'order/refund',
    { order_number, ...wanted, reason, restock: form.has('restock'), version: textOf(form, 'version') },
    { uuid: textOf(form, 'key') },
  );
  if (!answer.ok) return { ...refusedAs(answer), typed };
  return { done: 'refunded', path: `/orders/${order_number}` };
});
export const clientAction = keepForm;

/** First what is to be given back, then what that comes to and where it goes. */
export default function OrderRefund() {
  const { detail, typed, problem, preview, wanted, key } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { order_number: number } = detail.order;
  return (
    <Page title={m.deskorder_refund_heading({ number })}>
      <Link to={`/orders/${number}`}>{m.deskorder_refund_back()}</Link>
      <div className={styles.narrow}>
        {!detail.steps.refund ? (
          <Notice>
            <p>{m.deskorder_refund_none()}</p>
          </Notice>
        ) : preview && wanted ? (
          <RefundConfirm detail={detail} preview={preview} requestKey={key} outcome={outcome} />
        ) : (
          <RefundForm detail={detail} typed={typed} problem={problem} />
        )}
      </div>
    </Page>
  );
}
