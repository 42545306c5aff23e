import type { Location } from '../../../contract/location.ts';
import { isOnMap, mapLink } from '../../../contract/map-link.ts';
import * as m from '../../../messages/compiled/messages.js';
import { MapPinIcon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './directions-link.module.css';

/** The way to a location on a map elsewhere; nothing for one that is on no map. */
export function DirectionsLink({ location }: { location: Location }) {
  if (!isOnMap(location)) return null;
  return (
    <Link
      href={mapLink(location)}
      target="_blank"
      rel="noopener"
      className={styles.directions}
      data-print="hide"
    >
      <MapPinIcon size={18} />
      {m.page_directions()}
    </Link>
  );
}
