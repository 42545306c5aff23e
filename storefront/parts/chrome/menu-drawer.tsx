import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { SiteSettings } from '../../../contract/store.ts';
import { m } from '../../../messages/compiled/messages.js';
import { Drawer } from '../../../ui/drawer.tsx';
import { CloseIcon, MenuIcon } from '../../../ui/icons.tsx';
import { preloadModals } from '../../../ui/modal.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';
import { MenuMore } from './menu-more.tsx';
import styles from './navigation.module.css';
import { Entry } from './navigation-entry.tsx';
import { menuOf, selectedIn } from './navigation-links.ts';

interface MenuDrawerProps {
  settings: SiteSettings;
  pathname: string;
}

/**
 * The menu of a phone (CHROME-061). The server draws a disclosure that shows the bar's entries below the header, by style alone.
 * Where scripts run it becomes a button of the same size and opens a drawer.
 */
export function MenuDrawer({ settings, pathname }: MenuDrawerProps) {
  const scripted = useScripted();
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  const nav = useRef<HTMLElement>(null);
  const close = useCallback(() => setOpen(false), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the drawer, one to the same page too (APP-040)
  useEffect(close, [key]);
  useEffect(() => {
    if (!open) return;
    // A turned phone may have room for the bar.
    const wide = window.matchMedia('(min-width: 717px)');
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [open, close]);

  function closeSubmenu(): boolean {
    const submenu = nav.current?.querySelector<HTMLDetailsElement>('details[open]');
    if (!submenu) return false;
    submenu.open = false;
    submenu.querySelector('summary')?.focus();
    return true;
  }

  if (!scripted) {
    return (
      <details className={styles.menu}>
        <summary className={styles.menuButton} aria-label={m.chrome_menu()}>
          <MenuIcon className={styles.whenClosed} />
          <CloseIcon className={styles.whenOpen} />
        </summary>
      </details>
    );
  }
  const entries = menuOf(settings);
  const selected = selectedIn(entries, pathname);
  return (
    <>
      <button
        type="button"
        className={styles.menuButton}
        aria-label={m.chrome_menu()}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preloadModals}
        onFocus={preloadModals}
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </button>
      <Drawer open={open} onClose={close} onEscape={closeSubmenu} title={m.chrome_menu()} side="start">
        <nav ref={nav} className={styles.drawer} aria-label={m.chrome_main_menu()}>
          <ul>
            {entries.map((entry) => (
              <Entry
                key={entry.menu_id}
                entry={entry}
                settings={settings}
                selected={selected}
                isOut={false}
              />
            ))}
          </ul>
          <MenuMore settings={settings} pathname={pathname} />
        </nav>
      </Drawer>
    </>
  );
}
