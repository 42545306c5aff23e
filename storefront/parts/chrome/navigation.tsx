import { type ComponentType, type CSSProperties, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { chromeData } from '../../../contract/chrome-data.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import * as m from '../../../messages/compiled/messages.js';
import { keepLoading } from '../../../ui/load-code.ts';
import { navStyle } from '../../theme/nav-style.ts';
import styles from './navigation.module.css';
import { Entry } from './navigation-entry.tsx';
import { mayOverflow, menuOf, selectedAnimation, selectedIn } from './navigation-links.ts';
import { useClosingMenus } from './use-closing-menus.ts';

interface NavigationProps {
  settings: SiteSettings;
  pathname: string;
}

let MenuMore: ComponentType<NavigationProps> = () => null;

/** For the server. Browsers with scripts never draw it here: they fetch its code with the drawer (menu-list.tsx). */
export function preloadMenuMore(more: ComponentType<NavigationProps>): void {
  MenuMore = more;
}

const MoreMenus = lazy(() => keepLoading(() => import('./more-menus.tsx')));

/**
 * The menu bar; on a phone it is hidden below the button of the header (MenuDrawer). Submenus are <details>, so they open by
 * click, touch and keyboard, and without JavaScript. Entries that don't fit in one line go under 'More Menus' (CHROME-018);
 * without JavaScript the bar has as many lines as it needs.
 */
export function Navigation({ settings, pathname }: NavigationProps) {
  const nav = useRef<HTMLElement>(null);
  const bar = useRef<HTMLUListElement>(null);
  const [isLive, setLive] = useState(false);
  const [fits, setFits] = useState<number | null>(null);
  const entries = menuOf(settings);
  const selected = selectedIn(entries, pathname);
  const { animation, takes } = selectedAnimation(settings);
  const { preset, style } = navStyle(settings);
  const isLong = mayOverflow(entries, chromeData(settings.global_content, 'nav_bar'));
  useClosingMenus(nav, pathname);
  useEffect(() => setLive(isLong), [isLong]);

  return (
    <nav
      className={styles.nav}
      aria-label={m.chrome_main_menu()}
      ref={nav}
      data-empty={entries.length === 0 || undefined}
      data-animation={animation}
      {...preset}
      style={{ ...style, '--takes': takes } as CSSProperties}
    >
      <ul className={styles.entries} ref={bar} data-unmeasured={(isLong && fits === null) || undefined}>
        {entries.map((entry, i) => (
          <Entry
            key={entry.menu_id}
            entry={entry}
            settings={settings}
            selected={selected}
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
              selected={selected}
            />
          </Suspense>
        )}
      </ul>
      <noscript>
        <MenuMore settings={settings} pathname={pathname} />
      </noscript>
    </nav>
  );
}
