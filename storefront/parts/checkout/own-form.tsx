import { answerField } from '../../../contract/answer-field.ts';
import type { CheckoutForm } from '../../../contract/custom-form.ts';
import * as m from '../../../messages/compiled/messages.js';
import { FormElementField } from '../custom-form/form-element-field.tsx';
import styles from './purchase-form.module.css';
import type { Problems, PurchaseValues } from './purchase-values.ts';

interface OwnFormProps {
  form: CheckoutForm;
  values: PurchaseValues;
  problems: Problems;
  /** Within 'Additional Information'. */
  isPart?: boolean;
}

/** The shop's own questions about an order of this delivery type (FORM-017). */
export function OwnForm({ form, values, problems, isPart }: OwnFormProps) {
  const Heading = isPart ? 'h3' : 'h2';
  const heading = form.header || m.checkout_own_form_heading();
  return (
    <section className={styles.section} aria-labelledby="own-form">
      <Heading id="own-form">{heading}</Heading>
      {form.description && <p className={styles.about}>{form.description}</p>}
      {form.elements.map((element) => {
        const name = answerField(element.id);
        return (
          <FormElementField
            key={element.id}
            element={element}
            name={name}
            typed={values.answers[name]}
            error={problems[name]?.sentence}
          />
        );
      })}
    </section>
  );
}
