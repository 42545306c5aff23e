import { useNavigate } from 'react-router';
import type { GiftRegistry } from '../../../contract/gift-registry.ts';
import {
  maxRegistryDescription,
  maxRegistryTitle,
  occasions,
  visibilities,
} from '../../../contract/gift-registry-rules.ts';
import * as m from '../../../messages/compiled/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import frame from '../account/account-frame.module.css';
import { SubmitForm } from '../submit/submit-form.tsx';
import { usePosted } from '../submit/use-submission.ts';
import type { ShippingChoices } from './load-addresses.ts';
import { registrySentences } from './registry-sentences.ts';
import { ShippingFields } from './shipping-fields.tsx';

interface RegistryFormProps {
  /** Null for a new one. */
  registry: GiftRegistry | null;
  shipping: ShippingChoices;
  /** A first title for a new one. */
  eisbn: string;
  back: string;
}

const visibilityLabels = {
  private: m.registry_visibility_private,
  link: m.registry_visibility_link,
  search: m.registry_visibility_search,
};

/** What its owner says about a registry (REG-023..026, REG-028, REG-031). */
export function RegistryForm({ registry, shipping, eisbn, back }: RegistryFormProps) {
  const navigate = useNavigate();
  const posted = usePosted('save');
  const values: Partial<Record<string, string>> = {
    title: registry?.title,
    occasion: registry?.occasion,
    description: registry?.description,
    purchase_deadline: registry?.deadline_day,
    visibility: registry?.visibility ?? 'link',
    ...posted?.typed,
  };
  return (
    <section className={frame.panel} aria-labelledby="registry-form">
      <h2 id="registry-form">{registry ? m.registry_edit() : m.registry_new()}</h2>
      <SubmitForm
        hidden={{
          intent: 'save',
          ...(registry && { id: registry.gift_registry_id }),
          ...(eisbn && { eisbn }),
        }}
        label={m.common_save()}
        posted={posted}
        sentences={registrySentences}
        toastsRefusals
        onDone={({ path = '' }) => navigate(path.split('?')[0] ?? '', { replace: true })}
        beside={<LinkButton href={back}>{m.common_cancel()}</LinkButton>}
      >
        {(problems) => (
          <>
            <TextField
              name="title"
              label={m.registry_name()}
              required
              autoComplete="off"
              maxLength={maxRegistryTitle}
              defaultValue={values.title}
              error={problems.title}
            />
            <SelectField
              name="occasion"
              label={m.registry_occasion()}
              required
              options={occasions.map((value) => ({
                value,
                label: m.registry_occasion_name({ occasion: value }),
              }))}
              defaultValue={values.occasion ?? occasions[0]}
              error={problems.occasion}
            />
            <TextArea
              name="description"
              label={m.registry_description()}
              required
              maxLength={maxRegistryDescription}
              defaultValue={values.description}
              error={problems.description}
            />
            <TextField
              name="purchase_deadline"
              type="date"
              label={m.registry_deadline()}
              optional={m.common_optional()}
              hint={m.registry_deadline_hint()}
              defaultValue={values.purchase_deadline}
              error={problems.purchase_deadline}
            />
            <SelectField
              name="visibility"
              label={m.registry_visibility()}
              hint={m.registry_visibility_hint()}
              options={visibilities.map((value) => ({ value, label: visibilityLabels[value]() }))}
              defaultValue={values.visibility}
              error={problems.visibility}
            />
            <ShippingFields
              registry={registry}
              shipping={shipping}
              typed={posted?.typed}
              problem={problems.shipping_id}
            />
            <Checkbox
              name="store_can_edit"
              value="true"
              label={m.registry_store_can_edit()}
              hint={m.registry_store_can_edit_hint()}
              defaultChecked={
                posted?.typed ? posted.typed.store_can_edit === 'true' : registry?.store_can_edit
              }
            />
          </>
        )}
      </SubmitForm>
    </section>
  );
}
