const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** How an event recurs, in the choices of the form; 'other' = a rule from elsewhere, which the form leaves as it is. */
export const repeats = [
  'once',
  'daily',
  'weekly',
  'fortnightly',
  'weekday',
  'last',
  'monthly',
  'other',
] as const;
export type Repeat = (typeof repeats)[number];

const weekdayOf = (day: string) => weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? 'MO';
/** 1 to 5: the first, second … such weekday of its month. */
const weekOf = (day: string) => Math.ceil(Number(day.slice(8, 10)) / 7);

function ruleOf(repeat: Repeat, firstDay: string): string {
  const weekday = weekdayOf(firstDay);
  const rules: Record<Repeat, string> = {
    once: '',
    daily: 'FREQ=DAILY',
    weekly: `FREQ=WEEKLY;BYDAY=${weekday}`,
    fortnightly: `FREQ=WEEKLY;INTERVAL=2;BYDAY=${weekday}`,
    weekday: `FREQ=MONTHLY;BYDAY=${weekOf(firstDay)}${weekday}`,
    last: `FREQ=MONTHLY;BYDAY=-1${weekday}`,
    monthly: `FREQ=MONTHLY;BYMONTHDAY=${Number(firstDay.slice(8, 10))}`,
    other: '',
  };
  return rules[repeat];
}

/** The RRULE of a choice, until a last day ('' = on and on). `stored` is what 'other' keeps. */
export function recurrenceOf(repeat: string, firstDay: string, until: string, stored: string): string {
  const chosen = repeats.find((one) => one === repeat) ?? 'once';
  if (chosen === 'other') return stored;
  const rule = ruleOf(chosen, firstDay);
  return rule && until ? `${rule};UNTIL=${until.replaceAll('-', '')}` : rule;
}

/** The choice that a stored rule is, and its last day. */
export function repeatOf(recurrence: string, firstDay: string): { repeat: Repeat; until: string } {
  // An UNTIL with a time of day stays: it may end the rule on another day than it names.
  const [until = '', y = '', m = '', d = ''] = /UNTIL=(\d{4})(\d\d)(\d\d)(?=;|$)/.exec(recurrence) ?? [];
  const parts = recurrence.split(';').filter((part) => part !== '' && part !== until);
  const plain = parts.sort().join(';');
  const isSame = (repeat: Repeat) => ruleOf(repeat, firstDay).split(';').sort().join(';') === plain;
  const repeat = repeats.find((one) => one !== 'other' && isSame(one)) ?? 'other';
  return { repeat, until: y && `${y}-${m}-${d}` };
}
