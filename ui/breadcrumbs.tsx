import * as m from '../messages/compiled/messages.js';
import styles from './breadcrumbs.module.css';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

export interface Crumb {
  label: string;
  /** Missing for the page one is on. */
  href?: string;
}

export function Breadcrumbs({ crumbs, label = m.common_breadcrumb() }: { crumbs: Crumb[]; label?: string }) {
  const parent = crumbs.findLast((crumb) => crumb.href);
  return (
    <nav aria-label={label} data-print="hide">
      <ol className={styles.list}>
        {crumbs.map((crumb) => (
          <li
            key={`${crumb.href} ${crumb.label}`}
            className={classNames(
              styles.crumb,
              crumb === parent && styles.parent,
              !crumb.href && styles.here,
            )}
            aria-current={crumb.href ? undefined : 'page'}
          >
            {crumb.href ? <Link href={crumb.href}>{crumb.label}</Link> : crumb.label}
          </li>
        ))}
      </ol>
    </nav>
  );
}
