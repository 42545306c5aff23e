import { useLocation } from 'react-router';
import type { Location } from '../../contract/location.ts';
import { JsonLd, storeLd } from '../../storefront/parts/page/json-ld.tsx';
import { OpeningHours } from '../../storefront/parts/place/opening-hours.tsx';
import { PlaceAddress } from '../../storefront/parts/place/place-address.tsx';
import { useSettings } from '../../storefront/parts/session/use-settings.ts';
import { BlockFrame, RichText } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './contact-and-hours.module.css';

export function Render({ data, injected }: BlockProps<'contact_and_hours'>) {
  const places = injected.filter((place) => !data.location_id || place.location_id === data.location_id);
  const settings = useSettings();
  // The home page says it itself, whatever its blocks are.
  const isHome = useLocation().pathname === '/';
  // A block without a heading of its own must not leave out a level.
  const Heading = data.heading ? 'h3' : 'h2';
  return (
    <BlockFrame data={data}>
      <div className={styles.places}>
        {places.map((place) => (
          <Place key={place.location_id} place={place} heading={places.length > 1 ? Heading : null} />
        ))}
      </div>
      {!isHome && <JsonLd data={storeLd(settings, injected)} />}
    </BlockFrame>
  );
}

/** Several stand beside each other, each under its name; of the only one the hours stand beside the rest. */
function Place({ place, heading: Heading }: { place: Location; heading: 'h2' | 'h3' | null }) {
  const hours = place.ws_htmlhours ? (
    <RichText html={place.ws_htmlhours} />
  ) : (
    <OpeningHours hours={place.ws_hours} className={styles.hours} />
  );
  const more = (
    <>
      {place.ws_contact_blurb && <RichText html={place.ws_contact_blurb} />}
      {place.san && <p className={styles.san}>SAN {place.san}</p>}
    </>
  );
  if (!Heading) {
    return (
      <>
        <div className={styles.place}>
          <PlaceAddress place={place} />
          {more}
        </div>
        <div className={styles.place}>{hours}</div>
      </>
    );
  }
  return (
    <div className={styles.place}>
      <Heading>{place.altname}</Heading>
      <PlaceAddress place={place} />
      {hours}
      {more}
    </div>
  );
}
