import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  icon?: ReactNode;
  title: ReactNode;
  /** Level of the title in the outline of the page; 2 unless told otherwise. */
  level?: 1 | 2 | 3;
  children?: ReactNode;
  /** The way on: links and buttons. */
  actions?: ReactNode;
}

export function EmptyState({ icon, title, level = 2, children, actions }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      {icon && <div className={styles.icon}>{icon}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
