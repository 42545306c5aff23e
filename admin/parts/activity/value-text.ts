import { entryAddress } from '../../../contract/entry-address.ts';
import { dayName, hoursText, specialDayName } from '../../../contract/hours-text.ts';
import type { Location } from '../../../contract/location.ts';
import type { NavigationEntry } from '../../../contract/navigation-entry.ts';
import * as m from '../../../messages/compiled/messages.js';
import { formatMoney } from '../../../ui/money.ts';
import { scopeNames, typeNames } from '../promotion-text.ts';
import { plainText } from '../setting-text.ts';
import { placeName } from '../tax-place.ts';

type Shown = (value: never) => string;

const percent = (ppm: number) => `${ppm / 10_000}%`;
const line = (parts: object) => Object.values(parts).filter(Boolean).join(', ');
const people = (all: { name: string }[]) => all.map(({ name }) => name).join(', ');
const questions = (all: { label?: string; id?: string }[]) =>
  all.map(({ label, id }) => label || id || '').join('\n');
const place = ({ lat, lng }: { lat: number; lng: number }) => `${lat}, ${lng}`;

function hours({ title, weekdays, singles }: Location['ws_hours']): string {
  return [
    ...(title ? [title] : []),
    ...weekdays.map((range, day) => `${dayName(day)}: ${hoursText(range)}`),
    ...singles.map((special) => `${specialDayName(special)}: ${hoursText(special.range)}`),
  ].join('\n');
}

const menu = (entries: NavigationEntry[], depth = 0): string =>
  entries
    .flatMap((entry) => {
      const words = [entry.label, entryAddress(entry)].filter(Boolean).join(' · ');
      return [`${'– '.repeat(depth)}${words}`, menu(entry.submenu, depth + 1)];
    })
    .filter(Boolean)
    .join('\n');

function cover({ cache, origin }: { cache: string; origin: string }): string {
  const version = cache.slice(0, 6);
  return origin === 'file' ? m.deskundo_cover_own({ version }) : m.deskundo_cover_feed({ version });
}

/** Values that mean more than they say, by part and field. */
const special: Readonly<Record<string, Shown>> = {
  'event description': plainText,
  'list description': plainText,
  'title description': plainText,
  'location ws_htmlhours': plainText,
  'location ws_contact_blurb': plainText,
  'location ws_hours': hours,
  'location sc_addr_array': line,
  'location lat_lng': place,
  'form elements': questions,
  'menu menu': menu,
  'menu hidden': menu,
  'promotion amount': formatMoney,
  'promotion minimum': formatMoney,
  'promotion type': (type: keyof typeof typeNames) => typeNames[type](),
  'promotion applies_to': (scope: keyof typeof scopeNames) => scopeNames[scope](),
  'shipping base': formatMoney,
  'shipping step_price': formatMoney,
  'shipping free_from': formatMoney,
  'store country': (code: string) => placeName(code, ''),
  'tax rate_ppm': percent,
  'title people': people,
  'title list_price': formatMoney,
  'title price NEW': price,
  'title price USED': price,
  'title price REMAINDER': price,
  'title cover': cover,
};

function price(value: number | string): string {
  return typeof value === 'number' ? formatMoney(value) : '';
}

/** A value of a field of an entry about this part, as people read it; '' = nothing. */
export function valueText(part: string, name: string, value: unknown): string {
  if (value === undefined || value === null || value === '') {
    return part === 'title' && name === 'cover' ? m.deskundo_cover_drawn() : '';
  }
  try {
    const known = `${part} ${name}`;
    if (Object.hasOwn(special, known)) return special[known]?.(value as never) ?? '';
  } catch {
    // Another version of Handsell may have noted it in another form.
  }
  return plain(value);
}

function plain(value: unknown): string {
  if (typeof value === 'boolean') return value ? m.deskpage_value_yes() : m.deskpage_value_no();
  const isList = Array.isArray(value) && value.every((one) => typeof one !== 'object');
  if (isList) return value.join('\n');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
