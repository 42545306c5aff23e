import { type RefObject, useLayoutEffect } from 'react';
import type { NavigationEntry } from '../../../contract/navigation-entry.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import * as m from '../../../messages/compiled/messages.js';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { fittingEntries } from './fitting-entries.ts';
import styles from './navigation.module.css';
import { EntryLink, Submenu } from './navigation-entry.tsx';
import type { Selected } from './navigation-links.ts';

interface MoreMenusProps {
  /** The list of entries, this one its last. */
  bar: RefObject<HTMLUListElement | null>;
  entries: readonly NavigationEntry[];
  /** How many of them have room in one line; null before that is known. */
  fits: number | null;
  onMeasured: (fits: number) => void;
  settings: SiteSettings;
  selected: Selected | null;
}

/** The entries that find no room in the bar, below 'More Menus' (CHROME-018). */
export default function MoreMenus({ bar, entries, fits, onMeasured, settings, selected }: MoreMenusProps) {
  useLayoutEffect(() => {
    const list = bar.current;
    if (!list) return;
    // Hidden entries keep their width, so that every resize can measure all of them.
    const measure = () => onMeasured(fittingIn(list));
    const resized = new ResizeObserver(measure);
    resized.observe(list);
    // The shop's own font is wider or narrower than the fallback font.
    void document.fonts.ready.then(measure);
    return () => resized.disconnect();
  }, [bar, onMeasured]);

  const out = fits === null ? [] : entries.slice(fits);
  const isSelected = out.some((entry) => entry.menu_id === selected?.entry);
  return (
    <li className={styles.entry} data-more data-out={out.length === 0 || undefined}>
      <details className={styles.more} name="menu">
        <summary className={styles.link} data-selected={isSelected || undefined}>
          {m.chrome_more_menus()}
          <ChevronDownIcon />
        </summary>
        <ul className={styles.submenu}>
          {out.map((entry) => (
            <OutEntry key={entry.menu_id} entry={entry} settings={settings} selected={selected} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function fittingIn(list: HTMLUListElement): number {
  const { columnGap, paddingLeft, paddingRight } = getComputedStyle(list);
  const room = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const widths = [...list.children].map((entry) => entry.getBoundingClientRect().width);
  const more = widths.pop() ?? 0;
  return fittingEntries(widths, more, Number.parseFloat(columnGap) || 0, room);
}

/** An entry and, below it and further in, what its own menu has. */
function OutEntry(props: { entry: NavigationEntry; settings: SiteSettings; selected: Selected | null }) {
  const { entry, settings, selected } = props;
  if (entry.submenu.length > 0) {
    return (
      <li>
        <span className={styles.group}>{entry.label}</span>
        <ul className={styles.groupEntries}>
          <Submenu {...props} />
        </ul>
      </li>
    );
  }
  return (
    <li>
      <EntryLink
        entry={entry}
        settings={settings}
        isSelected={selected?.entry === entry.menu_id}
        className={styles.sublink}
      />
    </li>
  );
}
