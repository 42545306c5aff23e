import { useEffect } from 'react';
import type { ShopEvent } from '../../../contract/event.ts';
import { m } from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { callLink } from '../location/call-link.ts';
import { useSettings } from '../session/use-settings.ts';
import styles from './rsvp.module.css';
import { RsvpLink } from './rsvp-link.tsx';
import { RsvpNotices } from './rsvp-notices.tsx';
import { isClosed, placesLeft, useRsvp } from './use-rsvp.ts';

/** Beside the facts of an event by RSVP: whether there are places, and the way to the form (EVENT-021). */
export function RsvpSection({ event }: { event: ShopEvent }) {
  const rsvp = useRsvp(event.id);
  const { info, load } = rsvp;
  useEffect(() => void load(), [load]);
  const left = info ? placesLeft(info) : 0;
  return (
    <section id="rsvp" aria-label={event.rsvp_label} className={styles.section} data-print="hide">
      <p>
        {m.rsvp_intro()}
        <span className={styles.left}>
          {left > 0 && Number.isFinite(left) ? m.rsvp_places_left({ count: left }) : ''}
        </span>
      </p>
      {info && <RsvpNotices info={info} />}
      {!(info && isClosed(info)) && (
        <RsvpLink event={event} rsvp={rsvp} variant="primary" block data-needs-script="" />
      )}
      <noscript>
        <AskUs />
      </noscript>
    </section>
  );
}

/** The human check of the form needs JavaScript; people answer without. */
function AskUs() {
  const { phone, email } = useSettings().store_info;
  return (
    <Notice>
      <p>{m.account_needs_script()}</p>
      {(phone || email) && (
        <p>
          {m.rsvp_ask_us()} {phone && <Link href={callLink(phone)}>{phone}</Link>}{' '}
          {email && <Link href={`mailto:${email}`}>{email}</Link>}
        </p>
      )}
    </Notice>
  );
}
