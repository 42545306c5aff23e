import { use } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { SelectField } from '../../../ui/select-field.tsx';
import { dayText } from '../event-when.ts';
import { type Choices, ChoicesOfShop } from './choices.ts';
import type { ControlProps } from './control-props.ts';

/** One of the shop's lists, forms, events or locations, by its name. */
export function ChosenRow({ about, id, value, readOnly, onChange }: ControlProps) {
  const options = optionsOf(about.control, use(ChoicesOfShop));
  const chosen = Number(value) || 0;
  const isUnknown = chosen !== 0 && !options.some((option) => option.id === chosen);
  const none = about.control === 'location' ? m.deskpage_choose_all_locations() : m.deskpage_choose_none();
  const hint = options.length === 0 ? m.deskpage_choose_none_yet() : about.hint;
  return (
    <SelectField
      {...{ id, label: about.label, hint: hint || undefined, disabled: readOnly }}
      value={String(chosen)}
      options={[
        { value: '0', label: none },
        ...(isUnknown ? [{ value: String(chosen), label: m.deskpage_choose_unknown({ id: chosen }) }] : []),
        ...options.map((option) => ({ value: String(option.id), label: option.name })),
      ]}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}

function optionsOf(control: string, choices: Choices): { id: number; name: string }[] {
  const { lists, forms, locations, events, language } = choices;
  if (control === 'list') return lists;
  if (control === 'form') return forms;
  if (control === 'location') return locations;
  return events.map(({ id, title, day }) => ({ id, name: `${title}, ${dayText(day, language)}` }));
}
