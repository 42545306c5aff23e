import type { ReactNode } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './purchase-form.module.css';
import type { Problems, PurchaseValues } from './purchase-values.ts';

interface FieldsProps {
  values: PurchaseValues;
  problems: Problems;
  /** What the shop says of it, below the fields. */
  children: ReactNode;
}

/** Who the order is for: guests give all three (CHECKOUT-002, CHECKOUT-086). */
export function ContactFields({ values, problems, children }: FieldsProps) {
  return (
    <section className={styles.section} aria-labelledby="contact-info">
      <h2 id="contact-info">{m.checkout_contact_info()}</h2>
      <TextField
        id="name"
        name="name"
        label={m.checkout_name()}
        autoComplete="name"
        required
        maxLength={80}
        defaultValue={values.name}
        error={problems.name?.sentence}
      />
      <div className={styles.pair}>
        <TextField
          id="email"
          name="email"
          type="email"
          label={m.checkout_email()}
          autoComplete="email"
          inputMode="email"
          required
          maxLength={254}
          defaultValue={values.email}
          error={problems.email?.sentence}
        />
        <TextField
          id="phone"
          name="phone"
          type="tel"
          label={m.checkout_phone()}
          autoComplete="tel"
          inputMode="tel"
          required
          maxLength={40}
          defaultValue={values.phone}
          error={problems.phone?.sentence}
        />
      </div>
      {children}
    </section>
  );
}
