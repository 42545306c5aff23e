import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldLook } from './field.tsx';
import styles from './text-field.module.css';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'className'>, FieldLook {
  /** An icon or a sign inside the box, before the text. */
  start?: ReactNode;
  /** Inside the box, after the text: a small button or a unit. */
  end?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { label, labelHidden, hint, error, optional, className, start, end, ...input } = props;
  return (
    <Field {...{ id: input.id, label, labelHidden, hint, error, optional, className }}>
      {(control) => (
        <span
          className={classNames(styles.box, start ? styles.withStart : null, end ? styles.withEnd : null)}
        >
          <input {...input} {...control} />
          {start && <span className={styles.start}>{start}</span>}
          {end && <span className={styles.end}>{end}</span>}
        </span>
      )}
    </Field>
  );
}
