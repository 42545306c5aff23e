import { Checkbox } from '../../ui/checkbox.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import type { Setting } from './setting-values.ts';
import styles from './settings.module.css';

interface SettingBoxesProps {
  setting: Setting;
  id: string;
  hint: string;
  /** The values that are checked, a line each. */
  text: string;
  error: string | undefined;
}

/** A box for each value that a list can have. A stored value that is not known here has a box too, and stays while that is checked. */
export function SettingBoxes({ setting, id, hint, text, error }: SettingBoxesProps) {
  const { name, label, choices, value: stored } = setting;
  const checked = new Set(text.split('\n'));
  const known = new Set(choices.map(({ value }) => value));
  const others = (Array.isArray(stored) ? stored : []).map(String).filter((value) => !known.has(value));
  const errorId = `${id}-error`;
  return (
    <fieldset id={id} className={styles.boxes} aria-describedby={error ? errorId : undefined}>
      <legend>{label}</legend>
      {[...choices, ...others.map((value) => ({ value, name: value }))].map((one) => (
        <Checkbox
          key={one.value}
          name={name}
          value={one.value}
          label={one.name}
          defaultChecked={checked.has(one.value)}
        />
      ))}
      {hint && <p className={styles.hint}>{hint}</p>}
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
