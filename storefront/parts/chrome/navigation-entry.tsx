import { entryAddress } from '../../../contract/entry-address.ts';
import type { NavigationEntry, SiteSettings } from '../../../contract/store.ts';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './navigation.module.css';
import { isExternal, isSelected, linesOf } from './navigation-links.ts';

interface EntryProps {
  entry: NavigationEntry;
  settings: SiteSettings;
  pathname: string;
  /** There is no room for it in the bar: it stands under 'More Menus'. */
  isOut: boolean;
}

/** One entry of the menu bar, with the menu below it where it has one. */
export function Entry({ entry, settings, pathname, isOut }: EntryProps) {
  const selected = isSelected(entry, pathname);
  if (entry.submenu.length === 0) {
    return (
      <li className={styles.entry} data-out={isOut || undefined}>
        <EntryLink entry={entry} settings={settings} selected={selected} className={styles.link} />
      </li>
    );
  }
  return (
    <li className={styles.entry} data-out={isOut || undefined}>
      <details className={styles.more} name="menu">
        <summary className={styles.link} data-selected={selected || undefined}>
          {entry.label}
          <ChevronDownIcon />
        </summary>
        <ul className={styles.submenu}>
          <Submenu entry={entry} settings={settings} pathname={pathname} />
        </ul>
      </details>
    </li>
  );
}

export function Submenu({ entry, settings, pathname }: Omit<EntryProps, 'isOut'>) {
  return linesOf(entry).map((line) => (
    <li key={line.menu_id}>
      <EntryLink
        entry={line}
        settings={settings}
        selected={isSelected(line, pathname)}
        className={styles.sublink}
      />
    </li>
  ));
}

interface EntryLinkProps {
  entry: NavigationEntry;
  settings: SiteSettings;
  selected: boolean;
  className: string | undefined;
}

export function EntryLink({ entry, settings, selected, className }: EntryLinkProps) {
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
