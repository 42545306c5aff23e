import type { paymentChoices } from '../../../contract/checkout.ts';
import { m } from '../../../messages/compiled/messages.js';
import { Notice } from '../../../ui/notice.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { useSettings } from '../session/use-settings.ts';
import styles from './purchase-form.module.css';

export type PaymentChoice = (typeof paymentChoices)[number];

const labels: Partial<Record<PaymentChoice, () => string>> = {
  pickup: m.order_payment_in_store,
  contact: m.order_payment_contact,
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
}

/** 'Payment Method': only what this page can carry out. */
export function PaymentField({ choices, chosen, error }: PaymentFieldProps) {
  const { checkout_info: checkout } = useSettings();
  const known = choices.filter((choice) => labels[choice]);
  return (
    <section className={styles.section}>
      {known.length > 0 ? (
        <RadioGroup
          look="cards"
          name="payment_choice"
          legend={<span className={styles.legend}>{m.checkout_payment_method()}</span>}
          required
          // The only way to pay needs no choice.
          defaultValue={chosen || (known.length === 1 ? known[0] : undefined)}
          error={error}
          options={known.map((choice) => ({
            value: choice,
            label: paymentLabel(choice),
            detail: choice === 'pickup' ? checkout.contact_payment_text || undefined : undefined,
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
