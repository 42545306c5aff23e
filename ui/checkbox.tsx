import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';
import { classNames } from './class-names.ts';
import { FieldError } from './field-error.tsx';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
}

export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <div className={classNames(styles.row, className)}>
      <input
        {...input}
        type="checkbox"
        id={id}
        className={styles.box}
        aria-invalid={error ? true : undefined}
        aria-describedby={classNames(hint ? `${id}-hint` : null, error ? `${id}-error` : null)}
      />
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <span id={`${id}-hint`} className={classNames(styles.hint, styles.below)}>
          {hint}
        </span>
      )}
      <div className={styles.below}>
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </div>
    </div>
  );
}
