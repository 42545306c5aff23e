import { hoursText } from '../../../contract/hours-text.ts';
import type { Location } from '../../../contract/location.ts';
import { hoursOn } from '../../../contract/next-opening.ts';
import { dayAfter } from '../../../contract/wall-clock.ts';
import * as m from '../../../messages/compiled/messages.js';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { OpeningHours } from '../location/opening-hours.tsx';
import styles from './pickup-hours.module.css';

interface PickupHoursProps {
  hours: Location['ws_hours'];
  /** 'YYYY-MM-DD', by the clock of the store. */
  day: string;
}

/** When the books can be collected: today and tomorrow, the rest of the week behind 'All hours'. */
export function PickupHours({ hours, day }: PickupHoursProps) {
  const today = hoursOn(hours, day);
  const tomorrow = hoursOn(hours, dayAfter(day, 1));
  if (!today || !tomorrow) return null;
  return (
    <div className={styles.hours}>
      <dl className={styles.near}>
        <Day name={m.order_hours_today()} {...today} />
        <Day name={m.order_hours_tomorrow()} {...tomorrow} />
      </dl>
      <details className={styles.all}>
        <summary>
          {m.order_hours_all()}
          <ChevronDownIcon size={16} />
        </summary>
        <OpeningHours hours={hours} />
      </details>
    </div>
  );
}

interface DayProps {
  name: string;
  range: readonly [number, number];
  /** What is special about it, '' for nothing. */
  label: string;
}

function Day({ name, range, label }: DayProps) {
  return (
    <div>
      <dt>{label ? m.order_hours_special_day({ day: name, label }) : name}</dt>
      <dd>{hoursText(range)}</dd>
    </div>
  );
}
