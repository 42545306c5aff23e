import { createContext, useContext } from 'react';
import styles from './field.module.css';
import { ErrorIcon } from './icons.tsx';

/**
 * Whether fields announce their errors. Off for a form that was sent: its alert and the field that gets the focus say what
 * is wrong, and every error would be heard twice.
 */
export const ErrorsAnnounced = createContext(true);

/** Keep the region when it is empty: screen readers announce only what appears in a region that was there before. */
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
