import { useState } from 'react';
import { m } from '../messages/compiled/messages.js';
import { EyeIcon } from './more-icons.tsx';
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
      <EyeIcon />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
  return <TextField {...props} type={isShown ? 'text' : 'password'} end={end} />;
}
