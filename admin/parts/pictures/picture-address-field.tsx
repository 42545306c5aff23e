import { useState } from 'react';
import { PictureChoice, type PictureChoiceProps } from './picture-choice.tsx';

interface PictureAddressProps extends Omit<PictureChoiceProps, 'value' | 'stored' | 'onValue'> {
  address: string;
  onAddress: (address: string) => void;
}

/** A picture by its address, whether of the library or of another site. */
export const PictureAddress = ({ address, onAddress, ...field }: PictureAddressProps) => (
  <PictureChoice {...field} value={address} stored="address" onValue={onAddress} />
);

interface PictureAddressFieldProps extends Omit<PictureAddressProps, 'address' | 'onAddress'> {
  defaultValue: string;
}

/** The same as a field of a plain form, which keeps what was chosen. */
export function PictureAddressField({ defaultValue, ...field }: PictureAddressFieldProps) {
  const [address, setAddress] = useState(defaultValue);
  return <PictureAddress {...field} address={address} onAddress={setAddress} />;
}
