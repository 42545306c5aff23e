import { type MouseEvent, useState } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { asksForNewTab } from '../../../ui/asks-for-new-tab.ts';
import { MapPinIcon } from '../../../ui/icons.tsx';
import { LazyPopup, popupCode } from '../../../ui/lazy-popup.tsx';
import { Link } from '../../../ui/link.tsx';
import { useSession } from '../session/session-provider.tsx';
import { useSettings } from '../session/use-settings.ts';
import styles from './header.module.css';

const locationDialog = popupCode(() => import('./location-dialog.tsx'));

/** The shopper's location; pressed, a picker opens, which without scripts is a page of its own (APP-003, APP-019). */
export function LocationLink() {
  const { store_info: store } = useSettings();
  const { session } = useSession();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  // Until the session is known, and without scripts, it is the location that the page was made for.
  const root = useRouteLoaderData('root') as { locationId?: number | null } | undefined;
  const locationId = session ? session.location_id : root?.locationId;
  const chosen =
    store.multistore_info.find((location) => location.id === locationId) ?? store.multistore_info[0];
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
        className={styles.tool}
        aria-label={m.chrome_your_shop({ name: chosen?.name ?? '' })}
        onClick={ask}
      >
        <MapPinIcon />
        <span className={styles.word}>{chosen?.name}</span>
      </Link>
      {times > 0 && (
        // A new one each time: what was marked and not chosen is forgotten.
        <LazyPopup
          code={locationDialog}
          key={times}
          open={open}
          onClose={() => setOpen(false)}
          chosen={chosen?.id ?? null}
        />
      )}
    </>
  );
}
