import { useRef } from 'react';
import type { SiteSettings } from '../../../contract/store.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Drawer } from '../../../ui/drawer.tsx';
import { MenuMore } from './menu-more.tsx';
import styles from './navigation.module.css';
import { Entry } from './navigation-entry.tsx';
import { menuOf, selectedIn } from './navigation-links.ts';

interface MenuListProps {
  open: boolean;
  onClose: () => void;
  settings: SiteSettings;
  pathname: string;
}

/** What the drawer of a phone's menu holds. Escape closes an open submenu first. */
export default function MenuList({ open, onClose, settings, pathname }: MenuListProps) {
  const nav = useRef<HTMLElement>(null);
  const entries = menuOf(settings);
  const selected = selectedIn(entries, pathname);

  function closeSubmenu(): boolean {
    const submenu = nav.current?.querySelector<HTMLDetailsElement>('details[open]');
    if (!submenu) return false;
    submenu.open = false;
    submenu.querySelector('summary')?.focus();
    return true;
  }

  return (
    <Drawer open={open} onClose={onClose} onEscape={closeSubmenu} title={m.chrome_menu()} side="start">
      <nav ref={nav} className={styles.drawer} aria-label={m.chrome_main_menu()}>
        <ul>
          {entries.map((entry) => (
            <Entry key={entry.menu_id} entry={entry} settings={settings} selected={selected} isOut={false} />
          ))}
        </ul>
        <MenuMore settings={settings} pathname={pathname} />
      </nav>
    </Drawer>
  );
}
