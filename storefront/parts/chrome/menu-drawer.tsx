import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { SiteSettings } from '../../../contract/store.ts';
import * as m from '../../../messages/compiled/messages.js';
import { CloseIcon, MenuIcon } from '../../../ui/icons.tsx';
import { LazyPopup, popupCode } from '../../../ui/lazy-popup.tsx';
import { preloadModals } from '../../../ui/modal.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';
import styles from './navigation.module.css';

const menuList = popupCode(() => import('./menu-list.tsx'));
const preload = () => {
  preloadModals();
  menuList.preload();
};

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
  return (
    <>
      <button
        type="button"
        className={styles.menuButton}
        aria-label={m.chrome_menu()}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </button>
      <LazyPopup code={menuList} open={open} onClose={close} settings={settings} pathname={pathname} />
    </>
  );
}
