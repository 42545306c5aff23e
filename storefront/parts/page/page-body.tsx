import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import styles from './page-body.module.css';

/** The main part of a page, as wide as the content may be. */
export function PageBody({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <main id="main" className={classNames(styles.body, className)}>
      {children}
    </main>
  );
}
