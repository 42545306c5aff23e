import type { RsvpInfo } from '../../../contract/event-rsvp.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Notice } from '../../../ui/notice.tsx';
import { placesLeft } from './use-rsvp.ts';

/** What a visitor has to know before reserving: the places they have, and that none are left (RSVP-007..011). */
export function RsvpNotices({ info }: { info: RsvpInfo }) {
  const { user_rsvp_count: booked, user_waitlist_count: waiting } = info;
  return (
    <>
      {booked > 0 && (
        <Notice tone="success">
          <p>{m.rsvp_have_places({ count: booked })}</p>
        </Notice>
      )}
      {waiting > 0 && (
        <Notice>
          <p>{m.rsvp_wait_for_places({ count: waiting })}</p>
        </Notice>
      )}
      {placesLeft(info) === 0 && (
        <Notice tone="warning" title={m.rsvp_list_full()}>
          {info.waitlist_enabled && <p>{m.rsvp_waitlist_invitation({ count: info.limit ?? 0 })}</p>}
        </Notice>
      )}
    </>
  );
}
