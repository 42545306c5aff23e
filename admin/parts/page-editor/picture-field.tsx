import { m } from '../../../messages/compiled/messages.js';
import { TextField } from '../../../ui/text-field.tsx';
import formStyles from '../form.module.css';
import { ChooseButton } from '../pictures/choose-button.tsx';
import type { ControlProps } from './control-props.ts';

/** A picture of the library, or the address of one elsewhere. The page beside it shows the picture itself. */
export function PictureField({ about, id, value, readOnly, onChange }: ControlProps) {
  return (
    <div className={formStyles.group}>
      <TextField
        {...{ id, label: about.label, disabled: readOnly }}
        hint={about.hint || m.deskpage_picture_hint()}
        value={String(value ?? '')}
        inputMode="url"
        spellCheck={false}
        maxLength={1000}
        onChange={({ target }) => onChange(target.value.trim())}
      />
      {!readOnly && <ChooseButton label={about.label} shown="" onChoose={({ path }) => onChange(path)} />}
    </div>
  );
}
