import type { ReactNode } from 'react';
import type { paymentChoices } from '../../../contract/checkout.ts';
import { cardNeedsLogin } from '../../../contract/shipped-types.ts';
import { m } from '../../../messages/compiled/messages.js';
import { Notice } from '../../../ui/notice.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { useSession } from '../session/session-provider.tsx';
import { useSettings } from '../session/use-settings.ts';
import styles from './purchase-form.module.css';

export type PaymentChoice = (typeof paymentChoices)[number];

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
  /** What the store offers for this delivery. */
  choices: PaymentChoice[];
  chosen: string;
  error?: string | undefined;
  /** Of the cart. */
  delivery: string;
  onChoose: (choice: string) => void;
}

/** 'Payment Method': only what this page can carry out. */
export function PaymentField({ choices, chosen, error, delivery, onChoose }: PaymentFieldProps) {
  const { checkout_info: checkout } = useSettings();
  const { session } = useSession();
  const needsLogin = cardNeedsLogin(delivery, session?.logged_in ?? false);
  const details: Partial<Record<PaymentChoice, ReactNode>> = {
    pickup: checkout.contact_payment_text || undefined,
    credit_card: needsLogin ? (
      m.payment_card_needs_login()
    ) : (
      <noscript>{m.payment_card_needs_script()}</noscript>
    ),
    paypal: <noscript>{m.payment_paypal_needs_script()}</noscript>,
  };
  const known = choices.filter((choice) => labels[choice]);
  const usable = known.filter((choice) => !(needsLogin && choice === 'credit_card'));
  return (
    <section className={styles.section}>
      {known.length > 0 ? (
        <RadioGroup
          look="cards"
          name="payment_choice"
          legend={<span className={styles.legend}>{m.checkout_payment_method()}</span>}
          required
          // The only way to pay needs no choice. What was chosen may be offered no longer.
          defaultValue={
            known.find((choice) => choice === chosen) ?? (usable.length === 1 ? usable[0] : undefined)
          }
          error={error}
          onChoose={onChoose}
          options={known.map((choice) => ({
            value: choice,
            label: paymentLabel(choice),
            detail: details[choice],
          }))}
        />
      ) : (
        <Notice tone="warning">
          <p>{m.checkout_no_payment()}</p>
        </Notice>
      )}
    </section>
  );
}
