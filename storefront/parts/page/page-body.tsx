import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import styles from './page-body.module.css';
import { useArrival } from './use-arrival.ts';

interface PageBodyProps {
  children: ReactNode;
  className?: string | undefined;
  /** From edge to edge: what is inside keeps its own margins. */
  full?: boolean;
}

/** The main part of a page, as wide as the content may be. */
export function PageBody({ children, className, full }: PageBodyProps) {
  useArrival();
  return (
    <main id="main" className={classNames(styles.body, full && styles.full, className)}>
      {children}
    </main>
  );
}
