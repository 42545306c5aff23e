import * as m from '../../messages/compiled/messages.js';
import type { SelectGroup, SelectOption } from '../../ui/select-field.tsx';
import { placeName } from './tax-place.ts';

/**
 * The time zones of the world as people call them, those of a country (ISO 3166-1 alpha-2) first. One that the shop has and
 * no list knows is among them.
 */
export function timeZoneChoices(own: string, country: string, language: string): SelectGroup[] {
  const all = [...new Set([...Intl.supportedValuesOf('timeZone'), own])];
  const here = new Set(zonesIn(country));
  const named = (zones: string[]) =>
    zones.map((zone) => choice(zone, language)).sort((a, b) => a.label.localeCompare(b.label, language));
  return [
    { label: placeName(country, ''), options: named(all.filter((zone) => here.has(zone))) },
    { label: m.desksetup_shop_zones_other(), options: named(all.filter((zone) => !here.has(zone))) },
  ].filter(({ options }) => options.length > 0);
}

/** 'Eastern Time (New York)' for 'America/New_York', 'Central Time (Knox, Indiana)' for 'America/Indiana/Knox'. */
function choice(zone: string, language: string): SelectOption {
  const [, ...places] = zone.replaceAll('_', ' ').split('/');
  const place = places.reverse().join(', ');
  const format = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' });
  const name = format.formatToParts(new Date()).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  return { value: zone, label: place ? `${name} (${place})` : zone };
}

/** A method in newer engines, a property in Node 20. */
function zonesIn(country: string): readonly string[] {
  if (!/^[A-Z]{2}$/.test(country)) return [];
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    timeZones?: string[];
    getTimeZones?(): string[] | undefined;
  };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
