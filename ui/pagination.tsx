import * as m from '../messages/compiled/messages.js';
import { classNames } from './class-names.ts';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';
import { Link } from './link.tsx';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** From 1. */
  current: number;
  total: number;
  href: (page: number) => string;
  /** Accessible name of the navigation. */
  label?: string;
  previousLabel?: string;
  nextLabel?: string;
}

interface StepProps {
  to: number | null;
  href: PaginationProps['href'];
  rel: 'prev' | 'next';
  children: React.ReactNode;
}

function Step({ to, href, rel, children }: StepProps) {
  // A place without a link keeps the row from moving on the first and the last page.
  if (to === null) return <span className={classNames(styles.step, styles.none)}>{children}</span>;
  return (
    <Link className={styles.step} rel={rel} href={href(to)}>
      {children}
    </Link>
  );
}

/** Links to pages; nothing at all when there is only one. */
export function Pagination(props: PaginationProps) {
  const {
    current,
    total,
    href,
    label = m.common_pages(),
    previousLabel = m.common_previous(),
    nextLabel = m.common_next(),
  } = props;
  if (total <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={label}>
      <Step to={current > 1 ? current - 1 : null} href={href} rel="prev">
        <ChevronLeftIcon size={16} />
        {previousLabel}
      </Step>
      <ol className={styles.list}>
        {pageWindow(current, total).map((page, i) =>
          page === null ? (
            <li key={i < 3 ? 'before' : 'after'} className={styles.page} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <Link
                href={href(page)}
                className={classNames(styles.page, page === current && styles.here)}
                aria-label={m.common_page_number({ page })}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </Link>
            </li>
          ),
        )}
      </ol>
      <span className={styles.position}>{m.common_page_of({ current, total })}</span>
      <Step to={current < total ? current + 1 : null} href={href} rel="next">
        {nextLabel}
        <ChevronRightIcon size={16} />
      </Step>
    </nav>
  );
}
