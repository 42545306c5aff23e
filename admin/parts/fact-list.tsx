import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

/** Names and values, one below the other. */
export const FactList = ({ children }: { children: ReactNode }) => (
  <dl className={styles.facts}>{children}</dl>
);

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd suppressHydrationWarning>{children}</dd>
  </div>
);
