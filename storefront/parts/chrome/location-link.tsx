import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { MapPinIcon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import { useSession } from '../session/session-provider.tsx';
import { useSettings } from '../session/use-settings.ts';
import styles from './header.module.css';

const LocationDialog = lazy(() => import('./location-dialog.tsx'));

/** The shopper's location; pressed, a picker opens, which without scripts is a page of its own (APP-003, APP-019). */
export function LocationLink() {
  const { store_info: store } = useSettings();
  const { session } = useSession();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  const chosen =
    store.multistore_info.find((place) => place.id === session?.location_id) ?? store.multistore_info[0];
  function ask(event: MouseEvent) {
    // A new tab or window was asked for.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setTimes(times + 1);
    setOpen(true);
  }
  return (
    <>
      <Link
        href={`/location?back=${encodeURIComponent(pathname)}`}
        className={styles.tool}
        aria-label={`Your shop: ${chosen?.name ?? ''}. Change`}
        onClick={ask}
      >
        <MapPinIcon />
        <span className={styles.word}>{chosen?.name}</span>
      </Link>
      {times > 0 && (
        <Suspense>
          {/* A new one each time: what was marked and not chosen is forgotten. */}
          <LocationDialog
            key={times}
            open={open}
            onClose={() => setOpen(false)}
            chosen={chosen?.id ?? null}
          />
        </Suspense>
      )}
    </>
  );
}
