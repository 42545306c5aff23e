import { useState } from 'react';
import { TextField, type TextFieldProps } from '../../../ui/text-field.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';
import formStyles from '../form.module.css';
import { ChooseButton } from './choose-button.tsx';

interface PictureAddressProps extends Pick<TextFieldProps, 'id' | 'name' | 'hint' | 'error' | 'maxLength'> {
  label: string;
  address: string;
  onAddress: (address: string) => void;
}

/** The address of a picture; with JavaScript, one of the library can be chosen in its place. */
export function PictureAddress({ label, address, onAddress, ...field }: PictureAddressProps) {
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
        onChange={({ target }) => onAddress(target.value)}
      />
      {isScripted && (
        <ChooseButton label={label} shown={shown} onChoose={(picture) => onAddress(picture.address)} />
      )}
    </div>
  );
}

interface PictureAddressFieldProps extends Omit<PictureAddressProps, 'address' | 'onAddress'> {
  defaultValue: string;
}

/** The same as a field of a plain form, which keeps what was typed. */
export function PictureAddressField({ defaultValue, ...field }: PictureAddressFieldProps) {
  const [address, setAddress] = useState(defaultValue);
  return <PictureAddress {...field} address={address} onAddress={setAddress} />;
}
