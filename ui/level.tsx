import { classNames } from './class-names.ts';
import styles from './level.module.css';

export interface LevelProps {
  /** 0 to `of`. */
  value: number;
  of?: number;
  /** The same in words. */
  label: string;
}

/** A small graded indicator, as rising bars. */
export function Level({ value, of = 5, label }: LevelProps) {
  return (
    <span className={styles.level} role="img" aria-label={label}>
      {Array.from({ length: of }, (_, i) => (i + 1) / of).map((step, i) => (
        <span
          key={step}
          className={classNames(styles.bar, i < value && styles.on)}
          style={{ height: `${Math.round(30 + 70 * step)}%` }}
        />
      ))}
    </span>
  );
}
