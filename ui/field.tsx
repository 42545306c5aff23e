import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { FieldError } from './field-error.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface FieldLook {
  label: ReactNode;
  /** For boxes whose purpose their surroundings show, such as the search box. */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** What is wrong, as a sentence. */
  error?: string | undefined;
  /** Shown after the label, as '(optional)'. */
  optional?: string | undefined;
  className?: string;
}

/** What the control inside a field must carry. */
export interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldLook {
  id?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, hint and error below, tied together for those who listen. */
export function Field({ id, label, labelHidden, hint, error, optional, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const words = (
    <>
      {label}
      {optional && (
        <>
          {' '}
          <span className={styles.optional}>{optional}</span>
        </>
      )}
    </>
  );
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={controlId} className={labelHidden ? styles.unseen : styles.label}>
        {labelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      </label>
      {children({
        id: controlId,
        className: styles.control,
        'aria-describedby': classNames(hint ? hintId : null, error ? errorId : null),
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
