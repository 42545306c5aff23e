import type { DateLine } from '../../contract/admin/event.ts';
import * as m from '../../messages/compiled/messages.js';
import { TextField } from '../../ui/text-field.tsx';
import { textOf } from '../desk-submit.ts';
import styles from './form.module.css';
import type { FormFields } from './typed-fields.ts';

type EventTime = Pick<DateLine, 'first_day' | 'last_day' | 'start_time' | 'end_time'>;

interface EventTimeFieldsProps {
  /** null for a new event. */
  time: EventTime | null;
  fields: FormFields;
}

/** When an event takes place. */
export function EventTimeFields({ time, fields: { text } }: EventTimeFieldsProps) {
  const lastDay = time && time.last_day !== time.first_day ? time.last_day : '';
  return (
    <div className={styles.pair}>
      <TextField type="date" {...text('first_day', time?.first_day)} label={m.deskevent_day()} required />
      <TextField
        type="date"
        {...text('last_day', lastDay)}
        label={m.deskevent_last_day()}
        hint={m.deskevent_last_day_hint()}
      />
      <TextField
        type="time"
        {...text('start_time', time?.start_time)}
        label={m.deskevent_start()}
        hint={m.deskevent_start_hint()}
      />
      <TextField type="time" {...text('end_time', time?.end_time)} label={m.deskevent_end()} />
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
