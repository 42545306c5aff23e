import { useId, useState } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { TextField, type TextFieldProps } from '../../../ui/text-field.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';
import { ChooseButton } from './choose-button.tsx';
import styles from './pictures.module.css';

export interface PictureChoiceProps
  extends Pick<TextFieldProps, 'id' | 'name' | 'hint' | 'error' | 'maxLength' | 'disabled'> {
  label: string;
  /** What is stored of a picture of the library. */
  stored: 'address' | 'path';
  /** That, or the address of a picture elsewhere; '' = none. */
  value: string;
  onValue: (value: string) => void;
}

const isElsewhere = (value: string) => /^https?:/i.test(value);

/**
 * A picture of the library, chosen or uploaded. Only a picture of another site shows its address to edit; without JavaScript,
 * every picture does.
 */
export function PictureChoice({ label, value, stored, onValue, ...field }: PictureChoiceProps) {
  const { id, name, hint, error, maxLength, disabled } = field;
  const ownId = useId();
  const hintId = `${id ?? ownId}-hint`;
  const [typed, setTyped] = useState('');
  const address = { inputMode: 'url', spellCheck: false, autoComplete: 'off' } as const;
  const type = (text: string) => {
    setTyped(text);
    onValue(text);
  };
  if (!useScripted()) {
    return (
      <TextField
        {...field}
        {...address}
        label={label}
        value={value}
        onChange={({ target }) => type(target.value)}
      />
    );
  }
  const isTyped = value !== '' && (value === typed || isElsewhere(value));
  const choose = (picked: string) => {
    setTyped('');
    onValue(picked);
  };
  return (
    <fieldset
      id={id}
      className={styles.field}
      aria-describedby={hint ? hintId : undefined}
      disabled={disabled}
    >
      <legend>{label}</legend>
      {name && <input type="hidden" name={name} value={value} />}
      {value !== '' && !isTyped && (
        <p className={styles.chosen}>
          {value.startsWith('/') && <img src={value} alt="" />}
          <span className={styles.name}>{value.replace(/^.*\//, '')}</span>
        </p>
      )}
      <div className={styles.choice}>
        <ChooseButton label={label} onChoose={(picture) => choose(picture[stored])} />
        {value !== '' && (
          <Button variant="quiet" aria-label={m.deskpicture_clear_for({ label })} onClick={() => choose('')}>
            {m.deskpicture_clear()}
          </Button>
        )}
      </div>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <Disclosure
        ghost
        className={styles.elsewhere}
        label={m.deskpicture_elsewhere()}
        open={isTyped || error !== undefined || undefined}
      >
        <TextField
          {...address}
          label={m.deskpicture_elsewhere_address()}
          value={isTyped ? value : ''}
          error={error}
          maxLength={maxLength}
          onChange={({ target }) => type(target.value.trim())}
        />
      </Disclosure>
    </fieldset>
  );
}
