import type { ShopEvent } from '../../../contract/event.ts';
import { eventPath } from '../../../contract/event-path.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import { dayAfter } from '../../../contract/wall-clock.ts';
import * as m from '../../../messages/compiled/messages.js';

export interface OutsideLink {
  label: string;
  href: string;
}

/** '20261205T233000Z' of unix seconds. */
const instant = (seconds: number) =>
  new Date(seconds * 1000).toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');
const plainDay = (day: string) => day.replaceAll('-', '');

const addressOf = (base: string, fields: Record<string, string>) => `${base}?${new URLSearchParams(fields)}`;

const placeOf = ({ is_online, online_url, location_text, address }: ShopEvent) =>
  is_online ? online_url : [location_text, address].filter(Boolean).join(', ');

/** The event for the reader's calendar, by the ways in which programs take one. An end is the first day, or moment, after it. */
export function calendarLinks(
  event: ShopEvent,
  { store_info, is_private }: Pick<SiteSettings, 'store_info' | 'is_private'>,
): OutsideLink[] {
  const url = store_info.base_url + eventPath(event.id);
  const location = placeOf(event);
  const after = dayAfter(event.end_date, 1);
  const dates = event.all_day
    ? `${plainDay(event.date)}/${plainDay(after)}`
    : `${instant(event.from)}/${instant(event.to)}`;
  const [startdt, enddt] = event.all_day
    ? [event.date, after]
    : [event.from, event.to].map((at) => new Date(at * 1000).toISOString());
  return [
    {
      label: m.events_google(),
      href: addressOf('https://calendar.google.com/calendar/render', {
        action: 'TEMPLATE',
        text: event.title,
        dates,
        details: url,
        location,
      }),
    },
    {
      label: m.events_outlook(),
      href: addressOf('https://outlook.live.com/calendar/0/deeplink/compose', {
        path: '/calendar/action/compose',
        rru: 'addevent',
        subject: event.title,
        startdt: startdt ?? '',
        enddt: enddt ?? '',
        ...(event.all_day && { allday: 'true' }),
        body: url,
        location,
      }),
    },
    // A calendar cannot log in to a private shop.
    ...(is_private ? [] : [{ label: m.events_calendar_file(), href: `${eventPath(event.id)}.ics` }]),
  ];
}

export interface ShareLink extends OutsideLink {
  network: 'facebook' | 'twitter' | 'email';
}

type Switches = Pick<SiteSettings, 'share_facebook' | 'share_twitter' | 'share_email'>;

/** The networks that the shop has switched on (EVENT-002, EVENT-013). */
export function shareLinks(event: ShopEvent, origin: string, shop: Switches): ShareLink[] {
  const url = origin + eventPath(event.id);
  const text = `${event.title}, ${event.date_text}`;
  const mail = `subject=${encodeURIComponent(text)}&body=${encodeURIComponent(url)}`;
  return [
    shop.share_facebook && {
      network: 'facebook' as const,
      label: m.events_share_facebook(),
      href: addressOf('https://www.facebook.com/sharer/sharer.php', { u: url }),
    },
    shop.share_twitter && {
      network: 'twitter' as const,
      label: m.events_share_twitter(),
      href: addressOf('https://twitter.com/intent/tweet', { url, text }),
    },
    shop.share_email && { network: 'email' as const, label: m.events_share_email(), href: `mailto:?${mail}` },
  ].filter((link) => link !== false);
}

/** Where the event is, on a map of others; '' for an event without a place. */
export function eventMap({ is_online, location_text, address }: ShopEvent): string {
  const place = address || location_text;
  return is_online || !place ? '' : addressOf('https://www.openstreetmap.org/search', { query: place });
}
