import type { CSSProperties, ReactNode } from 'react';
import styles from './shaded-words.module.css';

/** With this much of the ground over it words have 4.5 : 1 on any picture, in the colours that a theme's check lets through. */
const enough = 0.88;

interface ShadedWordsProps {
  /** How much of the ground lies over the picture already, in percent. */
  opacity: number;
  /** Off where the shop has turned it off or there are no words. */
  isShaded: boolean;
  children: ReactNode;
}

/** Words over a picture; behind them the ground of the block is made up, with soft edges, to what they need. */
export function ShadedWords({ opacity, isShaded, children }: ShadedWordsProps) {
  const missing = opacity < 100 * enough ? 1 - (1 - enough) / (1 - opacity / 100) : 0;
  const style = isShaded && missing > 0 ? ({ '--shaded': missing.toFixed(2) } as CSSProperties) : undefined;
  return (
    <div className={styles.words} style={style}>
      {children}
    </div>
  );
}
