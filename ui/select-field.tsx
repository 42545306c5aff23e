import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldLook } from './field.tsx';
import { ChevronDownIcon } from './icons.tsx';
import styles from './text-field.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

/** Options below a heading. */
export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

export interface SelectFieldProps extends Omit<ComponentPropsWithRef<'select'>, 'className'>, FieldLook {
  options: readonly (SelectOption | SelectGroup)[];
  /** A first entry with an empty value, such as 'Please select a location'. */
  placeholder?: string;
}

/** The browser's own select: best on phones, works without scripts. */
export function SelectField(props: SelectFieldProps) {
  const { label, labelHidden, hint, error, optional, className, options, placeholder, ...select } = props;
  return (
    <Field {...{ id: select.id, label, labelHidden, hint, error, optional, className }}>
      {(control) => (
        <span className={styles.box}>
          <select {...select} {...control} className={classNames(control.className, styles.select)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((one) =>
              'options' in one ? (
                <optgroup key={one.label} label={one.label}>
                  {one.options.map(option)}
                </optgroup>
              ) : (
                option(one)
              ),
            )}
          </select>
          <ChevronDownIcon size={16} className={styles.chevron} />
        </span>
      )}
    </Field>
  );
}

const option = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);
