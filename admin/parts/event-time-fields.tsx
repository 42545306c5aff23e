import type { DateLine } from '../../contract/admin/event.ts';
import { m } from '../../messages/compiled/messages.js';
import { TextField } from '../../ui/text-field.tsx';
import { textOf } from '../desk-submit.ts';
import styles from './locations.module.css';

type EventTime = Pick<DateLine, 'first_day' | 'last_day' | 'start_time' | 'end_time'>;

/** When an event takes place; null for a new one. */
export function EventTimeFields({ time }: { time: EventTime | null }) {
  const lastDay = time && time.last_day !== time.first_day ? time.last_day : '';
  return (
    <div className={styles.pair}>
      <TextField
        type="date"
        name="first_day"
        label={m.deskevent_day()}
        required
        defaultValue={time?.first_day}
      />
      <TextField
        type="date"
        name="last_day"
        label={m.deskevent_last_day()}
        hint={m.deskevent_last_day_hint()}
        defaultValue={lastDay}
      />
      <TextField
        type="time"
        name="start_time"
        label={m.deskevent_start()}
        hint={m.deskevent_start_hint()}
        defaultValue={time?.start_time}
      />
      <TextField type="time" name="end_time" label={m.deskevent_end()} defaultValue={time?.end_time} />
    </div>
  );
}

/** The fields as the actions take them: without a last day, an event ends on its first. */
export function readEventTime(form: FormData): EventTime {
  const first_day = textOf(form, 'first_day');
  return {
    first_day,
    last_day: textOf(form, 'last_day') || first_day,
    start_time: textOf(form, 'start_time').slice(0, 5),
    end_time: textOf(form, 'end_time').slice(0, 5),
  };
}
