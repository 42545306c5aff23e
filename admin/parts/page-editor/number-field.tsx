import { useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import type { ControlProps } from './control-props.ts';

/** A number within its limits; what is typed on the way to one is not taken, but stays in the box. */
export function NumberField({ about, id, value, readOnly, onChange }: ControlProps) {
  const { label, hint, unit, min, max, whole } = about;
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...{ id, label, hint: hint || undefined, disabled: readOnly }}
      type="number"
      min={min ?? undefined}
      max={max ?? undefined}
      step={whole ? 1 : 'any'}
      end={unit || undefined}
      value={typed ?? String(value ?? '')}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value !== '' && target.validity.valid) onChange(target.valueAsNumber);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
