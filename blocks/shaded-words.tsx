import type { ReactNode } from 'react';
import styles from './shaded-words.module.css';

interface ShadedWordsProps {
  /** Off where the shop has turned it off or there are no words. */
  isShaded: boolean;
  children: ReactNode;
}

/** Words over a picture, on a card of the ground. */
export function ShadedWords({ isShaded, children }: ShadedWordsProps) {
  return (
    <div className={styles.words} data-shaded={isShaded || undefined}>
      {children}
    </div>
  );
}
