import type { Location } from '../../../contract/location.ts';
import { isOnMap, mapLink } from '../../../contract/map-link.ts';
import * as m from '../../../messages/compiled/messages.js';
import { MapPinIcon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';

/** The way to a location on a map elsewhere; nothing for one that is on no map. A block brings the style of its own folder only. */
export function DirectionsLink({ location, className }: { location: Location; className?: string }) {
  if (!isOnMap(location)) return null;
  return (
    <Link href={mapLink(location)} target="_blank" rel="noopener" className={className} data-print="hide">
      <MapPinIcon size={18} />
      {m.page_directions()}
    </Link>
  );
}
