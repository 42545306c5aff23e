import type { eventActions } from '../../contract/event.ts';
import type { eventRsvpActions } from '../../contract/event-rsvp.ts';
import type { Handlers } from '../context.ts';
import { getFirst, getList } from './first-version.ts';
import { get } from './get.ts';
import { getEventItems } from './get-event-items.ts';
import { list } from './list.ts';
import { cancelRsvp } from './rsvp/cancel-rsvp.ts';
import { getRsvp } from './rsvp/get-rsvp.ts';
import { getRsvpInfo } from './rsvp/get-rsvp-info.ts';
import { rsvp } from './rsvp/rsvp.ts';

export const eventHandlers = {
  'event/getList': getList,
  'event/get': getFirst,
  'event/getEventItems': getEventItems,
  'event/v2/list': list,
  'event/v2/get': get,
  'event/v2/getEventItems': getEventItems,
  'event/v2/getRsvpInfo': getRsvpInfo,
  'event/v2/rsvp': rsvp,
  'event/v2/getRsvp': getRsvp,
  'event/v2/cancelRsvp': cancelRsvp,
} satisfies Handlers<keyof typeof eventActions | keyof typeof eventRsvpActions>;
