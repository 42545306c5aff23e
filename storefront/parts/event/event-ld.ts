import type { ShopEvent } from '../../../contract/event.ts';
import { eventPath } from '../../../contract/event-path.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import { clockTime, wallClock } from '../../../contract/wall-clock.ts';
import { rowOffer } from '../title/offer-of-row.ts';
import { itemPath } from '../title/paths.ts';

type Thing = Record<string, unknown>;

const statuses = {
  scheduled: 'EventScheduled',
  moved: 'EventRescheduled',
  cancelled: 'EventCancelled',
} as const;

/** `Event` of schema.org, for machines. */
export function eventLd(settings: SiteSettings, event: ShopEvent): Thing {
  if (!import.meta.env.SSR) return {};
  const { base_url: origin, iso4217_currency: currency } = settings.store_info;
  const url = origin + eventPath(event.id);
  const offers = event.tickets.flatMap((ticket) => {
    const offer = rowOffer(ticket);
    if (!offer || offer.price === null) return [];
    return {
      '@type': 'Offer',
      name: ticket.title,
      url: origin + itemPath(ticket.eisbn),
      price: (offer.price / 100).toFixed(2),
      priceCurrency: currency,
      availability: `https://schema.org/${offer.cartable ? 'InStock' : 'SoldOut'}`,
    };
  });
  return {
    '@type': 'Event',
    '@id': url,
    url,
    name: event.title,
    startDate: event.all_day ? event.date : isoIn(event.time_zone, event.from),
    ...(event.previous_from !== null && {
      previousStartDate: isoIn(event.time_zone, event.previous_from).slice(0, event.all_day ? 10 : undefined),
    }),
    endDate: event.all_day ? event.end_date : isoIn(event.time_zone, event.to),
    eventStatus: `https://schema.org/${statuses[event.status]}`,
    eventAttendanceMode: `https://schema.org/${event.is_online ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: event.is_online
      ? { '@type': 'VirtualLocation', url: event.online_url || url }
      : {
          '@type': 'Place',
          name: event.location_text || settings.store_info.name,
          ...(event.address && { address: event.address }),
        },
    ...(event.summary && { description: event.summary }),
    ...(event.image_url && { image: new URL(event.image_url, origin).href.split('#')[0] }),
    ...(offers.length > 0 && { offers }),
    organizer: {
      '@type': 'BookStore',
      '@id': `${origin}/#store`,
      name: settings.store_info.name,
      url: origin,
    },
  };
}

/** An instant with the clock of a time zone: '2026-12-05T18:30:00-05:00'. */
function isoIn(timeZone: string, seconds: number): string {
  const { day, minute } = wallClock(timeZone, new Date(seconds * 1000));
  const ahead = Math.round((Date.parse(day) / 1000 + minute * 60 - seconds) / 60);
  return `${day}T${clockTime(minute)}:00${ahead < 0 ? '-' : '+'}${clockTime(Math.abs(ahead))}`;
}
