import { m } from '../../../messages/compiled/messages.js';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './account-form.module.css';
import type { Problems } from './form-outcome.ts';

interface PhoneFieldsProps {
  /** 'alt_' for the second number, which may be left out. */
  prefix: '' | 'alt_';
  /** Name of the field of the extension. */
  extension: string;
  label: string;
  values: { number: string; type: string; ext: string };
  problems: Problems;
}

const types = [
  { value: 'cell', label: m.account_phone_cell },
  { value: 'home', label: m.account_phone_home },
  { value: 'work', label: m.account_phone_work },
];

/** A number, what it is, and its extension (ACCOUNT-050..053). */
export function PhoneFields({ prefix, extension, label, values, problems }: PhoneFieldsProps) {
  const name = `${prefix}phone_number`;
  return (
    <div className={styles.phones}>
      <TextField
        name={name}
        type="tel"
        label={label}
        optional={prefix && m.common_optional()}
        autoComplete={prefix ? 'off' : 'tel'}
        inputMode="tel"
        required={!prefix}
        maxLength={30}
        defaultValue={values.number}
        error={problems[name]}
      />
      <SelectField
        name={`${name}_type`}
        label={prefix ? m.account_alt_phone_type() : m.account_phone_type()}
        options={types.map(({ value, label }) => ({ value, label: label() }))}
        defaultValue={values.type}
        error={problems[`${name}_type`]}
      />
      <TextField
        name={extension}
        label={prefix ? m.account_alt_ext() : m.account_ext()}
        optional={m.common_optional()}
        autoComplete={prefix ? 'off' : 'tel-extension'}
        inputMode="numeric"
        maxLength={6}
        defaultValue={values.ext}
        error={problems[extension]}
      />
    </div>
  );
}
