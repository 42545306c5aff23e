import type { AdminInput, AdminOutput } from '../../contract/admin/actions.ts';
import { clockTime } from '../../contract/wall-clock.ts';

export type DeskLocation = AdminOutput<'location/getList'>['locations'][number];
type Details = NonNullable<AdminInput<'location/save'>['details']>;
type Pair = [number, number];

/** How many special days a form has room for beyond those that are there. */
export const emptyRows = 3;

const texts = [
  'sc_name',
  'sc_email',
  'sc_phone',
  'sc_phone_2',
  'sc_tollfree',
  'ws_htmlhours',
  'ws_contact_blurb',
  'san',
] as const;
const addressParts = ['address', 'city', 'prov', 'postal', 'country'] as const;

/** A field of a form that was typed wrong, by its name. */
export class MistypedField extends Error {
  override name = 'MistypedField';
}

/** What a location's form says. Throws MistypedField. */
export function readLocationForm(form: FormData): { name: string; code: string; details: Details } {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return {
    name: text('name'),
    code: text('code'),
    details: {
      ...(Object.fromEntries(texts.map((name) => [name, text(name)])) as Record<
        (typeof texts)[number],
        string
      >),
      sc_addr_array: Object.fromEntries(addressParts.map((part) => [part, text(part)])) as Record<
        (typeof addressParts)[number],
        string
      >,
      lat_lng: coordinates(text('lat'), text('lng')),
      ws_hours: { title: text('hours_title'), weekdays: weekdays(text), singles: singles(text) },
    },
  };
}

/** All seven days, or none where no day has times. */
function weekdays(text: (name: string) => string): Pair[] {
  const days = Array.from({ length: 7 }, (_, day) => rangeOf(text, `day${day}`));
  return days.some(([open]) => open >= 0) ? days : [];
}

function singles(text: (name: string) => string) {
  const count = Math.min(366, Number(text('singles')) || 0);
  return Array.from({ length: count }, (_, i) => `special${i}`).flatMap((row) => {
    const [mon, day] = [Number(text(`${row}_mon`)), Number(text(`${row}_day`))];
    if (!mon && !day) return [];
    if (!mon || !day) throw new MistypedField(`${row}_day`);
    return [{ mon, day, label: text(`${row}_label`), range: rangeOf(text, row) }];
  });
}

/** Two times; without both, the shop is closed. It may close at midnight. */
function rangeOf(text: (name: string) => string, row: string): Pair {
  const [opens, closes] = [text(`${row}_opens`), text(`${row}_closes`)];
  if (!opens && !closes) return [-1, -1];
  const [open, close] = [minutesOf(opens), minutesOf(closes)];
  if (open === null || close === null) throw new MistypedField(`${row}_opens`);
  return [open, close === 0 ? 1440 : close];
}

/** '09:30' as minutes after midnight. */
function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(time) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null;
  return Number(hours) * 60 + Number(minutes);
}

/** Minutes after midnight as a time field takes them, '' for a closed day. */
export function timeValue([open, close]: readonly [number, number], which: 'opens' | 'closes'): string {
  if (open < 0 || close < 0 || open === close) return '';
  return clockTime((which === 'opens' ? open : close) % 1440);
}

function coordinates(lat: string, lng: string): Details['lat_lng'] {
  if (!lat && !lng) return null;
  const [north, east] = [Number(lat), Number(lng)];
  if (!lat || !lng || Number.isNaN(north) || Number.isNaN(east)) throw new MistypedField('lat');
  return { lat: north, lng: east };
}
