import { useEffect, useId, useRef } from 'react';
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
        We couldn’t load this part of the page. Please check your connection.
        {isRepeated && ' If it keeps failing, reload the page.'}
      </p>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={() => dialog.current?.close()}>
          Close
        </Button>
        {isRepeated && <Button onClick={() => window.location.reload()}>Reload</Button>}
        <Button variant="primary" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </dialog>
  );
}
