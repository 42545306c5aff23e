import { createContext, useContext } from 'react';
import styles from './field.module.css';
import { ErrorIcon } from './icons.tsx';

/**
 * Whether errors are announced where they appear. A form that was sent says what is wrong by an alert and by the field that
 * it gives the focus to: every error would be heard twice.
 */
export const ErrorsAnnounced = createContext(true);

/** The region stays when it is empty: only what appears inside a region that was there before is announced. */
export function FieldError({ id, children }: { id: string; children?: string | undefined }) {
  const isAnnounced = useContext(ErrorsAnnounced);
  return (
    <div id={id} aria-live={isAnnounced ? 'polite' : 'off'}>
      {children && (
        <p className={styles.error}>
          <ErrorIcon size={16} />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
