import type { ShopEvent } from '../../../contract/event.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Link } from '../../../ui/link.tsx';
import styles from './day-dialog.module.css';
import { rsvpPath, ticketsPath } from './event-paths.ts';
import { eventState, isOver, offersRsvp, rsvpLabel } from './event-state.ts';

interface WayInProps {
  event: ShopEvent;
  /** Unix seconds. */
  now: number;
  onFollow: () => void;
}

/** Leads to the places or tickets of an event, until it is too late. */
export function WayIn({ event, now, onFollow }: WayInProps) {
  const way = wayOf(event, now);
  if (!way) return null;
  return (
    <p className={styles.way}>
      <Link
        href={way.href}
        onClick={onFollow}
        aria-label={m.events_for({ label: way.label, title: event.title })}
      >
        {way.label}
      </Link>
    </p>
  );
}

function wayOf(event: ShopEvent, now: number): { label: string; href: string } | null {
  if (offersRsvp(event, now)) return { label: rsvpLabel(event), href: rsvpPath(event.id) };
  const isOnSale = event.has_tickets && !isOver(eventState(event, now));
  return isOnSale ? { label: event.ticket_label, href: ticketsPath(event.id) } : null;
}
