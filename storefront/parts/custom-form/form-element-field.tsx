import type { ChangeEvent } from 'react';
import type { FormElement } from '../../../contract/custom-form.ts';
import { formatted, maxLength } from '../../../contract/custom-form-rules.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';

interface FormElementFieldProps {
  element: FormElement;
  /** Under which it is sent. */
  name: string;
  error: string | undefined;
  /** What came back with a mistake, from a browser without JavaScript. */
  typed: string | undefined;
  /** Something else has been put in: what was wrong may be right now. */
  onFixed?: () => void;
}

const inputs = {
  text: {},
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  date: { inputMode: 'numeric' },
  daymonth: { inputMode: 'numeric' },
} as const;

const placeholders: Partial<Record<FormElement['type'], () => string>> = {
  phone: m.form_placeholder_phone,
  date: m.form_placeholder_date,
  daymonth: m.form_placeholder_day_month,
};

/** One element of a form, by its type (FORM-004). */
export function FormElementField({ element, name, error, typed: was, onFixed }: FormElementFieldProps) {
  const { id, type, label, description, placeholder, required, rows, options } = element;
  const common = {
    label: label || id,
    name,
    error,
    hint: description || undefined,
    required,
    optional: required ? undefined : m.common_optional(),
    defaultValue: was,
    onChange: onFixed,
  };
  const choices = options.map((o) => ({ value: o.label, label: o.label }));
  if (type === 'textarea') {
    return (
      <TextArea {...common} rows={rows} maxLength={maxLength(element)} placeholder={placeholder} counter />
    );
  }
  if (type === 'select') {
    return <SelectField {...common} options={choices} placeholder={placeholder || m.form_choose()} />;
  }
  if (type === 'radio') {
    const legend = required ? label : m.form_optional_legend({ label });
    return (
      <RadioGroup
        legend={legend}
        name={name}
        hint={description || undefined}
        options={choices}
        defaultValue={was}
        error={error}
        required={required}
        onChoose={onFixed}
      />
    );
  }
  if (type === 'checkbox') {
    const { optional: _, defaultValue: __, ...box } = common;
    return <Checkbox {...box} defaultChecked={was !== undefined} />;
  }
  const typed = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    const shown = formatted(type, target.value);
    // Only at the end: in the middle it would throw the cursor about.
    if (shown !== target.value && target.selectionStart === target.value.length) target.value = shown;
    onFixed?.();
  };
  return (
    <TextField
      {...common}
      {...inputs[type]}
      // A pasted +1 (207) 555-0142 is longer than the mask that it is put into.
      maxLength={type === 'phone' ? undefined : maxLength(element)}
      placeholder={placeholder || placeholders[type]?.()}
      onChange={typed}
      onBlur={(event) => {
        event.target.value = formatted(type, event.target.value);
      }}
    />
  );
}
