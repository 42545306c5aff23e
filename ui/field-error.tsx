import styles from './field.module.css';
import { ErrorIcon } from './icons.tsx';

/** The region stays when it is empty: only what appears inside a region that was there before is announced. */
export function FieldError({ id, children }: { id: string; children?: string | undefined }) {
  return (
    <div id={id} aria-live="polite">
      {children && (
        <p className={styles.error}>
          <ErrorIcon size={16} />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
