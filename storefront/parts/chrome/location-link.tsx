import { type MouseEvent, useState } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import * as m from '../../../messages/compiled/messages.js';
import { asksForNewTab } from '../../../ui/asks-for-new-tab.ts';
import { classNames } from '../../../ui/class-names.ts';
import { MapPinIcon } from '../../../ui/icons.tsx';
import { LazyPopup, popupCode } from '../../../ui/lazy-popup.tsx';
import { Link } from '../../../ui/link.tsx';
import { useSession } from '../session/session-provider.tsx';
import { useSettings } from '../session/use-settings.ts';
import styles from './header.module.css';

const locationDialog = popupCode(() => import('./location-dialog.tsx'));

/**
 * The shopper's location: until the session is known, and without scripts, the one that the page was made for. Null where
 * shoppers choose none.
 */
export function useChosenLocation() {
  const { store_info: store } = useSettings();
  const { session } = useSession();
  const root = useRouteLoaderData('root') as { locationId?: number | null } | undefined;
  if (!store.is_consolidated_multistore) return null;
  const id = session ? session.location_id : root?.locationId;
  return store.multistore_info.find((location) => location.id === id) ?? store.multistore_info[0] ?? null;
}

/** A phone's header has no room for the location: it is said below it, and scrolls away. */
export function LocationLine() {
  const chosen = useChosenLocation();
  if (!chosen) return null;
  return (
    <aside
      className={styles.place}
      aria-label={m.chrome_shop_chosen({ name: chosen.name })}
      data-print="hide"
    >
      <LocationLink isLine />
    </aside>
  );
}

/** The shopper's location; pressed, a picker opens, which without scripts is a page of its own (APP-003, APP-019). */
export function LocationLink({ isLine = false }: { isLine?: boolean }) {
  const chosen = useChosenLocation();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  if (!chosen) return null;
  function ask(event: MouseEvent) {
    if (asksForNewTab(event)) return;
    event.preventDefault();
    setTimes(times + 1);
    setOpen(true);
  }
  return (
    <>
      <Link
        href={`/location?back=${encodeURIComponent(pathname)}`}
        className={isLine ? styles.placeLink : classNames(styles.tool, styles.location)}
        aria-label={m.chrome_your_shop({ name: chosen.name })}
        onClick={ask}
      >
        <MapPinIcon size={isLine ? 16 : 20} />
        {isLine ? (
          m.chrome_shop_chosen({ name: chosen.name })
        ) : (
          <span className={styles.word}>{chosen.name}</span>
        )}
      </Link>
      {times > 0 && (
        // A new one each time: what was marked and not chosen is forgotten.
        <LazyPopup
          code={locationDialog}
          key={times}
          open={open}
          onClose={() => setOpen(false)}
          chosen={chosen.id}
        />
      )}
    </>
  );
}
