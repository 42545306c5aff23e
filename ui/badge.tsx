import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';

export interface BadgeProps {
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger';
  look?: 'soft' | 'solid' | 'plain';
  children: ReactNode;
}

export function Badge({ tone = 'neutral', look = 'soft', children }: BadgeProps) {
  return (
    <span
      className={classNames(
        styles.badge,
        tone !== 'neutral' && styles[tone],
        look !== 'soft' && styles[look],
      )}
    >
      {children}
    </span>
  );
}
