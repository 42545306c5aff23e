import { PictureChoice } from '../pictures/picture-choice.tsx';
import type { ControlProps } from './control-props.ts';

/** A picture of the library by its path, or the address of one elsewhere. The page beside it shows the picture itself. */
export function PictureField({ about, id, value, readOnly, onChange }: ControlProps) {
  return (
    <PictureChoice
      id={id}
      label={about.label}
      hint={about.hint}
      disabled={readOnly}
      value={String(value ?? '')}
      maxLength={1000}
      stored="path"
      onValue={onChange}
    />
  );
}
