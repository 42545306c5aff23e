import { useEffect } from 'react';
import type { ShopEvent } from '../../../contract/event.ts';
import { m } from '../../../messages/compiled/messages.js';
import styles from './rsvp.module.css';
import { RsvpLink } from './rsvp-link.tsx';
import { RsvpNotices } from './rsvp-notices.tsx';
import { isClosed, placesLeft, placesLeftText, useRsvp } from './use-rsvp.ts';

/** Beside the facts of an event by RSVP: whether there are places, and the way to the form (EVENT-021). */
export function RsvpSection({ event }: { event: ShopEvent }) {
  const rsvp = useRsvp(event.id);
  const { info, load } = rsvp;
  useEffect(() => void load(), [load]);
  return (
    <section id="rsvp" aria-label={event.rsvp_label} className={styles.section} data-print="hide">
      {!(info && placesLeft(info) === 0) && (
        <p>
          {m.rsvp_intro()}
          <span className={styles.left}>{info && placesLeftText(info)}</span>
        </p>
      )}
      {info && <RsvpNotices info={info} />}
      {!(info && isClosed(info)) && <RsvpLink event={event} rsvp={rsvp} variant="primary" block />}
    </section>
  );
}
