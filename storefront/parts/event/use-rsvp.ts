import { useCallback, useState } from 'react';
import type { ShopEvent } from '../../../contract/event.ts';
import type { RsvpInfo } from '../../../contract/event-rsvp.ts';
import type { PlaceState } from '../../../contract/event-rules.ts';
import * as m from '../../../messages/compiled/messages.js';
import { useToasts } from '../../../ui/toast.tsx';
import { failedAnswer } from '../../failed-answer.ts';
import { call } from '../../http-call.ts';
import { rsvpLabel } from './event-state.ts';

/** The places of an event, as far as they are known. */
export interface Rsvp {
  info: RsvpInfo | undefined;
  hasFailed: boolean;
  load: () => Promise<void>;
  setInfo: (info: RsvpInfo) => void;
}

/** Pages are the same for all guests, so each browser reads the places for itself (RSVP-004). A toast says why it could not (RSVP-021). */
export function useRsvp(eventId: number): Rsvp {
  const { show } = useToasts();
  const [info, setInfo] = useState<RsvpInfo>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    const answer = await call('event/v2/getRsvpInfo', { event_id: eventId }).catch(failedAnswer);
    if (answer.ok) return setInfo(answer.value);
    setFailed(true);
    show({ tone: 'error', message: answer.error || m.common_error() });
  }, [eventId, show]);
  return { info, hasFailed, load, setInfo };
}

/** Places that are left; Infinity without a limit. */
export const placesLeft = ({ limit, current_count }: RsvpInfo): number =>
  limit === null ? Number.POSITIVE_INFINITY : Math.max(0, limit - current_count);

/** How many places are left; '' without a limit, and when none are. */
export function placesLeftText(info: RsvpInfo): string {
  const left = placesLeft(info);
  return left > 0 && Number.isFinite(left) ? m.rsvp_places_left({ count: left }) : '';
}

/** When all places are taken, there may be a list to wait on (RSVP-008). */
export function placesOf(info: RsvpInfo): PlaceState {
  if (placesLeft(info) > 0) return 'open';
  return info.waitlist_enabled ? 'waitlist' : 'full';
}

/** What an event offers by RSVP. The places in `info` are newer than those in the page's data. */
export const offerOf = (event: ShopEvent, info: RsvpInfo | undefined): string =>
  rsvpLabel({ ...event, places: info ? placesOf(info) : event.places });

/** The event has neither free places nor a waiting list (RSVP-006). */
export const isClosed = (info: RsvpInfo): boolean => placesOf(info) === 'full';
