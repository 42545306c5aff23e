import type { CustomField } from '@puckeditor/core';
import { useId } from 'react';
import type { PlainField } from '../../../contract/admin/page-editor.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ChosenRow } from './chosen-row.tsx';
import type { ControlProps } from './control-props.ts';
import { NumberField } from './number-field.tsx';
import { PictureField } from './picture-field.tsx';
import { RichTextField } from './rich-text-field.tsx';
import styles from './setting-field.module.css';

type Render = CustomField<unknown>['render'];
type Props = Parameters<Render>[0];

/** A setting of a block in Puck's panel; `field.metadata.about` describes it. */
export const renderSetting: Render = (props) => <SettingField {...props} />;

function SettingField({ field, value, onChange, readOnly }: Props) {
  // Puck draws its panel twice, for wide and narrow windows, with the same ids.
  const id = useId();
  const about = field.metadata?.about as PlainField;
  const shown = value === undefined ? about.default : value;
  const control = { about, id, value: shown, readOnly, onChange: (next: unknown) => onChange(next) };
  return (
    <div className={styles.setting}>
      {about.wide_label ? <PhoneSetting {...control} /> : <Control {...control} />}
    </div>
  );
}

/** A variant for phones: null = as on wide screens. */
function PhoneSetting({ about, id, value, readOnly, onChange }: ControlProps) {
  return (
    <>
      <Checkbox
        id={`${id}-same`}
        label={m.deskpage_same_on_phones({ label: about.wide_label })}
        checked={value === null}
        disabled={readOnly}
        onChange={(event) => onChange(event.target.checked ? null : firstValue(about))}
      />
      {value !== null && <Control {...{ about, id, value, readOnly, onChange }} />}
    </>
  );
}

/** Where a variant for phones begins. */
function firstValue({ control, min, options }: PlainField): unknown {
  if (control === 'number') return min ?? 0;
  if (control === 'switch') return false;
  return options[0]?.value ?? '';
}

function Control(props: ControlProps) {
  const { about, id, value, readOnly, onChange } = props;
  const { label, control, max_length } = about;
  const words = { id, label, hint: about.hint || undefined, disabled: readOnly };
  const text = {
    ...words,
    value: String(value ?? ''),
    ...(max_length && { maxLength: max_length }),
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  switch (control) {
    case 'number':
      return <NumberField {...props} />;
    case 'switch':
      return (
        <Checkbox {...words} checked={value === true} onChange={(event) => onChange(event.target.checked)} />
      );
    case 'rich_text':
      return <RichTextField {...props} />;
    case 'choice':
    case 'colour':
    case 'text_style':
    case 'button_style':
    case 'link_style':
      return <ChoiceField {...props} />;
    case 'list':
    case 'form':
    case 'event':
    case 'location':
      return <ChosenRow {...props} />;
    case 'picture':
      return <PictureField {...props} />;
    case 'title':
      return <TextField {...text} hint={m.deskpage_title_isbn()} inputMode="numeric" />;
    case 'code':
      return <TextArea {...text} rows={8} spellCheck={false} />;
    case 'cells':
      return <CellsField {...props} />;
    case 'switches':
      return <SwitchesField {...props} />;
    default:
      return <TextField {...text} />;
  }
}

function ChoiceField({ about, id, value, readOnly, onChange }: ControlProps) {
  const { options, label, hint, can_be_null } = about;
  const none = can_be_null ? [{ value: '', label: m.deskpage_choose_default() }] : [];
  return (
    <SelectField
      {...{ id, label, hint: hint || undefined, disabled: readOnly }}
      value={String(value ?? '')}
      options={[...none, ...options.map((option) => ({ value: String(option.value), label: option.label }))]}
      onChange={({ target }) =>
        onChange(options.find((option) => String(option.value) === target.value)?.value ?? null)
      }
    />
  );
}

/** Texts side by side, one to a line. */
function CellsField({ about, id, value, readOnly, onChange }: ControlProps) {
  const cells = Array.isArray(value) ? value : [];
  return (
    <TextArea
      {...{ id, label: about.label, disabled: readOnly, rows: 4 }}
      hint={m.deskpage_cells_hint({ most: about.most ?? 0 })}
      value={cells.join('\n')}
      onChange={({ target }) =>
        onChange(target.value === '' ? [] : target.value.split('\n').slice(0, about.most ?? undefined))
      }
    />
  );
}

function SwitchesField({ about, id, value, readOnly, onChange }: ControlProps) {
  const flags: unknown[] = Array.isArray(value) ? value : [];
  const columns = Array.from({ length: about.most ?? 0 }, (_, i) => flags[i] === true);
  return (
    <fieldset disabled={readOnly} className={styles.switches}>
      <legend>{about.label}</legend>
      {columns.map((isOn, i) => (
        <Checkbox
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position
          key={i}
          id={`${id}-${i}`}
          label={m.deskpage_check_column({ number: i + 1 })}
          checked={isOn}
          onChange={({ target }) => onChange(withFlag(columns, i, target.checked))}
        />
      ))}
    </fieldset>
  );
}

/** Flags with one changed, as short as they can be. */
const withFlag = (flags: readonly boolean[], at: number, isOn: boolean) => {
  const changed = flags.with(at, isOn);
  return changed.slice(0, changed.lastIndexOf(true) + 1);
};
