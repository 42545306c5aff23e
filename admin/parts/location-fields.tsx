import * as m from '../../messages/compiled/messages.js';
import { SelectField, type SelectOption } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { NotDone } from '../desk-submit.ts';
import styles from './form.module.css';
import { HoursFields } from './hours-fields.tsx';
import type { DeskLocation } from './location-form-data.ts';
import { paragraphText } from './paragraph-text.ts';
import { fieldsOf } from './typed-fields.ts';

interface LocationFieldsProps {
  /** null for a new one. */
  location: DeskLocation | null;
  countries: readonly SelectOption[];
  typed?: NotDone['typed'];
  /** Name of a field that was typed wrong. */
  wrong?: string | undefined;
}

const noHours: DeskLocation['details']['ws_hours'] = { title: '', weekdays: [], singles: [] };

/** Everything an owner says of a location. */
export function LocationFields({ location, countries, typed, wrong }: LocationFieldsProps) {
  const fields = fieldsOf(typed);
  const { text } = fields;
  const details: Partial<DeskLocation['details']> = location?.details ?? {};
  const address = details.sc_addr_array;
  const country = countries.find(({ value, label }) => [value, label].includes(address?.country ?? ''));
  const { lat_lng } = details;
  return (
    <div className={styles.form}>
      <div className={styles.pair}>
        <TextField
          {...text('name', location?.name)}
          label={m.desk_location_name()}
          required
          maxLength={200}
        />
        <TextField
          {...text('code', location?.code)}
          label={m.desk_location_code()}
          hint={m.desk_location_code_hint()}
          required
          maxLength={40}
        />
      </div>
      <fieldset className={styles.group}>
        <legend>{m.desk_location_address()}</legend>
        <TextField {...text('address', address?.address)} label={m.desk_location_street()} maxLength={300} />
        <div className={styles.pair}>
          <TextField {...text('city', address?.city)} label={m.desk_location_city()} maxLength={100} />
          <TextField {...text('prov', address?.prov)} label={m.desk_location_province()} maxLength={100} />
          <TextField {...text('postal', address?.postal)} label={m.desk_location_postal()} maxLength={20} />
          <SelectField
            {...text('country', country?.value)}
            label={m.desk_location_country()}
            placeholder={m.desk_setting_none()}
            options={countries}
          />
        </div>
        <div className={styles.pair}>
          <TextField
            {...text('lat', lat_lng?.lat)}
            label={m.desk_location_latitude()}
            hint={m.desk_location_coordinates_hint()}
            error={wrong === 'lat' ? m.desk_location_wrong_coordinates() : undefined}
          />
          <TextField {...text('lng', lat_lng?.lng)} label={m.desk_location_longitude()} />
        </div>
      </fieldset>
      <HoursFields hours={details.ws_hours ?? noHours} fields={fields} wrong={wrong} />
      <TextField
        {...text('hours_title', details.ws_hours?.title)}
        label={m.desk_location_hours_title()}
        hint={m.desk_location_hours_title_hint()}
        maxLength={100}
      />
      <TextArea
        {...text('ws_htmlhours', paragraphText(details.ws_htmlhours ?? ''))}
        label={m.desk_location_hours_note()}
        hint={m.desk_paragraphs_hint()}
      />
      <fieldset className={styles.group}>
        <legend>{m.desk_location_contact()}</legend>
        <div className={styles.pair}>
          <TextField
            {...text('sc_email', details.sc_email)}
            type="email"
            label={m.desk_email()}
            maxLength={254}
          />
          <TextField
            {...text('sc_phone', details.sc_phone)}
            type="tel"
            label={m.desk_location_phone()}
            maxLength={40}
          />
          <TextField
            {...text('sc_phone_2', details.sc_phone_2)}
            type="tel"
            label={m.desk_location_phone_2()}
            maxLength={40}
          />
          <TextField
            {...text('sc_tollfree', details.sc_tollfree)}
            type="tel"
            label={m.desk_location_tollfree()}
            maxLength={40}
          />
        </div>
        <TextField
          {...text('sc_name', details.sc_name)}
          label={m.desk_location_full_name()}
          hint={m.desk_location_full_name_hint()}
          maxLength={200}
        />
        <TextArea
          {...text('ws_contact_blurb', paragraphText(details.ws_contact_blurb ?? ''))}
          label={m.desk_location_blurb()}
          hint={m.desk_paragraphs_hint()}
        />
        <TextField {...text('san', details.san)} label={m.desk_location_san()} maxLength={20} />
      </fieldset>
    </div>
  );
}
