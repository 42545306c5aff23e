import { useState } from 'react';
import * as m from '../messages/compiled/messages.js';
import { Icon } from './icons.tsx';
import styles from './password-field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { useScripted } from './use-scripted.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A password, hidden until one asks to see it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const [isShown, setShown] = useState(false);
  const label = m.common_show_password();
  const end = useScripted() && (
    <button
      type="button"
      className={styles.show}
      title={label}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
    >
      <Icon d="M2 10s3-5.5 8-5.5 8 5.5 8 5.5-3 5.5-8 5.5S2 10 2 10Zm8 2.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
  return <TextField {...props} type={isShown ? 'text' : 'password'} end={end} />;
}
