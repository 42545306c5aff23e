import type { ReactNode } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { AccountLinks } from '../cart/account-links.tsx';
import { PaymentFrame } from './payment-frame.tsx';
import type { Paying, Payment } from './use-payment.ts';

interface PaymentDialogProps {
  payment: Payment;
  choice: string;
  total: number;
}

/** Paying at a provider, from its form to its answer (PAY-017). */
export function PaymentDialog({ payment, choice, total }: PaymentDialogProps) {
  const { state } = payment;
  return (
    <Dialog
      open={state !== null}
      onClose={payment.close}
      title={state ? titleOf(state, { choice, total }) : ''}
      decision
      footer={state && actions(payment, state, choice)}
    >
      {state && <Content payment={payment} state={state} choice={choice} />}
    </Dialog>
  );
}

function titleOf(state: Paying, { choice, total }: { choice: string; total: number }): string {
  switch (state.at) {
    case 'login':
      return m.payment_login_heading();
    case 'step':
      return m.payment_confirm_heading();
    case 'waiting':
      return m.payment_waiting_heading();
    case 'error':
      return m.payment_error_heading();
    case 'paypal_failed':
      return m.payment_paypal_failed_heading();
    default:
      return choice === 'paypal'
        ? m.payment_paypal_heading({ amount: formatMoney(total) })
        : m.payment_dialog_heading({ amount: formatMoney(total) });
  }
}

function Content({
  payment,
  state,
  choice,
}: Pick<PaymentDialogProps, 'payment' | 'choice'> & { state: Paying }) {
  const frame = (query: Record<string, string>) => (
    <PaymentFrame
      src={`/checkout/payment-form?${new URLSearchParams(query)}`}
      title={choice === 'paypal' ? m.payment_paypal() : m.payment_frame_title()}
      onToken={(token) => void payment.send(token)}
      onOrder={payment.begin}
      onDone={() => void payment.check()}
      onError={() => void payment.fail()}
      onTooMany={payment.giveUp}
    />
  );
  switch (state.at) {
    case 'login':
      return <p>{m.payment_card_login()}</p>;
    case 'form':
      // Don't use the page's choice: it is gone as soon as the order is placed, while the provider's script still runs.
      return frame({ choice: state.choice });
    case 'sending':
      return (
        <p role="status">
          <Spinner /> {m.payment_sending()}
        </p>
      );
    case 'lost':
      return <p role="alert">{m.payment_lost()}</p>;
    case 'step':
      return frame({ order: state.order.order_number, key: state.order.order_key });
    case 'waiting':
      return <p role="status">{state.isFound ? m.payment_waiting_found() : m.payment_waiting()}</p>;
    case 'error':
      return <p role="alert">{state.sentence}</p>;
    case 'paypal_failed':
      return <p role="alert">{m.payment_paypal_failed()}</p>;
  }
}

/** Null: the form has its own button. */
function actions(payment: Payment, state: Paying, choice: string): ReactNode {
  const cancel = <Button onClick={() => void payment.cancel()}>{m.payment_cancel()}</Button>;
  const primary = (label: string, onClick: () => void) => (
    <Button variant="primary" onClick={onClick}>
      {label}
    </Button>
  );
  switch (state.at) {
    case 'login':
      return <AccountLinks />;
    case 'lost':
      return primary(m.payment_try_again(), () => void payment.sendAgain());
    case 'waiting':
      return (
        <>
          {cancel}
          {state.isFound
            ? primary(m.payment_go_on(), () => void payment.goOn())
            : primary(m.payment_check_again(), () => void payment.check())}
        </>
      );
    case 'error':
      return state.startsOver
        ? primary(m.checkout_return_to_cart(), payment.close)
        : primary(m.payment_try_again(), () => payment.open(choice));
    case 'paypal_failed':
      return primary(m.payment_start_over_button(), payment.close);
    default:
      return null;
  }
}
