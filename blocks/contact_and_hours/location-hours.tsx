import { useEffect, useRef } from 'react';
import type { Location } from '../../contract/location.ts';
import { nextOpening } from '../../contract/next-opening.ts';
import { type WallClock, wallClock } from '../../contract/wall-clock.ts';
import * as m from '../../messages/compiled/messages.js';
import { openNowText } from '../../storefront/parts/location/open-now-text.ts';
import { OpeningHours } from '../../storefront/parts/location/opening-hours.tsx';
import { useSettings } from '../../storefront/parts/session/use-settings.ts';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { useScripted } from '../../ui/use-scripted.ts';
import { RichText } from '../block-frame.tsx';
import styles from './contact-and-hours.module.css';

/**
 * Whether it is open. The browser says so: the server keeps pages for longer than a day. Hours that are written out in words do
 * not tell.
 */
export function OpenNow({ location: { ws_hours, ws_htmlhours } }: { location: Location }) {
  const clock = useShopClock();
  if (ws_htmlhours || ws_hours.weekdays.length === 0) return null;
  return (
    <p className={styles.now} data-open={(clock && nextOpening(ws_hours, clock)?.isNow) || undefined}>
      {clock && openNowText(ws_hours, clock)}
    </p>
  );
}

interface LocationHoursProps {
  location: Location;
  /** Of its heading. */
  level: 'h2' | 'h3' | 'h4';
}

/** On phones the week is folded, elsewhere it is open by style. */
export function LocationHours({ location, level: Level }: LocationHoursProps) {
  const clock = useShopClock();
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
        <details ref={week} className={styles.week}>
          <summary>
            {m.order_hours_all()}
            <ChevronDownIcon size={16} />
          </summary>
          <OpeningHours hours={location.ws_hours} className={styles.hours} today={clock?.day} />
        </details>
      )}
    </section>
  );
}

/** The clock of the store; null until the browser draws. */
function useShopClock(): WallClock | null {
  const { time_zone } = useSettings().store_info;
  return useScripted() ? wallClock(time_zone, new Date()) : null;
}
