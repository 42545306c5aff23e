import type { ReactNode } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import styles from './send-button.module.css';

interface SendButtonProps {
  /** What is being waited for; '' when nothing is. */
  waiting: string;
  sent: number | undefined;
  busy: boolean;
  onCancel(): void;
  children: ReactNode;
}

/** The button of a form, and what it says while one waits. The status is there from the start, to be heard. */
export function SendButton({ waiting, sent, busy, onCancel, children }: SendButtonProps) {
  return (
    <div className={styles.way}>
      <Button type="submit" pending={waiting !== ''} aria-disabled={busy || undefined}>
        {children}
      </Button>
      {waiting && (
        <Button variant="quiet" onClick={onCancel}>
          {m.common_cancel()}
        </Button>
      )}
      <p role="status" className={styles.status}>
        {waiting}
      </p>
      {waiting && <progress className={styles.progress} aria-label={waiting} value={sent} max={1} />}
    </div>
  );
}
