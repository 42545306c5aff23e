import { type CSSProperties, lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { SiteSettings } from '../../../contract/store.ts';
import { m } from '../../../messages/compiled/messages.js';
import { keepLoading } from '../../../ui/load-code.ts';
import { useScripted } from '../../../ui/use-scripted.ts';
import { chromeData } from '../../theme/chrome-data.ts';
import { navStyle } from '../../theme/nav-style.ts';
import { MenuMore } from './menu-more.tsx';
import styles from './navigation.module.css';
import { Entry } from './navigation-entry.tsx';
import { mayOverflow, menuOf, selectedAnimation, selectedIn } from './navigation-links.ts';
import { useClosingMenus } from './use-closing-menus.ts';

const MoreMenus = lazy(() => keepLoading(() => import('./more-menus.tsx')));

/**
 * The menu bar; on a phone it is hidden below the button of its header (MenuDrawer). Submenus are <details>, so they open by click, touch and keyboard, and
 * without JavaScript. Entries that don't fit in one line go under 'More Menus' (CHROME-018); without JavaScript the bar has
 * as many lines as it needs.
 */
export function Navigation({ settings, pathname }: { settings: SiteSettings; pathname: string }) {
  const scripted = useScripted();
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
      {!scripted && <MenuMore settings={settings} pathname={pathname} />}
    </nav>
  );
}
