import { useEffect, useId, useRef } from 'react';
import * as m from '../messages/compiled/messages.js';
import { Button } from './button.tsx';
import styles from './popup-failure.module.css';

interface PopupFailureProps {
  /** A browser may refuse to fetch the same code twice in one document: a new one then helps. */
  isRepeated: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** The browser's own dialog: it needs no code that could be missing as well. */
export function PopupFailure({ isRepeated, onRetry, onClose }: PopupFailureProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const sentence = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.failure} aria-labelledby={sentence} onClose={onClose}>
      <p id={sentence} aria-live="polite">
        {isRepeated ? m.common_code_missing_again() : m.common_code_missing()}
      </p>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={() => dialog.current?.close()}>
          {m.common_close()}
        </Button>
        {isRepeated && <Button onClick={() => window.location.reload()}>{m.common_reload()}</Button>}
        <Button variant="primary" onClick={onRetry}>
          {m.common_try_again()}
        </Button>
      </div>
    </dialog>
  );
}
