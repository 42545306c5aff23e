import { useState } from 'react';
import { carriers } from '../../contract/carriers.ts';
import * as m from '../../messages/compiled/messages.js';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useScripted } from '../../ui/use-scripted.ts';
import { type FieldValues, textOf } from '../desk-submit.ts';

const other = 'other';

/** Who carries a parcel: one of the well-known carriers, or another one by its name. */
export function CarrierField({ typed }: { typed: FieldValues | undefined }) {
  const isScripted = useScripted();
  const [chosen, setChosen] = useState(typed?.carrier ?? '');
  return (
    <>
      <SelectField
        name="carrier"
        label={m.deskorder_carrier()}
        placeholder={m.deskorder_carrier_none()}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        options={[
          ...carriers.map((name) => ({ value: name, label: name })),
          { value: other, label: m.deskorder_carrier_other() },
        ]}
      />
      {(chosen === other || !isScripted) && (
        <TextField
          name="other_carrier"
          label={m.deskorder_carrier_name()}
          maxLength={40}
          autoComplete="off"
          defaultValue={typed?.other_carrier}
        />
      )}
    </>
  );
}

/** The name of the carrier; '' = none. */
export const readCarrier = (form: FormData): string =>
  textOf(form, 'carrier') === other ? textOf(form, 'other_carrier').trim() : textOf(form, 'carrier');
