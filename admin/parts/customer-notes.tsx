import type { AdminOutput } from '../../contract/admin/actions.ts';
import { momentText } from '../../contract/moment-text.ts';
import * as m from '../../messages/compiled/messages.js';
import type { NotDone } from '../desk-submit.ts';
import { NoteForm } from './note-form.tsx';
import styles from './order-parts.module.css';
import { useMay } from './use-may.ts';
import { useStore } from './use-store.ts';

interface CustomerNotesProps {
  notes: AdminOutput<'customer/get'>['notes'];
  outcome: NotDone | undefined;
}

/** What staff noted about a customer. */
export function CustomerNotes({ notes, outcome }: CustomerNotesProps) {
  const store = useStore();
  const mayWrite = useMay('customers:write');
  if (notes.length === 0 && !mayWrite) return null;
  return (
    <section className={styles.card} aria-labelledby="notes">
      <h2 id="notes">{m.deskcustomer_notes()}</h2>
      {notes.length > 0 && (
        <ul className={styles.lines}>
          {notes.map(({ note_id, body, by, at }) => (
            <li key={note_id}>
              <span className={styles.said}>{body}</span>
              <span className={styles.soft} suppressHydrationWarning>
                {m.deskcustomer_by({ when: momentText(at, store), by })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <NoteForm
          noteCount={notes.length}
          label={m.deskcustomer_note()}
          hint={m.deskcustomer_note_hint()}
          save={m.deskcustomer_note_save()}
          outcome={outcome}
        />
      )}
    </section>
  );
}
