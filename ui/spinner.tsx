import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** `label` is for those who listen; leave it out where the words beside the spinner say it already. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span className={styles.frame} role={label ? 'status' : undefined}>
      <span className={styles.spinner} aria-hidden="true" />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
