import { type ComponentPropsWithoutRef, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldLook } from './field.tsx';
import styles from './text-field.module.css';

export interface TextAreaProps extends Omit<ComponentPropsWithoutRef<'textarea'>, 'className'>, FieldLook {
  /** Shows how many of `maxLength` characters are used. */
  counter?: boolean;
}

export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, hint, error, optional, className, counter, onChange, ...area } = props;
  const [typed, setTyped] = useState(String(area.defaultValue ?? '').length);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const text = box.current;
    const count = () => setTyped(text?.value.length ?? 0);
    // Browsers restore typed text on return without firing an event.
    count();
    // `reset` fires before the fields are empty.
    const countSoon = () => setTimeout(count);
    const form = text?.form;
    form?.addEventListener('reset', countSoon);
    return () => form?.removeEventListener('reset', countSoon);
  }, []);
  const used = area.value === undefined ? typed : String(area.value).length;
  return (
    <Field {...{ id: area.id, label, labelHidden, hint, error, optional, className }}>
      {(control) => (
        <>
          <textarea
            rows={3}
            {...area}
            {...control}
            ref={box}
            className={classNames(control.className, styles.area)}
            onChange={(event) => {
              setTyped(event.target.value.length);
              onChange?.(event);
            }}
          />
          {counter && area.maxLength && (
            <span className={styles.left} aria-hidden="true">
              {used} / {area.maxLength}
            </span>
          )}
        </>
      )}
    </Field>
  );
}
