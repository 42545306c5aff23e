import { m } from '../../messages/compiled/messages.js';
import { SelectField, type SelectOption } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { HoursFields } from './hours-fields.tsx';
import type { DeskLocation } from './location-form-data.ts';
import styles from './locations.module.css';

interface LocationFieldsProps {
  /** null for a new one. */
  location: DeskLocation | null;
  countries: readonly SelectOption[];
  /** Name of a field that was typed wrong. */
  wrong: string | undefined;
}

const noHours: DeskLocation['details']['ws_hours'] = { title: '', weekdays: [], singles: [] };

/** Everything an owner says of a location. */
export function LocationFields({ location, countries, wrong }: LocationFieldsProps) {
  const details: Partial<DeskLocation['details']> = location?.details ?? {};
  const address = details.sc_addr_array;
  const country = countries.find(({ value, label }) => [value, label].includes(address?.country ?? ''));
  const { lat_lng } = details;
  return (
    <>
      <div className={styles.pair}>
        <TextField
          name="name"
          label={m.desk_location_name()}
          required
          maxLength={200}
          defaultValue={location?.name}
        />
        <TextField
          name="code"
          label={m.desk_location_code()}
          hint={m.desk_location_code_hint()}
          required
          maxLength={40}
          defaultValue={location?.code}
        />
      </div>
      <fieldset className={styles.group}>
        <legend>{m.desk_location_address()}</legend>
        <TextField
          name="address"
          label={m.desk_location_street()}
          maxLength={300}
          defaultValue={address?.address}
        />
        <div className={styles.pair}>
          <TextField
            name="city"
            label={m.desk_location_city()}
            maxLength={100}
            defaultValue={address?.city}
          />
          <TextField
            name="prov"
            label={m.desk_location_province()}
            maxLength={100}
            defaultValue={address?.prov}
          />
          <TextField
            name="postal"
            label={m.desk_location_postal()}
            maxLength={20}
            defaultValue={address?.postal}
          />
          <SelectField
            name="country"
            label={m.desk_location_country()}
            placeholder={m.desk_setting_none()}
            options={countries}
            defaultValue={country?.value ?? ''}
          />
        </div>
        <div className={styles.pair}>
          <TextField
            name="lat"
            label={m.desk_location_latitude()}
            hint={m.desk_location_coordinates_hint()}
            defaultValue={lat_lng?.lat}
            error={wrong === 'lat' ? m.desk_location_wrong_coordinates() : undefined}
          />
          <TextField name="lng" label={m.desk_location_longitude()} defaultValue={lat_lng?.lng} />
        </div>
      </fieldset>
      <HoursFields hours={details.ws_hours ?? noHours} wrong={wrong} />
      <TextField
        name="hours_title"
        label={m.desk_location_hours_title()}
        hint={m.desk_location_hours_title_hint()}
        maxLength={100}
        defaultValue={details.ws_hours?.title}
      />
      <TextArea
        name="ws_htmlhours"
        label={m.desk_location_hours_note()}
        hint={m.desk_html_hint()}
        defaultValue={details.ws_htmlhours}
      />
      <fieldset className={styles.group}>
        <legend>{m.desk_location_contact()}</legend>
        <div className={styles.pair}>
          <TextField
            name="sc_email"
            type="email"
            label={m.desk_email()}
            maxLength={254}
            defaultValue={details.sc_email}
          />
          <TextField
            name="sc_phone"
            type="tel"
            label={m.desk_location_phone()}
            maxLength={40}
            defaultValue={details.sc_phone}
          />
          <TextField
            name="sc_phone_2"
            type="tel"
            label={m.desk_location_phone_2()}
            maxLength={40}
            defaultValue={details.sc_phone_2}
          />
          <TextField
            name="sc_tollfree"
            type="tel"
            label={m.desk_location_tollfree()}
            maxLength={40}
            defaultValue={details.sc_tollfree}
          />
        </div>
        <TextField
          name="sc_name"
          label={m.desk_location_full_name()}
          hint={m.desk_location_full_name_hint()}
          maxLength={200}
          defaultValue={details.sc_name}
        />
        <TextArea
          name="ws_contact_blurb"
          label={m.desk_location_blurb()}
          hint={m.desk_html_hint()}
          defaultValue={details.ws_contact_blurb}
        />
        <TextField name="san" label={m.desk_location_san()} maxLength={20} defaultValue={details.san} />
      </fieldset>
    </>
  );
}
