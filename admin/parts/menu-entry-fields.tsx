import { m } from '../../messages/compiled/messages.js';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldValues } from '../desk-submit.ts';
import { dayText } from './event-when.ts';
import { type MenuChoice, noAddress, otherAddress } from './menu-entry-form.ts';
import { useStore } from './use-store.ts';

interface MenuEntryFieldsProps {
  values: FieldValues;
  problems: FieldValues;
  choices: readonly MenuChoice[];
  /** Entries that it can be below; empty for an entry that isn't in the menu. */
  places: readonly { id: number; label: string }[];
}

const kinds: Record<MenuChoice['kind'], (given: { name: string }) => string> = {
  page: m.deskmenu_page,
  list: m.deskmenu_list,
  category: m.deskmenu_category,
  event: m.deskmenu_event,
};

/** What an entry of the menu is called, where it leads, and what it is below. */
export function MenuEntryFields({ values, problems, choices, places }: MenuEntryFieldsProps) {
  const { language } = useStore();
  const nameOf = ({ kind, name, day }: MenuChoice) =>
    kinds[kind]({ name: day ? `${name}, ${dayText(day, language)}` : name });
  const isKnown = values.leads_to !== undefined;
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
      <SelectField
        name="leads_to"
        label={m.deskmenu_leads_to()}
        defaultValue={values.leads_to ?? ''}
        {...(!isKnown && { placeholder: m.deskmenu_choose() })}
        required
        options={[
          ...choices.map((choice) => ({ value: choice.path, label: nameOf(choice) })),
          { value: otherAddress, label: m.deskmenu_other() },
          { value: noAddress, label: m.deskmenu_nowhere() },
        ]}
      />
      <TextField
        name="address"
        label={m.deskmenu_address()}
        hint={m.deskmenu_address_hint()}
        defaultValue={values.address ?? ''}
        error={problems.address}
        maxLength={500}
        inputMode="url"
        autoComplete="off"
      />
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
