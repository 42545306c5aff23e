import { type CSSProperties, useRef } from 'react';
import type { NavigationEntry, SiteSettings } from '../../../contract/store.ts';
import { ChevronDownIcon, CloseIcon, MenuIcon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './navigation.module.css';
import { entryAddress, isExternal, isSelected, menuOf, selectedAnimation } from './navigation-links.ts';
import { useClosingMenus } from './use-closing-menus.ts';

/**
 * The menu bar. Submenus are <details>, so they open by click, touch and keyboard, and without JavaScript. On a phone a
 * <details> stands before the entries and its state shows them: a wide window shows them without one.
 */
export function Navigation({ settings, pathname }: { settings: SiteSettings; pathname: string }) {
  const nav = useRef<HTMLElement>(null);
  const entries = menuOf(settings);
  const { animation, takes } = selectedAnimation(settings);
  useClosingMenus(nav, pathname);

  if (entries.length === 0) return null;
  return (
    <nav
      className={styles.nav}
      aria-label="Main"
      ref={nav}
      data-animation={animation}
      style={takes ? ({ '--takes': takes } as CSSProperties) : undefined}
    >
      <details className={styles.menu} data-whole-menu>
        <summary className={styles.menuButton}>
          <MenuIcon className={styles.whenClosed} />
          <CloseIcon className={styles.whenOpen} />
          Menu
        </summary>
      </details>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <Entry key={entry.menu_id} entry={entry} settings={settings} pathname={pathname} />
        ))}
      </ul>
    </nav>
  );
}

interface EntryProps {
  entry: NavigationEntry;
  settings: SiteSettings;
  pathname: string;
}

function Entry({ entry, settings, pathname }: EntryProps) {
  const selected = isSelected(entry, pathname);
  if (entry.submenu.length === 0) {
    return (
      <li className={styles.entry}>
        <EntryLink entry={entry} settings={settings} selected={selected} className={styles.link} />
      </li>
    );
  }
  return (
    <li className={styles.entry}>
      <details className={styles.more} name="menu">
        <summary className={styles.link} data-selected={selected || undefined}>
          {entry.label}
          <ChevronDownIcon />
        </summary>
        <ul className={styles.submenu}>
          {entryAddress(entry) !== '' && (
            <li>
              <EntryLink
                entry={{ ...entry, label: `All ${entry.label}` }}
                settings={settings}
                selected={pathname === entryAddress(entry)}
                className={styles.sublink}
              />
            </li>
          )}
          {entry.submenu.map((below) => (
            <li key={below.menu_id}>
              <EntryLink
                entry={below}
                settings={settings}
                selected={isSelected(below, pathname)}
                className={styles.sublink}
              />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

interface EntryLinkProps {
  entry: NavigationEntry;
  settings: SiteSettings;
  selected: boolean;
  className: string | undefined;
}

function EntryLink({ entry, settings, selected, className }: EntryLinkProps) {
  const address = entryAddress(entry);
  if (address === '') return <span className={className}>{entry.label}</span>;
  if (isExternal(address, settings.store_info.base_url) || entry.link_type === '_blank') {
    return (
      <a className={className} href={address} target="_blank" rel="noopener">
        {entry.label}
      </a>
    );
  }
  return (
    <Link
      href={address}
      className={className}
      aria-current={selected ? 'page' : undefined}
      data-selected={selected || undefined}
    >
      {entry.label}
    </Link>
  );
}
