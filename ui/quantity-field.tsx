import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import * as m from '../messages/compiled/messages.js';
import { classNames } from './class-names.ts';
import { MinusIcon, PlusIcon } from './icons.tsx';
import { clampQuantity } from './quantity.ts';
import styles from './quantity-field.module.css';

export interface QuantityFieldProps {
  /** Accessible name, such as 'Quantity of The Tide'. */
  label: string;
  lessLabel?: string;
  moreLabel?: string;
  name?: string;
  value?: number;
  defaultValue?: number;
  min?: number;
  max?: number;
  /** How many digits may be typed (CART-022). */
  digits?: number;
  size?: 's' | 'm';
  disabled?: boolean;
  /** Called with a quantity in range: at once for the buttons, on leaving the box or Enter for typed text. */
  onQuantity?: (quantity: number) => void;
}

/** Firefox restores the `disabled` of a button over a reload, unless it has this attribute; React has no type for it. */
const notRestored = { autoComplete: 'off' };

/** − [n] +. Without scripts it is a box for a number. */
export function QuantityField(props: QuantityFieldProps) {
  const {
    label,
    lessLabel = m.common_one_fewer(),
    moreLabel = m.common_one_more(),
    digits = 3,
    min = 1,
    max = 9999,
  } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const [own, setOwn] = useState(props.defaultValue ?? Math.max(1, min));
  const quantity = props.value ?? own;
  const shown = draft ?? String(quantity);

  function settle(next: number) {
    setDraft(null);
    setOwn(next);
    if (next !== quantity) props.onQuantity?.(next);
  }
  const step = (by: number) =>
    settle(clampQuantity(String(clampQuantity(shown, { min, max }) + by), { min, max }));

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      step(event.key === 'ArrowUp' ? 1 : -1);
    } else if (event.key === 'Enter' && draft !== null) {
      settle(clampQuantity(draft, { min, max }));
    }
  }

  return (
    <span
      className={classNames(styles.box, props.size === 's' && styles.s)}
      style={{ '--digits': digits } as CSSProperties}
    >
      <button
        type="button"
        {...notRestored}
        aria-label={lessLabel}
        disabled={props.disabled || quantity <= min}
        onClick={() => step(-1)}
      >
        <MinusIcon size={16} />
      </button>
      <input
        aria-label={label}
        name={props.name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={digits}
        value={shown}
        disabled={props.disabled}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => draft !== null && settle(clampQuantity(draft, { min, max }))}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        {...notRestored}
        aria-label={moreLabel}
        disabled={props.disabled || quantity >= max}
        onClick={() => step(1)}
      >
        <PlusIcon size={16} />
      </button>
    </span>
  );
}
