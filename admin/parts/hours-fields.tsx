import { dayName, specialDayName } from '../../contract/hours-text.ts';
import { m } from '../../messages/compiled/messages.js';
import { getLocale } from '../../messages/compiled/runtime.js';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './hours-fields.module.css';
import { type DeskLocation, emptyRows, timeValue } from './location-form-data.ts';

type Hours = DeskLocation['details']['ws_hours'];
type Special = Hours['singles'][number];

const closed: [number, number] = [-1, -1];

/** The hours of a week and of special days. A day without times is closed. */
export function HoursFields({ hours, wrong }: { hours: Hours; wrong: string | undefined }) {
  const rows: (Special | undefined)[] = [...hours.singles, ...Array<undefined>(emptyRows).fill(undefined)];
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{m.desk_hours_week()}</legend>
        <p className={styles.hint}>{m.desk_hours_hint()}</p>
        {Array.from({ length: 7 }, (_, day) => (
          <div key={dayName(day)} className={styles.day}>
            <span>{dayName(day)}</span>
            <Times row={`day${day}`} of={dayName(day)} range={hours.weekdays[day] ?? closed} wrong={wrong} />
          </div>
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{m.desk_hours_special()}</legend>
        <p className={styles.hint}>{m.desk_hours_special_hint()}</p>
        <input type="hidden" name="singles" value={rows.length} />
        {rows.map((special, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the number of a row is its name
          <SpecialDay key={i} row={`special${i}`} number={i + 1} special={special} wrong={wrong} />
        ))}
      </fieldset>
    </>
  );
}

interface SpecialDayProps {
  row: string;
  number: number;
  special: Special | undefined;
  wrong: string | undefined;
}

function SpecialDay({ row, number, special, wrong }: SpecialDayProps) {
  const of = special ? specialDayName(special) : m.desk_hours_new_day({ number });
  return (
    <fieldset className={styles.special} aria-label={of}>
      <SelectField
        name={`${row}_mon`}
        label={m.desk_hours_month()}
        defaultValue={special ? String(special.mon) : ''}
        options={monthNames()}
        placeholder={m.desk_hours_no_day()}
      />
      <TextField
        name={`${row}_day`}
        label={m.desk_hours_day()}
        inputMode="numeric"
        maxLength={2}
        defaultValue={special?.day}
        error={wrong === `${row}_day` ? m.desk_hours_wrong_day() : undefined}
      />
      <TextField
        name={`${row}_label`}
        label={m.desk_hours_occasion()}
        maxLength={100}
        defaultValue={special?.label}
      />
      <Times row={row} of={of} range={special?.range ?? closed} wrong={wrong} />
    </fieldset>
  );
}

/** By their numbers, 1 for January. */
function monthNames() {
  const format = new Intl.DateTimeFormat(getLocale(), { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, i) => ({
    value: String(i + 1),
    label: format.format(Date.UTC(2024, i, 1)),
  }));
}

interface TimesProps {
  row: string;
  /** Whose times they are, for those who listen. */
  of: string;
  range: readonly [number, number];
  wrong: string | undefined;
}

function Times({ row, of, range, wrong }: TimesProps) {
  const error = wrong === `${row}_opens` ? m.desk_hours_wrong_time() : undefined;
  return (
    <>
      <TextField
        type="time"
        name={`${row}_opens`}
        label={m.desk_hours_opens()}
        aria-label={m.desk_hours_opens_of({ day: of })}
        defaultValue={timeValue(range, 'opens')}
        error={error}
      />
      <TextField
        type="time"
        name={`${row}_closes`}
        label={m.desk_hours_closes()}
        aria-label={m.desk_hours_closes_of({ day: of })}
        defaultValue={timeValue(range, 'closes')}
      />
    </>
  );
}
