import type { CSSProperties, ReactNode } from 'react';
import styles from './shaded-words.module.css';

interface ShadedWordsProps {
  /** How much of the ground lies over the picture already, in percent. */
  opacity: number;
  /** Off where the shop has turned it off or there are no words. */
  isShaded: boolean;
  children: ReactNode;
}

/** Words over a picture, on a card of the ground. */
export function ShadedWords({ opacity, isShaded, children }: ShadedWordsProps) {
  const style = isShaded ? ({ '--covered': opacity / 100 } as CSSProperties) : undefined;
  return (
    <div className={styles.words} style={style}>
      {children}
    </div>
  );
}
