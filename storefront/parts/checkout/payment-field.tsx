import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { type ReactNode, useRef } from 'react';
import { withBack } from '../../../contract/back-path.ts';
import { cardNeedsLogin } from '../../../contract/shipped-types.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { useSession } from '../session/session-provider.tsx';
import { useSettings } from '../session/use-settings.ts';
import { type PaymentChoice, type PaymentMethods, paymentKey } from './payment-methods.ts';
import styles from './purchase-form.module.css';

const labels: Partial<Record<PaymentChoice, () => string>> = {
  pickup: m.order_payment_in_store,
  contact: m.order_payment_contact,
  credit_card: m.payment_card,
  paypal: m.payment_paypal,
  not_required: m.checkout_pay_not_required,
};

export function paymentLabel(choice: string): string {
  return labels[choice as PaymentChoice]?.() ?? '';
}

interface PaymentFieldProps {
  methods: PaymentMethods;
  /** At first; another basis clears it. */
  chosen: string;
  /** Chosen for the basis that is on its way: it stays when that comes. */
  chosenMeanwhile?: string;
  error?: string | undefined;
  /** Of the cart. */
  delivery: string;
  /** The choice could not be kept on the cart (PAY-038). */
  notKept?: boolean;
  onChoose: (choice: string) => void;
}

/** 'Payment Method': only what this page can carry out. */
export function PaymentField(props: PaymentFieldProps) {
  const { methods, chosen, chosenMeanwhile, error, delivery, notKept, onChoose } = props;
  const { checkout_info: checkout } = useSettings();
  const { session } = useSession();
  const needsLogin = cardNeedsLogin(delivery, session?.logged_in ?? false);
  const details: Partial<Record<PaymentChoice, ReactNode>> = {
    pickup: checkout.contact_payment_text || undefined,
    credit_card: needsLogin ? (
      <ParaglideMessage
        message={m.payment_card_needs_login}
        inputs={{}}
        markup={{
          link: ({ children }) => <Link href={withBack('/account/login', '/purchase')}>{children}</Link>,
        }}
      />
    ) : (
      <noscript>{m.payment_card_needs_script()}</noscript>
    ),
    paypal: <noscript>{m.payment_paypal_needs_script()}</noscript>,
  };
  const { choices, dimmed, failed, basis } = methods;
  const isCleared = useHasChanged(basis);
  const known = choices.filter((choice) => labels[choice]);
  const usable = known.filter((choice) => !(needsLogin && choice === 'credit_card'));
  return (
    <section id="payment" className={styles.section}>
      <div role="alert">
        {(failed || notKept) && (
          <Notice tone="danger">
            <p>{m.common_error()}</p>
          </Notice>
        )}
      </div>
      {known.length > 0 ? (
        <RadioGroup
          key={paymentKey(methods)}
          look="cards"
          name="payment_choice"
          legend={<span className={styles.legend}>{m.checkout_payment_method()}</span>}
          required
          // Preselect the only way to pay. The chosen one may no longer be offered.
          defaultValue={
            known.find((choice) => choice === (isCleared ? chosenMeanwhile : chosen)) ??
            (usable.length === 1 ? usable[0] : undefined)
          }
          error={error}
          onChoose={onChoose}
          options={[
            ...known.map((choice) => ({
              value: choice,
              label: paymentLabel(choice),
              detail: details[choice],
            })),
            ...dimmed
              .filter((choice) => labels[choice])
              .map((choice) => ({ value: choice, label: paymentLabel(choice), disabled: true })),
          ]}
        />
      ) : failed ? null : (
        <Notice tone="warning">
          <p>{m.checkout_no_payment()}</p>
        </Notice>
      )}
    </section>
  );
}

/** Whether a value is, or was, another one than at first. */
function useHasChanged(value: string): boolean {
  const first = useRef(value);
  const changed = useRef(false);
  changed.current ||= value !== first.current;
  return changed.current;
}
