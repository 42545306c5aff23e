import { m } from '../../../messages/compiled/messages.js';
import { TextField } from '../../../ui/text-field.tsx';
import type { ControlProps } from './control-props.ts';

/** The address of a picture. The page beside it shows the picture itself. */
export function PictureField({ about, id, value, readOnly, onChange }: ControlProps) {
  return (
    <TextField
      {...{ id, label: about.label, disabled: readOnly }}
      hint={about.hint || m.deskpage_picture_hint()}
      value={String(value ?? '')}
      inputMode="url"
      spellCheck={false}
      maxLength={1000}
      onChange={({ target }) => onChange(target.value.trim())}
    />
  );
}
