import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import styles from './tab-links.module.css';

export interface TabLink {
  label: string;
  href: string;
  current?: boolean;
}

/** Sibling pages side by side. Links rather than tabs of one page: each has its own address. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link
              href={tab.href}
              className={classNames(styles.tab, tab.current && styles.here)}
              aria-current={tab.current ? 'page' : undefined}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
