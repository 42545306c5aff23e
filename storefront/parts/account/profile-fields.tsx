import { useState } from 'react';
import type { User } from '../../../contract/user.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useSettings } from '../session/use-settings.ts';
import styles from './account-form.module.css';
import type { Problems } from './form-outcome.ts';
import { PhoneFields } from './phone-fields.tsx';
import { emptyPlace, PlaceFields, type Places } from './place-fields.tsx';

export interface ProfileFieldsProps {
  /** Null for a new account. */
  user: User | null;
  problems: Problems;
  countries: Places;
  provinces: Places;
}

const channels = { email: 'Email', phone: 'Phone', text: 'Text message' };

/** The account form (ACCOUNT-044..055). */
export function ProfileFields({ user, problems, countries, provinces }: ProfileFieldsProps) {
  const { store_info: store, account_extra_fields: extras } = useSettings();
  // While a shopper buys for an institution, the kind and name of the account in use are not their own.
  const own = user?.is_owner ?? true;
  const [institution, setInstitution] = useState(own && (user?.is_institution ?? false));
  const allowed = store.allowed_comm_prefs.filter((c) => c !== 'text' || store.texting_enabled);
  return (
    <>
      <div className={styles.grid}>
        <TextField
          name="first_name"
          label="First Name"
          autoComplete="given-name"
          required
          maxLength={80}
          defaultValue={user?.first_name}
          error={problems.first_name}
        />
        <TextField
          name="last_name"
          label="Last Name"
          autoComplete="family-name"
          required
          maxLength={80}
          defaultValue={user?.last_name}
          error={problems.last_name}
        />
        {own && (
          <Checkbox
            name="is_institution"
            value="1"
            className={styles.all}
            label="This account is for an institution, such as a school, library or company"
            checked={institution}
            onChange={({ target }) => setInstitution(target.checked)}
          />
        )}
        {institution && (
          <TextField
            name="company"
            label="Institution Name"
            autoComplete="organization"
            required
            maxLength={80}
            className={styles.all}
            defaultValue={user?.company}
            error={problems.company}
          />
        )}
        <PhoneFields
          prefix=""
          extension="phone_number_ext"
          label="Phone Number"
          values={{
            number: user?.phone_number ?? '',
            type: user?.phone_number_type ?? 'cell',
            ext: user?.phone_number_ext ?? '',
          }}
          problems={problems}
        />
        <PhoneFields
          prefix="alt_"
          extension="aext"
          label="Alt Phone Number"
          values={{
            number: user?.alt_phone_number ?? '',
            type: user?.alt_phone_number_type ?? 'home',
            ext: user?.alt_phone_number_ext ?? '',
          }}
          problems={problems}
        />
      </div>
      <RadioGroup
        name="communication_preference"
        legend="Communication Preference"
        required
        options={allowed.map((c) => ({ value: c, label: channels[c] }))}
        defaultValue={user?.communication_preference ?? allowed[0]}
        error={problems.communication_preference}
      />
      <PlaceFields
        place={user ?? emptyPlace(store.iso3166_2_country)}
        problems={problems}
        countries={countries}
        provinces={provinces}
      />
      {extras.map(({ name, label }) => (
        <TextField
          key={name}
          name={`extra ${name}`}
          label={label}
          required
          maxLength={50}
          defaultValue={user?.account_extra_fields[name]}
          error={problems[`extra ${name}`]}
        />
      ))}
    </>
  );
}
