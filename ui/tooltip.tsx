import { type ReactNode, useEffect, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { InfoIcon } from './icons.tsx';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** Accessible name of the button. */
  label: string;
  text: ReactNode;
  /** Which edge of the button the text keeps to. */
  align?: 'start' | 'center' | 'end';
  /** What is on the button; an 'i' unless told otherwise. */
  children?: ReactNode;
}

/** A button that explains: opens by pressing, focus or pointing, closes on Escape. Needs no script to open. */
export function Tooltip({ label, text, align = 'center', children }: TooltipProps) {
  const id = useId();
  const [listening, setListening] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    if (!listening) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setDismissed(true);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [listening]);

  function come() {
    setListening(true);
    setDismissed(false);
  }
  return (
    <span className={styles.tip} data-dismissed={dismissed || undefined}>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        aria-describedby={id}
        onPointerEnter={come}
        onFocus={come}
        onBlur={() => setListening(false)}
        onClick={(event) => {
          // Safari does not focus a button that is pressed.
          event.currentTarget.focus();
          come();
        }}
      >
        {children ?? <InfoIcon size={16} />}
      </button>
      <span id={id} role="tooltip" className={classNames(styles.text, align !== 'center' && styles[align])}>
        {text}
      </span>
    </span>
  );
}
