import { dayNames } from '../../../contract/hours-text.ts';
import type { Location } from '../../../contract/location.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import { clockTime } from '../../../contract/wall-clock.ts';
import type { Thing } from './json-ld.tsx';

/** The shop itself: `BookStore`, one per location. Where it is, and when it is open, as the page says. */
export function storeLd(settings: SiteSettings, locations: Location[]): Thing[] {
  if (!import.meta.env.SSR) return [];
  const info = settings.store_info;
  return locations.map((location, index) => ({
    '@type': 'BookStore',
    '@id': `${info.base_url}/#store${index === 0 ? '' : `-${location.location_id}`}`,
    name: locations.length > 1 ? `${info.name}, ${location.altname}` : info.name,
    url: info.base_url,
    telephone: location.sc_phone || info.phone,
    email: location.sc_email || info.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: location.sc_addr_array.address,
      addressLocality: location.sc_addr_array.city,
      addressRegion: location.sc_addr_array.prov,
      postalCode: location.sc_addr_array.postal,
      addressCountry: info.iso3166_2_country,
    },
    ...(location.lat_lng
      ? {
          geo: { '@type': 'GeoCoordinates', latitude: location.lat_lng.lat, longitude: location.lat_lng.lng },
        }
      : {}),
    openingHoursSpecification: openingHours(location),
    currenciesAccepted: info.iso4217_currency,
  }));
}

function openingHours(location: Location): Thing[] {
  return location.ws_hours.weekdays.flatMap(([open, close], day) =>
    open < 0 || open === close
      ? []
      : [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: `https://schema.org/${dayNames[day]}`,
            opens: clockTime(open),
            closes: clockTime(close),
          },
        ],
  );
}
