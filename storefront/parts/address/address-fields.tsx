import type { ReactNode } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { TextField } from '../../../ui/text-field.tsx';
import styles from '../account/account-form.module.css';
import { type Place, PlaceFields, type Places } from '../account/place-fields.tsx';
import type { Problems } from '../submit/form-outcome.ts';

interface AddressFieldsProps {
  values: Place & { name: string; company_name: string; phone_number: string };
  problems: Problems;
  countries: Places;
  /** Of the country that `values` name. */
  provinces: Places;
  /** What a browser keeps the contact's words for: 'shipping' = apart from the reader's own. */
  section?: 'shipping';
  /** More fields of the contact. */
  children?: ReactNode;
}

/** Who lives at an address, and where it is (ADDRESS-005..013). */
export function AddressFields(props: AddressFieldsProps) {
  const { values, problems, countries, provinces, section, children } = props;
  const kept = (what: string) => (section ? `${section} ${what}` : what);
  return (
    <>
      <div className={styles.grid}>
        <TextField
          name="name"
          label={m.account_full_name()}
          autoComplete={kept('name')}
          required
          maxLength={80}
          // With two more, the fields stand in pairs.
          className={children ? undefined : styles.all}
          defaultValue={values.name}
          error={problems.name}
        />
        <TextField
          name="company_name"
          label={m.account_company_name()}
          optional={m.common_optional()}
          autoComplete={kept('organization')}
          maxLength={80}
          defaultValue={values.company_name}
          error={problems.company_name}
        />
        <TextField
          name="phone_number"
          type="tel"
          label={m.account_phone_number()}
          autoComplete={kept('tel')}
          inputMode="tel"
          required
          maxLength={30}
          defaultValue={values.phone_number}
          error={problems.phone_number}
        />
        {children}
      </div>
      <PlaceFields place={values} problems={problems} countries={countries} provinces={provinces} />
      {provinces.length > 0 && (
        <noscript>
          <input type="hidden" name="provinces_of" value={values.country} />
        </noscript>
      )}
    </>
  );
}
