import * as m from '../../messages/compiled/messages.js';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldValues } from '../desk-submit.ts';
import type { MenuChoice } from './menu-entry-form.ts';
import { MenuTargetFields } from './menu-target-fields.tsx';

interface MenuEntryFieldsProps {
  values: FieldValues;
  problems: FieldValues;
  choices: readonly MenuChoice[];
  /** Entries that it can be below; empty for an entry that isn't in the menu. */
  places: readonly { id: number; label: string }[];
}

/** What an entry of the menu is called, where it leads, and what it is below. */
export function MenuEntryFields({ values, problems, choices, places }: MenuEntryFieldsProps) {
  return (
    <>
      <TextField
        name="label"
        label={m.deskmenu_label()}
        defaultValue={values.label ?? ''}
        error={problems.label}
        maxLength={100}
        autoComplete="off"
        required
      />
      <MenuTargetFields values={values} problems={problems} choices={choices} />
      {values.below !== undefined && places.length > 0 && (
        <SelectField
          name="below"
          label={m.deskmenu_below()}
          defaultValue={values.below}
          error={problems.below}
          options={[
            { value: '0', label: m.deskmenu_top() },
            ...places.map(({ id, label }) => ({ value: String(id), label })),
          ]}
        />
      )}
      <Checkbox
        name="new_window"
        label={m.deskmenu_new_window()}
        defaultChecked={values.new_window !== undefined}
      />
    </>
  );
}
