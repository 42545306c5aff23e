import { type CSSProperties, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { entryAddress } from '../../../contract/entry-address.ts';
import type { NavigationEntry, SiteSettings } from '../../../contract/store.ts';
import { CloseIcon, MenuIcon } from '../../../ui/icons.tsx';
import { Kept } from '../../../ui/kept.tsx';
import { chromeData } from '../../theme/chrome-data.ts';
import { navStyle } from '../../theme/nav-style.ts';
import styles from './navigation.module.css';
import { Entry } from './navigation-entry.tsx';
import { entriesBelow, isSelected, mayOverflow, menuOf, selectedAnimation } from './navigation-links.ts';
import { useClosingMenus } from './use-closing-menus.ts';

const MoreMenus = lazy(() => import('./more-menus.tsx'));

/**
 * The menu bar. Submenus are <details>, so they open by click, touch and keyboard, and without JavaScript. On a phone a
 * <details> stands before the entries and its state shows them: a wide window shows them without one. What finds no room in
 * one line goes under 'More Menus' (CHROME-018); without JavaScript the bar has as many lines as it needs.
 */
export function Navigation({ settings, pathname }: { settings: SiteSettings; pathname: string }) {
  const nav = useRef<HTMLElement>(null);
  const bar = useRef<HTMLUListElement>(null);
  const [isLive, setLive] = useState(false);
  const [fits, setFits] = useState<number | null>(null);
  const entries = menuOf(settings);
  const { animation, takes } = selectedAnimation(settings);
  const { preset, style } = navStyle(settings);
  const isLong = mayOverflow(entries, chromeData(settings.global_content, 'nav_bar'));
  useClosingMenus(nav, pathname);
  useEffect(() => setLive(isLong), [isLong]);

  if (entries.length === 0) return null;
  return (
    <nav
      className={styles.nav}
      aria-label="Main"
      ref={nav}
      data-animation={animation}
      {...preset}
      style={{ ...style, '--takes': takes } as CSSProperties}
    >
      <details className={styles.menu} data-whole-menu>
        <summary className={styles.menuButton}>
          <MenuIcon className={styles.whenClosed} />
          <CloseIcon className={styles.whenOpen} />
          Menu
        </summary>
      </details>
      <Kept
        as="ul"
        className={styles.entries}
        ref={bar}
        data-unmeasured={(isLong && fits === null) || undefined}
        of={settings}
        name={`menu ${marksOf(entries, pathname)}`}
      >
        {() => (
          <>
            {entries.map((entry, i) => (
              <Entry
                key={entry.menu_id}
                entry={entry}
                settings={settings}
                pathname={pathname}
                isOut={fits !== null && i >= fits}
              />
            ))}
            {isLong && isLive && (
              <Suspense>
                <MoreMenus
                  bar={bar}
                  entries={entries}
                  fits={fits}
                  onMeasured={setFits}
                  settings={settings}
                  pathname={pathname}
                />
              </Suspense>
            )}
          </>
        )}
      </Kept>
    </nav>
  );
}

/** What of the menu depends on the page: which of its entries lead there. */
function marksOf(entries: readonly NavigationEntry[], pathname: string): string {
  const marked = entries.flatMap((entry) => [
    isSelected(entry, pathname) && 'in',
    pathname === entryAddress(entry) && 'at',
    ...entriesBelow(entry).map((below) => isSelected(below, pathname) && 'below'),
  ]);
  return marked.map((mark, i) => (mark ? `${mark}${i}` : '')).join('');
}
