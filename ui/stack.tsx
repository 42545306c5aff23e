import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './stack.module.css';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** Step of the spacing scale, in units of 4 px. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;
}

/** Things below one another, evenly spaced. */
export function Stack({ gap = 4, className, style, ...rest }: StackProps) {
  return (
    <div
      {...rest}
      className={classNames(styles.stack, className)}
      style={{ gap: `var(--space-${gap})`, ...style }}
    />
  );
}

/** Things beside one another that wrap. */
export function Row({ gap = 3, className, style, ...rest }: StackProps) {
  return (
    <div
      {...rest}
      className={classNames(styles.row, className)}
      style={{ gap: `var(--space-${gap})`, ...style }}
    />
  );
}
