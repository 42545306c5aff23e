import { useState } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Problems } from '../submit/form-outcome.ts';
import styles from './account-form.module.css';

interface PhoneFieldsProps {
  values: Record<string, string | undefined>;
  problems: Problems;
}

/** The phone number, and folded below it what few have: its extension, and a second number (ACCOUNT-050..053). */
export function PhoneFields({ values, problems }: PhoneFieldsProps) {
  const isFilled = optionalFields.some((name) => values[name]);
  const [isOpen, setIsOpen] = useState(isFilled);
  if (!isOpen && foldedFields.some((name) => problems[name])) setIsOpen(true);
  return (
    <div className={styles.all}>
      <NumberField
        name="phone_number"
        label={m.account_phone_number()}
        required
        values={values}
        problems={problems}
      />
      <Disclosure
        ghost
        className={styles.morePhones}
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        label={m.account_add_another_number()}
      >
        <div className={styles.phones}>
          <NumberField
            name="alt_phone_number"
            label={m.account_alt_phone_number()}
            values={values}
            problems={problems}
          />
          <TypeField
            name="alt_phone_number_type"
            label={m.account_alt_phone_type()}
            usual="home"
            values={values}
            problems={problems}
          />
          <ExtensionField name="aext" label={m.account_alt_ext()} values={values} problems={problems} />
          <TypeField
            name="phone_number_type"
            label={m.account_phone_type()}
            usual="cell"
            values={values}
            problems={problems}
          />
          <ExtensionField
            name="phone_number_ext"
            label={m.account_ext()}
            values={values}
            problems={problems}
          />
        </div>
      </Disclosure>
    </div>
  );
}

const optionalFields = ['alt_phone_number', 'aext', 'phone_number_ext'];
const foldedFields = [...optionalFields, 'alt_phone_number_type', 'phone_number_type'];

interface FieldProps extends PhoneFieldsProps {
  name: string;
  label: string;
}

function NumberField({
  name,
  label,
  required = false,
  values,
  problems,
}: FieldProps & { required?: boolean }) {
  return (
    <TextField
      name={name}
      type="tel"
      label={label}
      optional={required ? undefined : m.common_optional()}
      autoComplete={required ? 'tel' : 'off'}
      inputMode="tel"
      required={required}
      maxLength={30}
      defaultValue={values[name] ?? ''}
      error={problems[name]}
    />
  );
}

const types = [
  { value: 'cell', label: m.account_phone_cell },
  { value: 'home', label: m.account_phone_home },
  { value: 'work', label: m.account_phone_work },
];

function TypeField({ name, label, usual, values, problems }: FieldProps & { usual: string }) {
  return (
    <SelectField
      name={name}
      label={label}
      options={types.map(({ value, label }) => ({ value, label: label() }))}
      defaultValue={values[name] ?? usual}
      error={problems[name]}
    />
  );
}

function ExtensionField({ name, label, values, problems }: FieldProps) {
  return (
    <TextField
      name={name}
      label={label}
      optional={m.common_optional()}
      autoComplete={name === 'aext' ? 'off' : 'tel-extension'}
      inputMode="numeric"
      maxLength={6}
      defaultValue={values[name] ?? ''}
      error={problems[name]}
    />
  );
}
