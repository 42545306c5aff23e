import { type ComponentPropsWithRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldLook } from './field.tsx';
import styles from './text-field.module.css';

export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'className'>, FieldLook {
  /** Shows how many of `maxLength` characters are used. */
  counter?: boolean;
}

export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, hint, error, optional, className, counter, onChange, ...area } = props;
  const [typed, setTyped] = useState(String(area.defaultValue ?? '').length);
  const used = area.value === undefined ? typed : String(area.value).length;
  return (
    <Field {...{ id: area.id, label, labelHidden, hint, error, optional, className }}>
      {(control) => (
        <>
          <textarea
            rows={3}
            {...area}
            {...control}
            className={classNames(control.className, styles.area)}
            onChange={(event) => {
              setTyped(event.target.value.length);
              onChange?.(event);
            }}
          />
          {counter && area.maxLength && (
            <span className={styles.left}>
              {used} / {area.maxLength}
            </span>
          )}
        </>
      )}
    </Field>
  );
}
