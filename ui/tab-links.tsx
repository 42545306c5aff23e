import { useEffect, useRef } from 'react';
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
  const list = useRef<HTMLUListElement>(null);
  const here = tabs.find((tab) => tab.current)?.href;
  useEffect(() => {
    // On a phone the row may be wider than the window: scroll the tab of the current page into view.
    const current = here && list.current?.querySelector<HTMLElement>('[aria-current]');
    if (current && list.current) list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft - 24;
  }, [here]);
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul ref={list} className={styles.list}>
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
