import { type FocusEvent, useRef, useState } from 'react';
import type { Output } from '../../../contract/actions.ts';
import { formatPostalCode } from '../../../contract/postal-code.ts';
import * as m from '../../../messages/compiled/messages.js';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { call } from '../../http-call.ts';
import type { Problems } from '../submit/form-outcome.ts';
import styles from './account-form.module.css';

export type Places = Output<'country/getList'>;

export interface Place {
  street_address: string;
  street_address_2: string;
  city: string;
  country: string;
  province: string;
  postal_code: string;
}

export function emptyPlace(country: string): Place {
  return { street_address: '', street_address_2: '', city: '', country, province: '', postal_code: '' };
}

interface PlaceFieldsProps {
  place: Place;
  problems: Problems;
  countries: Places;
  /** Of the country that `place` names. */
  provinces: Places;
}

/** Street, city, country, province and postal code. Provinces follow the country: a list, or free text without one. */
export function PlaceFields({ place, problems, countries, provinces: first }: PlaceFieldsProps) {
  const [country, setCountry] = useState(place.country);
  const [provinces, setProvinces] = useState(first);
  const chosen = useRef(place.country);
  async function choose(code: string) {
    setCountry(code);
    chosen.current = code;
    const answer = await call('province/getList', { country: code }).catch(() => null);
    // The answer about another country may come later than that about this one.
    if (chosen.current !== code) return;
    setProvinces(answer?.ok ? answer.value : []);
  }
  const format = ({ target }: FocusEvent<HTMLInputElement>) => {
    target.value = formatPostalCode(target.value, country);
  };
  return (
    <div className={styles.grid}>
      {/* The country of these provinces: without JavaScript they do not follow another choice (checkPlace). */}
      <input type="hidden" name="province_of" value={country} />
      <TextField
        name="street_address"
        label={m.account_street_address()}
        autoComplete="address-line1"
        required
        maxLength={80}
        className={styles.all}
        defaultValue={place.street_address}
        error={problems.street_address}
      />
      <TextField
        name="street_address_2"
        label={m.account_street_address_2()}
        optional={m.common_optional()}
        autoComplete="address-line2"
        maxLength={80}
        className={styles.all}
        defaultValue={place.street_address_2}
        error={problems.street_address_2}
      />
      <TextField
        name="city"
        label={m.account_city()}
        autoComplete="address-level2"
        required
        maxLength={80}
        defaultValue={place.city}
        error={problems.city}
      />
      <SelectField
        name="country"
        label={m.account_country()}
        autoComplete="country"
        required
        placeholder={m.account_country_choose()}
        options={countries.map((c) => ({ value: c.code, label: c.name }))}
        value={country}
        onChange={({ target }) => void choose(target.value)}
        error={problems.country}
      />
      {provinces.length > 0 ? (
        <SelectField
          key={country}
          name="province"
          label={m.account_state_province({ country })}
          autoComplete="address-level1"
          required
          placeholder={m.account_choose_one()}
          options={provinces.map((p) => ({ value: p.code, label: p.name }))}
          defaultValue={country === place.country ? place.province : ''}
          error={problems.province}
        />
      ) : (
        <TextField
          name="province"
          label={m.account_state_province({ country })}
          optional={m.common_optional()}
          autoComplete="address-level1"
          maxLength={80}
          defaultValue={country === place.country ? place.province : ''}
          error={problems.province}
        />
      )}
      <TextField
        name="postal_code"
        label={m.account_postal_code({ country })}
        autoComplete="postal-code"
        required
        maxLength={10}
        defaultValue={place.postal_code}
        onBlur={format}
        error={problems.postal_code}
      />
    </div>
  );
}
