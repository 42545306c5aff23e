import type { ReactNode } from 'react';
import type { Address } from '../../../contract/address.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from '../account/account-form.module.css';
import { emptyPlace, type Places } from '../account/place-fields.tsx';
import { SubmitForm } from '../submit/submit-form.tsx';
import { AddressFields } from './address-fields.tsx';
import { type AddressRefusal, type AddressValues, addressSentences } from './address-outcome.ts';

interface AddressFormProps {
  /** Null for a new one. */
  address: Address | null;
  /** Country of a new one. */
  country: string;
  countries: Places;
  /** By country. */
  provinces: Record<string, Places>;
  sent?: AddressRefusal | undefined;
  beside?: ReactNode;
  onSaved: () => void;
}

export const addressTitle = (address: Address | null) =>
  address ? m.account_edit_address() : m.account_add_address();

/** A new address, or one to be changed (ADDRESS-002, ADDRESS-005..013). */
export function AddressForm({ address, sent, onSaved, beside, ...places }: AddressFormProps) {
  const values = sent?.typed ?? address ?? newAddress(places.country);
  const provinces = sent?.provinces ?? places.provinces[values.country] ?? [];
  return (
    <SubmitForm
      hidden={{ intent: 'save', ...(address && { id: address.address_id }) }}
      label={m.common_save()}
      posted={sent}
      sentences={addressSentences}
      onDone={onSaved}
      beside={beside}
    >
      {(problems) => (
        <>
          <AddressFields
            values={values}
            problems={problems}
            countries={places.countries}
            provinces={provinces}
          >
            <TextField
              name="phone_number_ext"
              label={m.account_ext()}
              optional={m.common_optional()}
              autoComplete="tel-extension"
              inputMode="numeric"
              maxLength={6}
              defaultValue={values.phone_number_ext}
              error={problems.phone_number_ext}
            />
            <TextField
              name="email_address"
              type="email"
              label={m.account_email()}
              optional={m.common_optional()}
              autoComplete="email"
              inputMode="email"
              maxLength={254}
              className={styles.all}
              defaultValue={values.email_address}
              error={problems.email_address}
            />
          </AddressFields>
          <Checkbox
            name="preferred"
            value="1"
            label={m.account_use_this_address_by_default()}
            defaultChecked={values.preferred}
          />
        </>
      )}
    </SubmitForm>
  );
}

function newAddress(country: string): AddressValues {
  const texts = { name: '', company_name: '', phone_number: '', phone_number_ext: '', email_address: '' };
  return { ...texts, ...emptyPlace(country), preferred: false };
}
