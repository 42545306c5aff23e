import { useState } from 'react';
import { TextField, type TextFieldProps } from '../../../ui/text-field.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';
import formStyles from '../form.module.css';
import { ChooseButton } from './choose-button.tsx';

interface PictureAddressFieldProps
  extends Pick<TextFieldProps, 'id' | 'name' | 'hint' | 'error' | 'maxLength'> {
  label: string;
  defaultValue: string;
}

/** A field of a form for the address of a picture; with JavaScript, one of the library can be chosen in its place. */
export function PictureAddressField({ label, defaultValue, ...field }: PictureAddressFieldProps) {
  const [address, setAddress] = useState(defaultValue);
  const isScripted = useScripted();
  const shown = address.startsWith('/media/') ? address : '';
  return (
    <div className={formStyles.group}>
      <TextField
        {...field}
        label={label}
        value={address}
        inputMode="url"
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => setAddress(target.value)}
      />
      {isScripted && (
        <ChooseButton label={label} shown={shown} onChoose={(picture) => setAddress(picture.address)} />
      )}
    </div>
  );
}
