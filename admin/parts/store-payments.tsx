import type { AdminOutput } from '../../contract/admin/actions.ts';
import type { StorePaymentMethod } from '../../contract/admin/store-payment.ts';
import * as m from '../../messages/compiled/messages.js';
import { Disclosure } from '../../ui/disclosure.tsx';
import { formatMoney } from '../../ui/money.ts';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { NotDone } from '../desk-submit.ts';
import { DeskForm } from './desk-form.tsx';
import styles from './order-parts.module.css';
import { useMay } from './use-may.ts';

type Detail = AdminOutput<'order/get'>;
interface PartProps {
  detail: Detail;
  outcome: NotDone | undefined;
}

const methodNames: Record<StorePaymentMethod, () => string> = {
  cash: m.deskorder_store_cash,
  card: m.deskorder_store_card,
  check: m.deskorder_store_check,
  other: m.deskorder_store_other,
};

const methodOptions = () => Object.entries(methodNames).map(([value, name]) => ({ value, label: name() }));

/** How what is open is paid while the order is handed over. */
export function PaidBy({ detail, typed }: { detail: Detail; typed: NotDone['typed'] }) {
  const { open, likely } = detail.payment.in_store;
  if (open === 0) return null;
  return (
    <SelectField
      name="method"
      label={m.deskorder_store_payment({ amount: formatMoney(open) })}
      defaultValue={typed?.method ?? likely}
      options={[...methodOptions(), { value: '', label: m.deskorder_store_not_paid() }]}
    />
  );
}

/** What was paid at the counter, and what is to be. */
export function StorePayments({ detail, outcome }: PartProps) {
  const { payment, store_payments } = detail;
  const mayWrite = useMay('orders:write');
  const { open, to_return } = payment.in_store;
  return (
    <>
      {to_return > 0 && (
        <Notice tone="warning" title={m.deskorder_store_to_return({ amount: formatMoney(to_return) })}>
          <p>{m.deskorder_store_to_return_hint()}</p>
        </Notice>
      )}
      {store_payments.map((one) => (
        <StorePayment key={one.payment_id} payment={one} version={detail.version} outcome={outcome} />
      ))}
      {mayWrite && open > 0 && <MarkPaid detail={detail} outcome={outcome} />}
    </>
  );
}

interface StorePaymentProps extends Pick<PartProps, 'outcome'> {
  payment: Detail['store_payments'][number];
  version: string;
}

function StorePayment({ payment, version, outcome }: StorePaymentProps) {
  const { payment_id, method, amount, note, at_text: when, by, taken_back } = payment;
  const mayTakeBack = useMay('orders:refund');
  const sum = formatMoney(amount);
  return (
    <Stack gap={2}>
      <div>
        <p>
          {taken_back ? <del>{`${methodNames[method]()}, ${sum}`}</del> : `${methodNames[method]()}, ${sum}`}
        </p>
        <p className={styles.soft}>{m.deskorder_by({ when, by })}</p>
        {note && <p className={styles.soft}>{note}</p>}
        {taken_back && (
          <p className={styles.soft}>
            {m.deskorder_store_taken_back({ when: taken_back.at_text, by: taken_back.by })}
          </p>
        )}
      </div>
      {mayTakeBack && !taken_back && (
        <DeskForm
          intent="take_back"
          label={m.deskorder_store_take_back()}
          name={m.deskorder_store_take_back_name({ amount: sum })}
          variant="secondary"
          outcome={outcome?.form === 'take_back' ? outcome : undefined}
          hidden={{ payment: payment_id, version }}
        />
      )}
    </Stack>
  );
}

function MarkPaid({ detail, outcome }: PartProps) {
  const own = outcome?.form === 'paid' ? outcome : undefined;
  const amount = formatMoney(detail.payment.in_store.open);
  return (
    <Disclosure label={m.deskorder_store_mark({ amount })} ghost open={own !== undefined}>
      <DeskForm
        intent="paid"
        label={m.deskorder_store_save()}
        outcome={own}
        hidden={{ version: detail.version }}
      >
        <p className={styles.soft}>{m.deskorder_store_mark_hint()}</p>
        <SelectField
          name="method"
          label={m.deskorder_store_method()}
          defaultValue={own?.typed?.method ?? 'cash'}
          options={methodOptions()}
        />
        <TextField
          name="note"
          label={m.deskorder_store_note()}
          hint={m.deskorder_store_note_hint()}
          optional={m.common_optional()}
          maxLength={200}
          autoComplete="off"
          defaultValue={own?.typed?.note}
        />
      </DeskForm>
    </Disclosure>
  );
}
