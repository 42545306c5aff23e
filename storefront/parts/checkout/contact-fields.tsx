import { TextField } from '../../../ui/text-field.tsx';
import styles from './purchase-form.module.css';
import type { Problems, PurchaseValues } from './purchase-values.ts';

interface FieldsProps {
  values: PurchaseValues;
  problems: Problems;
}

/** Who the order is for: guests give all three (CHECKOUT-002, CHECKOUT-086). */
export function ContactFields({ values, problems }: FieldsProps) {
  return (
    <section className={styles.section} aria-labelledby="contact-info">
      <h2 id="contact-info">Contact Info</h2>
      <TextField
        id="name"
        name="name"
        label="Name"
        autoComplete="name"
        required
        maxLength={80}
        defaultValue={values.name}
        error={problems.name}
      />
      <div className={styles.pair}>
        <TextField
          id="email"
          name="email"
          type="email"
          label="Email"
          autoComplete="email"
          inputMode="email"
          required
          maxLength={254}
          defaultValue={values.email}
          error={problems.email}
        />
        <TextField
          id="phone"
          name="phone"
          type="tel"
          label="Phone"
          autoComplete="tel"
          inputMode="tel"
          required
          maxLength={40}
          defaultValue={values.phone}
          error={problems.phone}
        />
      </div>
    </section>
  );
}
