import type { AdminInput, AdminOutput } from '../../contract/admin/actions.ts';
import { m } from '../../messages/compiled/messages.js';
import { Checkbox } from '../../ui/checkbox.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { textOf } from '../desk-submit.ts';
import { placementNames, placements } from './list-placements.ts';
import styles from './locations.module.css';

export type DeskList = AdminOutput<'list/get'>;

/** Everything about a list but its books; null for a new one. */
export function ListFields({ list }: { list: DeskList | null }) {
  return (
    <div className={styles.form}>
      <TextField name="name" label={m.desklist_name()} required maxLength={200} defaultValue={list?.name} />
      <div className={styles.group}>
        <TextField
          name="header"
          label={m.desklist_header()}
          hint={m.desklist_header_hint()}
          maxLength={300}
          defaultValue={list?.header}
        />
        <Checkbox
          name="header_visible"
          label={m.desklist_header_visible()}
          defaultChecked={list?.header_visible ?? true}
        />
      </div>
      <TextArea
        name="description"
        label={m.desklist_description()}
        hint={m.desklist_description_hint()}
        rows={5}
        maxLength={20_000}
        defaultValue={list?.description}
      />
      <RadioGroup
        legend={m.desklist_placement()}
        name="placement"
        defaultValue={list?.placement ?? 'featured'}
        options={placements.map((value) => ({ value, label: placementNames[value]() }))}
      />
      <Checkbox
        name="bargains"
        label={m.desklist_bargains()}
        hint={m.desklist_bargains_hint()}
        defaultChecked={list?.bargains ?? false}
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
  };
}
