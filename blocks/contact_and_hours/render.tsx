import { useLocation } from 'react-router';
import { JsonLd, storeLd } from '../../storefront/parts/page/json-ld.tsx';
import { OpeningHours } from '../../storefront/parts/place/opening-hours.tsx';
import { PlaceAddress } from '../../storefront/parts/place/place-address.tsx';
import { useSettings } from '../../storefront/parts/session/use-settings.ts';
import { BlockFrame, RichText } from '../block-frame.tsx';
import type { BlockProps } from '../renderers.ts';
import styles from './contact-and-hours.module.css';

export function ContactAndHours({ data, injected }: BlockProps<'contact_and_hours'>) {
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
          <div key={place.location_id} className={styles.place}>
            {places.length > 1 && <Heading>{place.altname}</Heading>}
            <PlaceAddress place={place} />
            {place.ws_htmlhours ? (
              <RichText html={place.ws_htmlhours} />
            ) : (
              <OpeningHours hours={place.ws_hours} className={styles.hours} />
            )}
            {place.ws_contact_blurb && <RichText html={place.ws_contact_blurb} />}
            {place.san && <p className={styles.san}>SAN {place.san}</p>}
          </div>
        ))}
      </div>
      {!isHome && <JsonLd data={storeLd(settings, injected)} />}
    </BlockFrame>
  );
}
