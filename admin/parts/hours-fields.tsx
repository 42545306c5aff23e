import { dayName, specialDayName } from '../../contract/hours-text.ts';
import * as m from '../../messages/compiled/messages.js';
import { getLocale } from '../../messages/compiled/runtime.js';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './hours-fields.module.css';
import { type DeskLocation, emptyRows, timeValue } from './location-form-data.ts';
import type { FormFields } from './typed-fields.ts';

type Hours = DeskLocation['details']['ws_hours'];
type Special = Hours['singles'][number];

const closed: [number, number] = [-1, -1];

interface HoursFieldsProps {
  hours: Hours;
  fields: FormFields;
  wrong: string | undefined;
}

/** The hours of a week and of special days. A day without times is closed. */
export function HoursFields({ hours, fields, wrong }: HoursFieldsProps) {
  const same = { fields, wrong };
  const rows: (Special | undefined)[] = [...hours.singles, ...Array<undefined>(emptyRows).fill(undefined)];
  return (
    <>
      <fieldset id="hours" className={styles.group}>
        <legend>{m.desk_hours_week()}</legend>
        <p className={styles.hint}>{m.desk_hours_hint()}</p>
        {Array.from({ length: 7 }, (_, day) => (
          <div key={dayName(day)} className={styles.day}>
            <span>{dayName(day)}</span>
            <Times row={`day${day}`} of={dayName(day)} range={hours.weekdays[day] ?? closed} {...same} />
            {day > 0 && <SameAsBefore day={day} />}
          </div>
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{m.desk_hours_special()}</legend>
        <p className={styles.hint}>{m.desk_hours_special_hint()}</p>
        <input type="hidden" name="singles" value={rows.length} />
        {rows.map((special, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the number of a row is its name
          <SpecialDay key={i} row={`special${i}`} number={i + 1} special={special} {...same} />
        ))}
      </fieldset>
    </>
  );
}

/** Copies the times of the day before. */
function SameAsBefore({ day }: { day: number }) {
  const copy = ({ form }: HTMLButtonElement) => {
    const field = (of: number, part: string) => form?.elements.namedItem(`day${of}_${part}`);
    for (const part of ['opens', 'closes']) {
      const [from, to] = [field(day - 1, part), field(day, part)];
      if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.value = from.value;
    }
  };
  return (
    <Button
      size="s"
      variant="quiet"
      className={styles.same}
      data-needs-script=""
      aria-label={m.desk_hours_same_of({ day: dayName(day), before: dayName(day - 1) })}
      onClick={({ currentTarget }) => copy(currentTarget)}
    >
      {m.desk_hours_same({ before: dayName(day - 1) })}
    </Button>
  );
}

interface SpecialDayProps extends Omit<HoursFieldsProps, 'hours'> {
  row: string;
  number: number;
  special: Special | undefined;
}

function SpecialDay({ row, number, special, fields, wrong }: SpecialDayProps) {
  const { text } = fields;
  const of = special ? specialDayName(special) : m.desk_hours_new_day({ number });
  return (
    <fieldset className={styles.special} aria-label={of}>
      <SelectField
        {...text(`${row}_mon`, special?.mon)}
        label={m.desk_hours_month()}
        options={monthNames()}
        placeholder={m.desk_hours_no_day()}
      />
      <TextField
        {...text(`${row}_day`, special?.day)}
        label={m.desk_hours_day()}
        inputMode="numeric"
        maxLength={2}
        error={wrong === `${row}_day` ? m.desk_hours_wrong_day() : undefined}
      />
      <TextField {...text(`${row}_label`, special?.label)} label={m.desk_hours_occasion()} maxLength={100} />
      <Times row={row} of={of} range={special?.range ?? closed} fields={fields} wrong={wrong} />
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

interface TimesProps extends Omit<HoursFieldsProps, 'hours'> {
  row: string;
  /** Whose times they are, for those who listen. */
  of: string;
  range: readonly [number, number];
}

function Times({ row, of, range, fields: { text }, wrong }: TimesProps) {
  const error = wrong === `${row}_opens` ? m.desk_hours_wrong_time() : undefined;
  return (
    <>
      <TextField
        type="time"
        {...text(`${row}_opens`, timeValue(range, 'opens'))}
        label={m.desk_hours_opens()}
        aria-label={m.desk_hours_opens_of({ day: of })}
        error={error}
      />
      <TextField
        type="time"
        {...text(`${row}_closes`, timeValue(range, 'closes'))}
        label={m.desk_hours_closes()}
        aria-label={m.desk_hours_closes_of({ day: of })}
      />
    </>
  );
}
