import { eventPath } from '../../../contract/event-path.ts';
import type { OrderTicket } from '../../../contract/order.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Badge } from '../../../ui/badge.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './order-tickets.module.css';

/** The tickets of an order with their codes, to be shown at the door. */
export function OrderTickets({ tickets }: { tickets: readonly OrderTicket[] }) {
  const valid = tickets.filter(({ state }) => state === 'valid').length;
  return (
    <section id="tickets" aria-labelledby="order-tickets" className={styles.tickets}>
      <h2 id="order-tickets">{m.ticket_heading({ count: tickets.length })}</h2>
      {valid > 0 && <p>{m.ticket_at_the_door({ count: valid })}</p>}
      <ul className={styles.list}>
        {tickets.map((ticket) => (
          <li key={ticket.code} className={styles.ticket}>
            <Ticket ticket={ticket} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const states = {
  used: { tone: 'neutral', word: m.ticket_state_used },
  void: { tone: 'neutral', word: m.ticket_state_void },
  event_canceled: { tone: 'danger', word: m.ticket_state_event_canceled },
} as const;

function Ticket({ ticket }: { ticket: OrderTicket }) {
  const { code, state } = ticket;
  const over = state === 'valid' ? null : states[state];
  return (
    <>
      {!over && (
        <img
          src={ticket.image}
          alt={m.ticket_code_picture({ code })}
          width={148}
          height={148}
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <p className={styles.title}>
          <Link href={eventPath(ticket.event_id)}>{ticket.event_title}</Link>
        </p>
        <p>{ticket.title}</p>
        <p>
          {ticket.date_text}, {ticket.time_text}
        </p>
        {ticket.location_text && <p>{ticket.location_text}</p>}
        {ticket.online_url && state === 'valid' && (
          <p>
            <Link href={ticket.online_url} target="_blank" rel="noopener">
              {m.events_join()}
            </Link>
          </p>
        )}
        <p className={styles.code}>{over ? <s>{code}</s> : code}</p>
        {over && (
          <p>
            <Badge tone={over.tone}>{over.word()}</Badge>
          </p>
        )}
      </div>
    </>
  );
}
