import { useLocation } from 'react-router';
import type { Location } from '../../contract/location.ts';
import * as m from '../../messages/compiled/messages.js';
import { DirectionsLink } from '../../storefront/parts/location/directions-link.tsx';
import { LocationAddress } from '../../storefront/parts/location/location-address.tsx';
import { JsonLd } from '../../storefront/parts/page/json-ld.tsx';
import { storeLd } from '../../storefront/parts/page/store-ld.ts';
import { useSettings } from '../../storefront/parts/session/use-settings.ts';
import { BlockFrame, RichText } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './contact-and-hours.module.css';
import { LocationHours, OpenNow } from './location-hours.tsx';

export function Render({ data, injected }: BlockProps<'contact_and_hours'>) {
  const locations = injected.filter(
    (location) => !data.location_id || location.location_id === data.location_id,
  );
  const settings = useSettings();
  // The home page says it itself, whatever its blocks are.
  const isHome = useLocation().pathname === '/';
  // A block without a heading of its own must not leave out a level.
  const Heading = data.heading ? 'h3' : 'h2';
  return (
    <BlockFrame data={data}>
      <div className={styles.locations} data-several={locations.length > 1 || undefined}>
        {locations.map((location) => (
          <LocationDetails
            key={location.location_id}
            location={location}
            heading={locations.length > 1 ? Heading : null}
            level={locations.length > 1 ? (data.heading ? 'h4' : 'h3') : Heading}
          />
        ))}
      </div>
      {!isHome && <JsonLd data={storeLd(settings, injected)} />}
    </BlockFrame>
  );
}

interface LocationDetailsProps {
  location: Location;
  /** null = it is the only one, and has no name of its own. */
  heading: 'h2' | 'h3' | null;
  /** Of the heading of its hours. */
  level: 'h2' | 'h3' | 'h4';
}

/** Several locations are shown side by side, each under its name. A single one has address, hours and the rest side by side. */
function LocationDetails({ location, heading: Heading, level: Level }: LocationDetailsProps) {
  const { ws_contact_blurb: blurb, san } = location;
  const more = (blurb || san) && (
    <div className={styles.more}>
      {blurb && <RichText html={blurb} />}
      {san && <p className={styles.san}>{m.page_san({ number: san })}</p>}
    </div>
  );
  if (!Heading) {
    return (
      <>
        <OpenNow location={location} />
        <div className={styles.location}>
          <Reach location={location} />
          {more}
        </div>
        <LocationHours location={location} level={Level} />
      </>
    );
  }
  return (
    <div className={styles.location}>
      <div className={styles.name}>
        <Heading>{location.altname}</Heading>
        <OpenNow location={location} />
      </div>
      <Reach location={location} />
      <LocationHours location={location} level={Level} />
      {more}
    </div>
  );
}

/** Address, phone, email, and the way there. */
function Reach({ location }: { location: Location }) {
  return (
    <div>
      <LocationAddress location={location} />
      <DirectionsLink location={location} className={styles.directions} />
    </div>
  );
}
