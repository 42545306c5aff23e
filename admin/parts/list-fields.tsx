import type { AdminInput, AdminOutput } from '../../contract/admin/actions.ts';
import * as m from '../../messages/compiled/messages.js';
import { Checkbox } from '../../ui/checkbox.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { SelectField, type SelectOption } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type NotDone, textOf } from '../desk-submit.ts';
import styles from './form.module.css';
import { placementNames, placements } from './list-placements.ts';
import { paragraphText } from './paragraph-text.ts';
import { fieldsOf } from './typed-fields.ts';

export type DeskList = AdminOutput<'list/get'>;

interface ListFieldsProps {
  /** null for a new one. */
  list: DeskList | null;
  /** That it may be of. */
  events: readonly SelectOption[];
  typed?: NotDone['typed'];
}

/** Everything about a list but its books. */
export function ListFields({ list, events, typed }: ListFieldsProps) {
  const { text, box } = fieldsOf(typed);
  return (
    <div className={styles.form}>
      <TextField {...text('name', list?.name)} label={m.desklist_name()} required maxLength={200} />
      <div className={styles.group}>
        <TextField
          {...text('header', list?.header)}
          label={m.desklist_header()}
          hint={m.desklist_header_hint()}
          maxLength={300}
        />
        <Checkbox
          {...box('header_visible', list?.header_visible ?? true)}
          label={m.desklist_header_visible()}
        />
      </div>
      <TextArea
        {...text('description', paragraphText(list?.description ?? ''))}
        label={m.desklist_description()}
        hint={m.desklist_description_hint()}
        rows={5}
        maxLength={20_000}
      />
      <SelectField
        {...text('event_id', list?.event_id ?? '')}
        label={m.desklist_event()}
        hint={m.desklist_event_hint()}
        placeholder={m.desklist_event_none()}
        options={events}
      />
      <RadioGroup
        legend={m.desklist_placement()}
        {...text('placement', list?.placement ?? 'featured')}
        options={placements.map((value) => ({ value, label: placementNames[value]() }))}
      />
      <TextField
        {...text('limit', list && list.limit > 2 ? list.limit : '')}
        label={m.desklist_limit()}
        hint={m.desklist_limit_hint()}
        type="number"
        inputMode="numeric"
        min={3}
        max={200}
      />
      <Checkbox
        {...box('bargains', list?.bargains ?? false)}
        label={m.desklist_bargains()}
        hint={m.desklist_bargains_hint()}
      />
    </div>
  );
}

/** The fields as the action takes them. */
export function readListFields(form: FormData): Omit<AdminInput<'list/save'>, 'eisbns' | 'position'> {
  const placement = placements.find((one) => one === textOf(form, 'placement')) ?? 'others';
  return {
    name: textOf(form, 'name'),
    header: textOf(form, 'header'),
    header_visible: form.has('header_visible'),
    description: textOf(form, 'description'),
    bargains: form.has('bargains'),
    placement,
    limit: Number(textOf(form, 'limit')) || -1,
    ...(textOf(form, 'event_id') && { event_id: Number(textOf(form, 'event_id')) }),
  };
}
