import * as m from '../../messages/compiled/messages.js';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PictureAddressField } from './pictures/picture-address-field.tsx';
import { SettingBoxes } from './setting-boxes.tsx';
import { SettingRowsField } from './setting-rows-field.tsx';
import { clearName, type Setting, settingText, takesText } from './setting-values.ts';

/** Longer texts get more than one line. */
const longest = 60;

interface SettingFieldProps {
  setting: Setting;
  /** What the form came back with; undefined for the value of the shop. */
  typed: string | undefined;
  error: string | undefined;
}

/** The field of one setting, as its definition says (contract/settings/field.ts). */
export function SettingField({ setting, typed, error }: SettingFieldProps) {
  const { name, label, control, choices, is_secret, value } = setting;
  const hint = hintOf(setting);
  const text = typed ?? settingText(setting, value);
  const same = { id: idOf(name), name, label, hint, error };
  if (is_secret) return <SecretField setting={setting} error={error} />;
  switch (control) {
    case 'switch':
      return <Checkbox {...same} defaultChecked={typed === undefined ? value === true : typed === 'on'} />;
    case 'choice':
      return (
        <SelectField
          {...same}
          defaultValue={text}
          options={choices.map(({ value, name }) => ({ value, label: name || m.desk_setting_none() }))}
        />
      );
    case 'money':
    case 'number':
      return <TextField {...same} defaultValue={text} inputMode="decimal" autoComplete="off" />;
    case 'list':
      return <TextArea {...same} defaultValue={text} rows={Math.min(8, text.split('\n').length + 1)} />;
    case 'lines':
      return <TextArea {...same} defaultValue={text} />;
    case 'picture':
      return <PictureAddressField {...same} defaultValue={text} />;
    case 'boxes':
      return <SettingBoxes {...{ setting, id: same.id, hint, text, error }} />;
    case 'rows':
      return <SettingRowsField {...{ setting, id: same.id, hint, text, error }} />;
    case 'code':
      return <TextArea {...same} defaultValue={text} rows={5} spellCheck={false} />;
    case 'data':
      return (
        <Disclosure label={label} open={typed !== undefined || error !== undefined}>
          <TextArea
            {...same}
            label={m.desk_setting_as_json({ label })}
            defaultValue={text}
            rows={12}
            spellCheck={false}
          />
        </Disclosure>
      );
    default:
      return text.includes('\n') || text.length > longest ? (
        <TextArea {...same} defaultValue={text} />
      ) : (
        <TextField {...same} defaultValue={text} autoComplete="off" />
      );
  }
}

function SecretField({ setting, error }: Pick<SettingFieldProps, 'setting' | 'error'>) {
  const { name, label, help, value } = setting;
  const state = value ? m.desk_secret_set() : m.desk_secret_not_set();
  return (
    <Stack gap={2}>
      <TextField
        id={idOf(name)}
        name={name}
        type="password"
        label={label}
        hint={[help, state].filter(Boolean).join(' ')}
        error={error}
        autoComplete="new-password"
      />
      {value === true && <Checkbox name={clearName(name)} label={m.desk_secret_clear({ label })} />}
    </Stack>
  );
}

/** Where a link to a setting leads. */
export const idOf = (name: string): string => `setting-${name.replaceAll('.', '-')}`;

function hintOf(setting: Setting): string {
  const { control, choices, help, is_secret, default: fallback } = setting;
  const takes =
    control === 'list'
      ? m.desk_setting_one_per_line({ takes: setting.takes })
      : control === 'data' || control === 'link'
        ? m.desk_setting_takes({ takes: takesText(setting) })
        : '';
  const isLong = ['data', 'rows', 'boxes', 'switch'].includes(control);
  const text = isLong || is_secret ? '' : settingText(setting, fallback);
  const isUsual = settingText(setting, setting.value) === text;
  const named = choices.find(({ value }) => value === text)?.name ?? text;
  const usual = text && text.length <= 60 && !isUsual ? m.desk_setting_default({ value: named }) : '';
  return [help, takes, usual].filter(Boolean).join(' ');
}
