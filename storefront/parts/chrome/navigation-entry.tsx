import { entryAddress } from '../../../contract/entry-address.ts';
import type { NavigationEntry } from '../../../contract/navigation-entry.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './navigation.module.css';
import { isExternal, linesOf, type Selected } from './navigation-links.ts';

interface EntryProps {
  entry: NavigationEntry;
  settings: SiteSettings;
  selected: Selected | null;
  /** There is no room for it in the bar: it stands under 'More Menus'. */
  isOut: boolean;
}

/** One entry of the menu bar, with the menu below it where it has one. */
export function Entry({ entry, settings, selected, isOut }: EntryProps) {
  const isSelected = selected?.entry === entry.menu_id;
  if (entry.submenu.length === 0) {
    return (
      <li className={styles.entry} data-out={isOut || undefined}>
        <EntryLink entry={entry} settings={settings} isSelected={isSelected} className={styles.link} />
      </li>
    );
  }
  return (
    <li className={styles.entry} data-out={isOut || undefined}>
      <details className={styles.more} name="menu">
        <summary className={styles.link} data-selected={isSelected || undefined}>
          {entry.label}
          <ChevronDownIcon />
        </summary>
        <ul className={styles.submenu}>
          <Submenu entry={entry} settings={settings} selected={selected} />
        </ul>
      </details>
    </li>
  );
}

export function Submenu({ entry, settings, selected }: Omit<EntryProps, 'isOut'>) {
  return linesOf(entry).map((line) => (
    <li key={line.menu_id}>
      <EntryLink
        entry={line}
        settings={settings}
        isSelected={selected?.entry === entry.menu_id && selected.line === line.menu_id}
        className={styles.sublink}
      />
    </li>
  ));
}

interface EntryLinkProps {
  entry: NavigationEntry;
  settings: SiteSettings;
  isSelected: boolean;
  className: string | undefined;
}

export function EntryLink({ entry, settings, isSelected, className }: EntryLinkProps) {
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
      aria-current={isSelected ? 'page' : undefined}
      data-selected={isSelected || undefined}
    >
      {entry.label}
    </Link>
  );
}
