import { useEffect } from 'react';
import type { ShopEvent } from '../../../contract/event.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Notice } from '../../../ui/notice.tsx';
import styles from './rsvp.module.css';
import { RsvpLink } from './rsvp-link.tsx';
import { RsvpNotices } from './rsvp-notices.tsx';
import { placesLeftText, placesOf, useRsvp } from './use-rsvp.ts';

/** Beside the facts of an event by RSVP: whether there are places, and the way to the form (EVENT-021). */
export function RsvpSection({ event }: { event: ShopEvent }) {
  const rsvp = useRsvp(event.id);
  const { info, load } = rsvp;
  useEffect(() => void load(), [load]);
  const places = info ? placesOf(info) : event.places;
  return (
    <section id="rsvp" aria-label={event.rsvp_label} className={styles.section} data-print="hide">
      {places === 'open' && (
        <p>
          {m.rsvp_intro()}
          <span className={styles.left}>{info && placesLeftText(info)}</span>
        </p>
      )}
      {info ? (
        <RsvpNotices info={info} />
      ) : (
        places !== 'open' && <Notice tone="warning" title={m.rsvp_list_full()} />
      )}
      {places !== 'full' && <RsvpLink event={event} rsvp={rsvp} variant="primary" block />}
    </section>
  );
}
