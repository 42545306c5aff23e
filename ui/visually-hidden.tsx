import type { ComponentPropsWithRef } from 'react';
import styles from './visually-hidden.module.css';

/** Text for those who listen; takes no room. */
export function VisuallyHidden(props: ComponentPropsWithRef<'span'>) {
  return <span {...props} className={styles.hidden} />;
}
