import { type ReactNode, useState } from 'react';
import type { User } from '../../../contract/user.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useSettings } from '../session/use-settings.ts';
import type { Outcome, Problems } from '../submit/form-outcome.ts';
import styles from './account-form.module.css';
import { PhoneFields } from './phone-fields.tsx';
import { emptyPlace, PlaceFields, type Places } from './place-fields.tsx';
import { extraField, profileValues } from './profile-values.ts';

export interface ProfileFieldsProps {
  /** Null for a new account. */
  user: User | null;
  problems: Problems;
  posted: Outcome | undefined;
  countries: Places;
  provinces: Places;
  /** Level of the headings of its parts. */
  heading: 'h2' | 'h3';
  /** For a new account: after the fields that everyone can fill in at once. */
  password?: ReactNode;
}

const channels = {
  email: m.common_channel_email,
  phone: m.common_channel_phone,
  text: m.common_channel_text,
};

/** The account form (ACCOUNT-044..055). */
export function ProfileFields(props: ProfileFieldsProps) {
  const { user, problems, posted, countries, provinces, heading: Heading, password } = props;
  const { store_info: store, account_extra_fields: extras } = useSettings();
  // While a shopper buys for an institution, the kind and name of the account in use are not their own.
  const own = user?.is_owner ?? true;
  const values = posted?.typed ?? profileValues(user);
  const [institution, setInstitution] = useState(own && values.is_institution === '1');
  const allowed = store.allowed_comm_prefs.filter((c) => c !== 'text' || store.texting_enabled);
  return (
    <>
      <Heading className={styles.group}>{m.account_group_you()}</Heading>
      <div className={styles.grid}>
        <TextField
          name="first_name"
          label={m.account_first_name()}
          autoComplete="given-name"
          required
          maxLength={80}
          defaultValue={values.first_name}
          error={problems.first_name}
        />
        <TextField
          name="last_name"
          label={m.account_last_name()}
          autoComplete="family-name"
          required
          maxLength={80}
          defaultValue={values.last_name}
          error={problems.last_name}
        />
        <PhoneFields values={values} problems={problems} />
      </div>
      {password && <Heading className={styles.group}>{m.account_group_password()}</Heading>}
      {password}
      <Heading className={styles.group}>{m.account_group_address()}</Heading>
      <PlaceFields
        place={{ ...emptyPlace(store.iso3166_2_country), ...values }}
        problems={problems}
        countries={countries}
        provinces={posted?.provinces ?? provinces}
      />
      <Heading className={styles.group}>{m.account_group_preferences()}</Heading>
      <RadioGroup
        name="communication_preference"
        legend={m.account_communication_preference()}
        required
        options={allowed.map((c) => ({ value: c, label: channels[c]() }))}
        defaultValue={values.communication_preference ?? allowed[0]}
        error={problems.communication_preference}
      />
      {extras.map(({ name, label, is_optional }) => (
        <TextField
          key={name}
          name={extraField(name)}
          label={label}
          required={!is_optional}
          optional={is_optional ? m.common_optional() : undefined}
          maxLength={50}
          defaultValue={values[extraField(name)]}
          error={problems[extraField(name)]}
        />
      ))}
      {own && (
        <div className={styles.grid}>
          <input type="hidden" name="is_institution" value="0" />
          <Checkbox
            name="is_institution"
            value="1"
            className={styles.all}
            label={m.account_is_institution()}
            checked={institution}
            onChange={({ target }) => setInstitution(target.checked)}
          />
          {institution && (
            <TextField
              name="company"
              label={m.account_institution_name()}
              autoComplete="organization"
              required
              maxLength={80}
              className={styles.all}
              defaultValue={values.company}
              error={problems.company}
            />
          )}
        </div>
      )}
    </>
  );
}
