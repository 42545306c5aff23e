import { useState } from 'react';
import { answerField } from '../../../contract/answer-field.ts';
import { purchaseOrderElement } from '../../../contract/checkout-form.ts';
import type { CheckoutForm } from '../../../contract/custom-form.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useSession } from '../session/session-provider.tsx';
import { useSettings } from '../session/use-settings.ts';
import { OwnForm } from './own-form.tsx';
import { asksRequired } from './own-form-problems.ts';
import { channels, PreferenceNote } from './preference-note.tsx';
import styles from './purchase-form.module.css';
import type { Problems, PurchaseField, PurchaseValues } from './purchase-values.ts';

interface FieldsProps {
  /** The shop's own questions: one may stand for 'Purchase Order #' (FORM-018). */
  form: CheckoutForm | null;
  values: PurchaseValues;
  problems: Problems;
}

const ownFields: PurchaseField[] = ['promo_code', 'instructions', 'preferred_communication', 'text_consent'];

/**
 * 'Additional Information' (CHECKOUT-032, CHECKOUT-033, CHECKOUT-061..066), with the shop's own questions where all of them
 * may be left open. Folded, since all of it is optional; it opens by itself when it holds something or something in it is wrong.
 */
export function AdditionalFields({ form, values, problems }: FieldsProps) {
  const { store_info: store, checkout_info: checkout } = useSettings();
  const allowed = store.allowed_comm_prefs.filter((c) => c !== 'text' || store.texting_enabled);
  const prior = useSession().session?.user?.communication_preference;
  // A customer may prefer what this shop does not offer (CHECKOUT-064).
  const preferred = allowed.find((c) => c === values.preferred_communication) ?? allowed[0];
  const questions = form && !asksRequired(form) ? form : null;
  const fields = [...ownFields, ...(questions?.elements.map(({ id }) => answerField(id)) ?? [])];
  const isFilled =
    values.promo_code !== '' ||
    values.instructions !== '' ||
    (preferred === 'text' && !values.text_consent) ||
    fields.some((field) => field in values.answers);
  const [isOpen, setIsOpen] = useState(isFilled);
  const [chosen, setChosen] = useState<typeof preferred>();
  if (!isOpen && fields.some((field) => problems[field])) setIsOpen(true);
  return (
    <section aria-labelledby="additional-information">
      <Disclosure
        className={styles.more}
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        label={
          <hgroup>
            <h2 id="additional-information">{m.order_additional_heading()}</h2>
            <p className={styles.anything}>{m.checkout_anything_else()}</p>
          </hgroup>
        }
      >
        <div className={styles.section}>
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
              checkout.show_order_inscription
                ? m.checkout_inscription()
                : m.checkout_instructions_or_comments()
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
                onChoose={(value) => setChosen(allowed.find((c) => c === value))}
              />
              {prior && <PreferenceNote prior={prior} chosen={chosen ?? preferred} />}
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
          {questions && <OwnForm form={questions} values={values} problems={problems} isPart />}
        </div>
      </Disclosure>
    </section>
  );
}
