import type { AdminOutput } from '../../contract/admin/actions.ts';
import * as m from '../../messages/compiled/messages.js';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Row } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { NotDone } from '../desk-submit.ts';
import { CarrierField } from './carrier-field.tsx';
import { CopiesFields } from './copies-fields.tsx';
import { DeskForm } from './desk-form.tsx';
import { DeskLinkButton } from './desk-link.tsx';
import styles from './order-parts.module.css';
import { PaidBy } from './store-payments.tsx';
import { useMay } from './use-may.ts';

type Detail = AdminOutput<'order/get'>;
interface StepProps {
  detail: Detail;
  outcome: NotDone | undefined;
}

/** What the counter still owes the customer of a quote. */
const quoteTexts: Record<string, () => string> = {
  quote_requested: m.deskorder_quote_answer,
  quote_answered: m.deskorder_quote_change,
};

/** What can be done with an order, first what usually comes next. */
export function OrderSteps({ detail, outcome }: StepProps) {
  const { order, steps, version } = detail;
  const mayWrite = useMay('orders:write');
  const mayRefund = useMay('orders:refund');
  const path = `/orders/${order.order_number}`;
  const of = (form: string) => (outcome?.form === form ? outcome : undefined);
  const quote = quoteTexts[order.status];
  const hasWork = steps.ready || steps.ship || steps.collect || quote !== undefined;
  return (
    <section className={`${styles.card} ${hasWork ? styles.next : ''}`} aria-labelledby="next">
      <h2 id="next">{m.deskorder_go_on()}</h2>
      {!hasWork && <p>{m.deskorder_nothing_to_do()}</p>}
      {!mayWrite && <p>{m.desk_read_only()}</p>}
      {outcome?.code === 'stale' && (
        <Notice tone="warning">
          <a href={`/admin${path}`}>{m.deskorder_reload()}</a>
        </Notice>
      )}
      {mayWrite && steps.ship && <Ship detail={detail} outcome={of('ship')} />}
      {mayWrite && quote && (
        <div>
          <DeskLinkButton to={`${path}/quote`} variant="primary">
            {quote()}
          </DeskLinkButton>
        </div>
      )}
      <div className={styles.presses}>
        {mayWrite && steps.ready && (
          <DeskForm intent="ready" label={m.deskorder_ready()} outcome={of('ready')} hidden={{ version }}>
            <Arrived detail={detail} />
          </DeskForm>
        )}
        {mayWrite && steps.collect && (
          <DeskForm
            intent="collect"
            label={order.shipping ? m.deskorder_delivered() : m.deskorder_collect()}
            variant={steps.ready ? 'secondary' : 'primary'}
            outcome={of('collect')}
            hidden={{ version }}
          >
            <PaidBy detail={detail} typed={of('collect')?.typed} />
          </DeskForm>
        )}
      </div>
      <Row gap={3}>
        <DeskLinkButton to={`${path}/packing-slip`}>{m.deskorder_packing_slip()}</DeskLinkButton>
        {mayRefund && steps.refund && (
          <DeskLinkButton to={`${path}/refund`}>{m.deskorder_refund()}</DeskLinkButton>
        )}
        {mayWrite && steps.cancel && (
          <DeskLinkButton to={`${path}/cancel`} variant="quiet">
            {steps.cancel === 'rest' ? m.deskorder_cancel_rest() : m.deskorder_cancel()}
          </DeskLinkButton>
        )}
      </Row>
    </section>
  );
}

/** Asks whether copies that were ordered have come; an order without such needs no answer. */
function Arrived({ detail: { order, lines } }: Pick<StepProps, 'detail'>) {
  const waiting = lines.filter(({ note }) => note !== '');
  if (waiting.length === 0) return null;
  return (
    <div>
      <p>{m.deskorder_waits_for()}</p>
      <ul>
        {waiting.map(({ position, note }) => (
          <li key={position}>
            {order.items[position - 1]?.title_info.title}: {note}
          </li>
        ))}
      </ul>
      <Checkbox name="arrived" label={m.deskorder_arrived()} />
    </div>
  );
}

function Ship({ detail, outcome }: StepProps) {
  const { order, lines, version } = detail;
  const open = lines.filter(({ to_send }) => to_send > 0);
  const isSplit = open.length > 1 || open.some(({ to_send }) => to_send > 1);
  return (
    <DeskForm intent="ship" label={m.deskorder_ship()} outcome={outcome} hidden={{ version }}>
      <div className={styles.fields}>
        <CarrierField typed={outcome?.typed} />
        <TextField
          name="tracking"
          label={m.deskorder_tracking()}
          maxLength={80}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={outcome?.typed?.tracking}
        />
      </div>
      {isSplit && (
        <Disclosure label={m.deskorder_ship_part()} ghost open={outcome !== undefined}>
          <p className={styles.soft}>{m.deskorder_ship_part_hint()}</p>
          <CopiesFields
            lines={open.map(({ position, to_send }) => ({
              position,
              title: order.items[position - 1]?.title_info.title ?? '',
              most: to_send,
              value: outcome?.typed?.[`copies_${position}`] ?? String(to_send),
            }))}
          />
        </Disclosure>
      )}
      <Arrived detail={detail} />
    </DeskForm>
  );
}
