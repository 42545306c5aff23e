import { type ReactNode, useId } from 'react';
import box from './checkbox.module.css';
import { classNames } from './class-names.ts';
import { FieldError } from './field-error.tsx';
import styles from './radio-group.module.css';

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** A line below: what the choice means, or why it cannot be made. */
  detail?: ReactNode;
  /** At the end of the line, such as a price. */
  aside?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps {
  legend: ReactNode;
  name: string;
  options: readonly RadioOption[];
  look?: 'plain' | 'cards';
  value?: string;
  defaultValue?: string;
  required?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  onChoose?: (value: string) => void;
}

/** Native radio buttons; `cards` makes the whole of each choice a target. */
export function RadioGroup(props: RadioGroupProps) {
  const {
    legend,
    name,
    options,
    look = 'plain',
    value,
    defaultValue,
    required,
    hint,
    error,
    onChoose,
  } = props;
  const id = useId();
  return (
    <fieldset
      className={styles.group}
      aria-describedby={classNames(hint ? `${id}-hint` : null, error ? `${id}-error` : null)}
    >
      <legend className={styles.legend}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={box.hint}>
          {hint}
        </p>
      )}
      <div className={classNames(styles.options, look === 'cards' && styles.cards)}>
        {options.map((o) => (
          <label key={o.value} className={classNames(styles.option, o.disabled && styles.off)}>
            <input
              type="radio"
              className={classNames(box.box, box.round)}
              name={name}
              value={o.value}
              disabled={o.disabled}
              required={required}
              checked={value === undefined ? undefined : value === o.value}
              defaultChecked={value === undefined ? defaultValue === o.value : undefined}
              aria-invalid={error ? true : undefined}
              onChange={onChoose ? () => onChoose(o.value) : value === undefined ? undefined : () => {}}
            />
            <span className={box.label}>{o.label}</span>
            {o.aside && <span className={styles.aside}>{o.aside}</span>}
            {o.detail && <span className={styles.detail}>{o.detail}</span>}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
