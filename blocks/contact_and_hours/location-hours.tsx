import { useEffect, useRef } from 'react';
import type { Location } from '../../contract/location.ts';
import { wallClock } from '../../contract/wall-clock.ts';
import * as m from '../../messages/compiled/messages.js';
import { openNowText } from '../../storefront/parts/location/open-now-text.ts';
import { OpeningHours } from '../../storefront/parts/location/opening-hours.tsx';
import { useSettings } from '../../storefront/parts/session/use-settings.ts';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { useScripted } from '../../ui/use-scripted.ts';
import { RichText } from '../block-frame.tsx';
import styles from './contact-and-hours.module.css';

interface LocationHoursProps {
  location: Location;
  /** Of its heading. */
  level: 'h2' | 'h3' | 'h4';
}

/**
 * What is true now is said in the browser: the server keeps pages for longer than a day. On phones the week is folded below it,
 * elsewhere it is open by style.
 */
export function LocationHours({ location, level: Level }: LocationHoursProps) {
  const { time_zone } = useSettings().store_info;
  const clock = useScripted() ? wallClock(time_zone, new Date()) : null;
  const week = useRef<HTMLDetailsElement>(null);
  // For browsers that cannot open it by style.
  useEffect(() => {
    const isStyled = CSS.supports('selector(::details-content)');
    if (week.current && !isStyled && window.matchMedia('(min-width: 717px)').matches)
      week.current.open = true;
  }, []);
  if (!location.ws_htmlhours && location.ws_hours.weekdays.length === 0) return null;
  return (
    <section className={styles.open}>
      <Level className={styles.label}>{m.chrome_hours()}</Level>
      {location.ws_htmlhours ? (
        <RichText html={location.ws_htmlhours} />
      ) : (
        <>
          <p className={styles.now}>{clock && openNowText(location.ws_hours, clock)}</p>
          <details ref={week} className={styles.week}>
            <summary>
              {m.order_hours_all()}
              <ChevronDownIcon size={16} />
            </summary>
            <OpeningHours hours={location.ws_hours} className={styles.hours} today={clock?.day} />
          </details>
        </>
      )}
    </section>
  );
}
