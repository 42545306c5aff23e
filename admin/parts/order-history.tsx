import type { AdminOutput } from '../../contract/admin/actions.ts';
import * as m from '../../messages/compiled/messages.js';
import type { NotDone } from '../desk-submit.ts';
import { eventName } from './event-name.ts';
import { NoteForm } from './note-form.tsx';
import styles from './order-parts.module.css';
import { useMay } from './use-may.ts';

type Detail = AdminOutput<'order/get'>;

/** What happened to an order, who did it, and what staff noted. */
export function OrderHistory({ detail, outcome }: { detail: Detail; outcome: NotDone | undefined }) {
  const { order, events, notes } = detail;
  const mayWrite = useMay('orders:write');
  return (
    <section className={styles.card} aria-labelledby="history">
      <h2 id="history">{m.deskorder_history()}</h2>
      <ol className={styles.lines}>
        <li>
          <span>{m.deskorder_event_placed()}</span>
          <span className={styles.soft}>{order.order_date_text}</span>
        </li>
        {events.map(({ status, at_text: when, by }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what has happened stays as it is
          <li key={i}>
            <span>{eventName(status, order.shipping !== null)}</span>
            <span className={styles.soft}>{m.deskorder_by({ when, by })}</span>
          </li>
        ))}
        {notes.map(({ note_id, body, at_text: when, by }) => (
          <li key={note_id}>
            <span className={styles.said}>
              <b>{m.deskorder_event_note()}:</b> {body}
            </span>
            <span className={styles.soft}>{m.deskorder_by({ when, by })}</span>
          </li>
        ))}
      </ol>
      {mayWrite && (
        <NoteForm
          noteCount={notes.length}
          label={m.deskorder_note()}
          hint={m.deskorder_note_hint()}
          save={m.deskorder_note_save()}
          outcome={outcome}
        />
      )}
    </section>
  );
}
