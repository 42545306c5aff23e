import { hoursPair, type Location, location } from '../../contract/location.ts';
import { isObject, words } from '../../contract/settings/stored-values.ts';
import * as m from '../../messages/compiled/messages.js';
import { fitting } from './fitting.ts';

type Hours = Location['ws_hours'];
const closed: Hours['weekdays'][number] = [-1, -1];
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const whole = (value: unknown): value is number => Number.isInteger(value);

/** Hours as they are stored (ENTITY-061): a day that cannot be read is closed, a special day that cannot is left out. */
function readHours(stored: unknown): Hours {
  const { title = m.chrome_hours(), weekdays, singles } = isObject(stored) ? stored : {};
  return {
    title: words(title),
    weekdays: list(weekdays).map((pair) => hoursPair.safeParse(pair).data ?? closed),
    singles: list(singles)
      .filter(isObject)
      .flatMap(({ mon, day, label, range }) => {
        const pair = hoursPair.safeParse(range).data;
        return whole(mon) && whole(day) && pair ? [{ mon, day, label: words(label), range: pair }] : [];
      }),
  };
}

const besideHours = location.omit({ ws_hours: true, location_id: true });

/** A place of a shop; its stored details may be of any age and shape. */
export function readLocation(row: { id: number; name: string; details: unknown }): Location {
  const details = (fitting(besideHours, row.details) ?? {}) as Partial<Location>;
  return {
    altname: row.name,
    sc_name: row.name,
    sc_email: '',
    sc_phone: '',
    sc_phone_2: '',
    sc_tollfree: '',
    lat_lng: null,
    ws_htmlhours: '',
    ws_contact_blurb: '',
    san: '',
    ...details,
    sc_addr_array: { address: '', city: '', prov: '', postal: '', country: '', ...details.sc_addr_array },
    ws_hours: readHours(isObject(row.details) ? row.details.ws_hours : undefined),
    location_id: row.id,
  };
}
