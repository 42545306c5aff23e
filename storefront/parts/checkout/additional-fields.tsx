import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { purchaseOrderElement } from '../../../contract/checkout-form.ts';
import type { CheckoutForm } from '../../../contract/custom-form.ts';
import { m } from '../../../messages/compiled/messages.js';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Link } from '../../../ui/link.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useSettings } from '../session/use-settings.ts';
import styles from './purchase-form.module.css';
import type { Problems, PurchaseValues } from './purchase-values.ts';

interface FieldsProps {
  /** The shop's own questions: one may stand for 'Purchase Order #' (FORM-018). */
  form: CheckoutForm | null;
  values: PurchaseValues;
  problems: Problems;
}

const channels = {
  email: m.common_channel_email,
  phone: m.common_channel_phone,
  text: m.common_channel_text,
};

/** 'Additional Information' (CHECKOUT-032..034, CHECKOUT-061..066). */
export function AdditionalFields({ form, values, problems }: FieldsProps) {
  const { store_info: store, checkout_info: checkout } = useSettings();
  const allowed = store.allowed_comm_prefs.filter((c) => c !== 'text' || store.texting_enabled);
  // A customer may prefer what this shop does not offer (CHECKOUT-064).
  const preferred = allowed.find((c) => c === values.preferred_communication) ?? allowed[0];
  return (
    <section className={styles.section} aria-labelledby="additional-information">
      <h2 id="additional-information">{m.order_additional_heading()}</h2>
      {!purchaseOrderElement(form) && (
        <TextField
          id="promo_code"
          name="promo_code"
          label={m.checkout_purchase_order()}
          optional={m.common_optional()}
          autoComplete="off"
          maxLength={10}
          className={styles.short}
          defaultValue={values.promo_code}
          error={problems.promo_code?.sentence}
        />
      )}
      <TextArea
        id="instructions"
        name="instructions"
        label={
          checkout.show_order_inscription ? m.checkout_inscription() : m.checkout_instructions_or_comments()
        }
        optional={m.common_optional()}
        maxLength={1000}
        counter
        defaultValue={values.instructions}
        error={problems.instructions?.sentence}
      />
      {allowed.length > 0 && (
        <div className={styles.reach}>
          <RadioGroup
            name="preferred_communication"
            legend={m.checkout_preferred_communication()}
            options={allowed.map((c) => ({ value: c, label: channels[c]() }))}
            defaultValue={preferred}
            error={problems.preferred_communication?.sentence}
          />
          {allowed.includes('text') && (
            <Checkbox
              name="text_consent"
              className={styles.consent}
              defaultChecked={values.text_consent}
              error={problems.text_consent?.sentence}
              label={m.checkout_text_consent()}
            />
          )}
        </div>
      )}
      {checkout.terms_consent_enabled && (
        <Checkbox
          name="terms_accepted"
          defaultChecked={values.terms_accepted}
          error={problems.terms_accepted?.sentence}
          label={
            <ParaglideMessage
              message={m.checkout_accept_terms}
              inputs={{}}
              markup={{
                link: ({ children }) => (
                  <Link href="/terms-conditions" target="_blank">
                    {children}
                  </Link>
                ),
              }}
            />
          }
        />
      )}
    </section>
  );
}
