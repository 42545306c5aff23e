import { Form } from 'react-router';
import type { AdminOutput } from '../../contract/admin/actions.ts';
import * as m from '../../messages/compiled/messages.js';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { formatMoney } from '../../ui/money.ts';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CopiesFields } from './copies-fields.tsx';

interface RefundFormProps {
  detail: AdminOutput<'order/get'>;
  /** Values from the page's address, by the names of the fields. */
  typed: Readonly<Record<string, string>>;
  problem: string;
}

/** Chooses what to refund; the next page says what that comes to. */
export function RefundForm({ detail: { order, lines, payment }, typed, problem }: RefundFormProps) {
  const most = formatMoney(payment.refundable);
  const choosable = lines.filter(({ refundable }) => refundable > 0);
  return (
    <Form method="get" key={JSON.stringify(typed)}>
      <Stack gap={5}>
        {problem && (
          <div role="alert">
            <Notice tone="danger" title={problem} />
          </div>
        )}
        <p>{m.deskorder_refundable({ amount: most })}</p>
        <fieldset>
          <legend>{m.deskorder_refund_choose()}</legend>
          <Stack gap={4}>
            <CopiesFields
              lines={choosable.map(({ position, refundable }) => ({
                position,
                title: order.items[position - 1]?.title_info.title ?? '',
                most: refundable,
                value: typed[`copies_${position}`] ?? '0',
                hint: m.deskorder_refund_left({ count: refundable }),
              }))}
            />
            {order.summary.shipping > 0 && (
              <Checkbox
                name="shipping"
                label={m.deskorder_refund_shipping()}
                defaultChecked={'shipping' in typed}
              />
            )}
          </Stack>
        </fieldset>
        <TextField
          name="amount"
          label={m.deskorder_refund_or_amount()}
          hint={m.deskorder_amount_hint({ most })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          defaultValue={typed.amount}
        />
        <SelectField
          name="to"
          label={m.deskorder_refund_to()}
          options={[
            { value: 'as_paid', label: m.deskorder_refund_to_card() },
            { value: 'gift_card', label: m.deskorder_refund_to_gift_card() },
          ]}
          defaultValue={typed.to ?? 'as_paid'}
        />
        <div>
          <Button type="submit" variant="primary">
            {m.deskorder_refund_review()}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
