import { useRouteLoaderData } from 'react-router';
import type { Location } from '../../../contract/location.ts';
import * as m from '../../../messages/compiled/messages.js';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { type DataBlockOf, fromDataBlock } from '../../page-data.ts';
import { OpeningHours } from '../location/opening-hours.tsx';
import styles from './footer.module.css';

/** The opening hours of the place that a page is made for. */
export interface HoursOfPage {
  /** '' where the shop is one place. */
  name: string;
  hours: Location['ws_hours'];
}

/** What the root's loader says of them. */
export interface HoursOfRoot {
  hours?: DataBlockOf<HoursOfPage> | HoursOfPage | null;
}

/** The week behind a line that says today's hours where scripts run (markToday). */
export function FooterHours() {
  const root = useRouteLoaderData('root') as HoursOfRoot | undefined;
  const shown = fromDataBlock(root?.hours);
  if (!shown || shown.hours.weekdays.length === 0) return null;
  const { name, hours } = shown;
  return (
    <>
      {name && <p className={styles.place}>{name}</p>}
      <details className={styles.hours}>
        <summary>
          <span data-hours="">{hours.title || m.chrome_hours()}</span>
          <ChevronDownIcon size={16} />
        </summary>
        <OpeningHours hours={hours} />
      </details>
    </>
  );
}
