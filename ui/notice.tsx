import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { CheckIcon, ErrorIcon, InfoIcon, WarningIcon } from './icons.tsx';
import styles from './notice.module.css';

const icons = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, danger: ErrorIcon };

export interface NoticeProps {
  tone?: keyof typeof icons;
  title?: ReactNode;
  children?: ReactNode;
  /** `alert` for what appears after something the reader did. */
  role?: 'alert' | 'status';
}

/** A framed remark in the flow of a page. */
export function Notice({ tone = 'info', title, children, role }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={classNames(styles.notice, tone !== 'info' && styles[tone])} role={role}>
      <Icon />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
