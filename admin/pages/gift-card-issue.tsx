import { Link, useActionData, useLoaderData } from 'react-router';
import { amountTyped } from '../../contract/amount-typed.ts';
import * as m from '../../messages/compiled/messages.js';
import { Checkbox } from '../../ui/checkbox.tsx';
import { formatMoney } from '../../ui/money.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { checkMay, deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { DeskForm } from '../parts/desk-form.tsx';
import styles from '../parts/order-parts.module.css';
import { Page } from '../parts/page.tsx';
import { PrintButton } from '../parts/print-button.tsx';
import { ProofField, refusedProof } from '../parts/proof-field.tsx';

export const loader = deskLoader(async ({ api }) => {
  await checkMay(api, 'settings:write');
  const { settings } = valueFrom(await api('settings/getList', {}));
  const isTaken = settings.some(
    ({ name, value }) => name === 'store_info.giftcards_enabled' && value === true,
  );
  // Pressed twice, it is one card.
  return { key: crypto.randomUUID(), isTaken };
});

export const action = deskAction(async ({ api, form }) => {
  const typed = {
    amount: textOf(form, 'amount'),
    note: textOf(form, 'note'),
    order: textOf(form, 'order'),
    pin: form.has('pin') ? 'on' : '',
  };
  const unproved = await refusedProof({ api, form });
  if (unproved) return { ...unproved, typed };
  const amount = amountTyped(typed.amount);
  if (amount === null) {
    return {
      sentence: m.deskcard_amount_wrong(),
      problems: { amount: m.deskcard_amount_wrong() },
      typed,
    };
  }
  const answer = await api(
    'giftcard/issue',
    { amount, with_pin: form.has('pin'), note: typed.note, order_number: typed.order },
    { uuid: textOf(form, 'key') },
  );
  if (!answer.ok) return { ...refusedAs(answer), typed };
  const { number, pin } = answer.value;
  return { shown: [number.replace(/(.{4})(?=.)/g, '$1 '), pin, String(amount)] };
});
export const clientAction = keepForm;

/** Issues a gift card; its number is shown once. */
export default function GiftCardIssue() {
  const { key, isTaken } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const shown = outcome && 'shown' in outcome ? outcome.shown : undefined;
  const refused = outcome && !('shown' in outcome) ? outcome : undefined;
  const typed = refused?.typed;
  return (
    <Page title={m.deskcard_issue()}>
      <Link to="/giftcards">{m.deskcard_heading()}</Link>
      {!isTaken && (
        <Notice tone="warning" title={m.deskcard_not_taken()}>
          <p>
            <Link to="/settings?area=gift-cards#setting-store_info-giftcards_enabled">
              {m.deskcard_not_taken_link()}
            </Link>
          </p>
        </Notice>
      )}
      {shown ? (
        <Issued number={shown[0] ?? ''} pin={shown[1] ?? ''} amount={Number(shown[2])} />
      ) : (
        <div className={styles.narrow}>
          <p>{m.deskcard_issue_hint()}</p>
          <DeskForm label={m.deskcard_issue()} outcome={refused} hidden={{ key }}>
            <TextField
              name="amount"
              label={m.deskcard_amount()}
              hint={m.deskcard_amount_hint()}
              inputMode="decimal"
              required
              maxLength={10}
              error={refused?.problems?.amount}
              defaultValue={typed?.amount}
            />
            <Checkbox
              name="pin"
              label={m.deskcard_with_pin()}
              hint={m.deskcard_with_pin_hint()}
              defaultChecked={typed === undefined || typed.pin === 'on'}
            />
            <TextField
              name="note"
              label={m.deskcard_note()}
              hint={m.deskcard_note_hint()}
              maxLength={200}
              autoComplete="off"
              defaultValue={typed?.note}
            />
            <TextField
              name="order"
              label={m.deskcard_order()}
              hint={m.deskcard_order_hint()}
              maxLength={40}
              autoComplete="off"
              defaultValue={typed?.order}
            />
            <ProofField outcome={refused} />
          </DeskForm>
        </div>
      )}
    </Page>
  );
}

const Issued = ({ number, pin, amount }: { number: string; pin: string; amount: number }) => (
  <div className={styles.narrow} role="status">
    <Notice tone="success" title={m.deskcard_issued_heading()}>
      <p>{m.deskcard_issued_lead()}</p>
    </Notice>
    <dl className={styles.sums}>
      <div>
        <dt>{m.deskcard_amount()}</dt>
        <dd className={styles.quantity}>{formatMoney(amount)}</dd>
      </div>
      <div>
        <dt>{m.deskcard_number()}</dt>
        <dd className={styles.quantity}>{number}</dd>
      </div>
      {pin && (
        <div>
          <dt>{m.deskcard_pin()}</dt>
          <dd className={styles.quantity}>{pin}</dd>
        </div>
      )}
    </dl>
    <PrintButton />
  </div>
);
