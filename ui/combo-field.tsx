import { Combobox } from '@base-ui/react/combobox';
import { useRef } from 'react';
import styles from './combo-field.module.css';
import { Field, type FieldLook } from './field.tsx';
import { ChevronDownIcon } from './icons.tsx';
import type { SelectOption } from './select-field.tsx';
import boxStyles from './text-field.module.css';

interface ComboFieldProps extends FieldLook {
  options: readonly SelectOption[];
  /** Of an option; '' = nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** What the list says when no option has the words that are typed. */
  none: string;
}

/** Options are shown up to here; more are found by typing. */
const mostShown = 100;

/** A choice out of many, found by typing a part of its name. Needs scripts. */
export function ComboField(props: ComboFieldProps) {
  const { options, value, onChange, placeholder, none, ...look } = props;
  const box = useRef<HTMLSpanElement>(null);
  return (
    <Combobox.Root
      items={options}
      value={options.find((option) => option.value === value) ?? null}
      onValueChange={(option) => onChange(option?.value ?? '')}
      limit={mostShown}
      autoHighlight
    >
      <Field {...look}>
        {(control) => (
          <span ref={box} className={boxStyles.box}>
            <Combobox.Input
              {...control}
              placeholder={placeholder}
              className={`${control.className} ${styles.input}`}
            />
            <ChevronDownIcon size={16} className={boxStyles.chevron} />
          </span>
        )}
      </Field>
      <Combobox.Portal>
        <Combobox.Positioner anchor={box} sideOffset={4} className={styles.positioner}>
          <Combobox.Popup className={styles.popup}>
            <Combobox.Empty className={styles.none}>{none}</Combobox.Empty>
            <Combobox.List>
              {(option: SelectOption) => (
                <Combobox.Item key={option.value} value={option} className={styles.item}>
                  {option.label}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
