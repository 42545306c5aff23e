import { useState } from 'react';
import type { RsvpInfo } from '../../../contract/event-rsvp.ts';
import { maxRsvpName, mostRsvpPlaces, rsvpPhone } from '../../../contract/event-rules.ts';
import { m } from '../../../messages/compiled/messages.js';
import { TextField } from '../../../ui/text-field.tsx';
import { useSession } from '../session/session-provider.tsx';
import { useSettings } from '../session/use-settings.ts';
import { SubmitForm } from '../submit/submit-form.tsx';
import styles from './rsvp.module.css';
import { type Reserved, sendRsvp } from './submit-rsvp.ts';
import { placesLeft } from './use-rsvp.ts';

interface RsvpFormProps {
  eventId: number;
  info: RsvpInfo;
  /** The server refused: the places may be others by now (RSVP-020). */
  onReload: () => Promise<void>;
  onDone: (reserved: Reserved, values: Record<string, string>) => void;
}

/** Name, mail address, phone number and places; those of a customer are filled in. */
export function RsvpForm({ eventId, info, onReload, onDone }: RsvpFormProps) {
  const { session } = useSession();
  const { iso3166_2_country: country } = useSettings().store_info;
  const [quantity, setQuantity] = useState('1');
  const lacksPlaces = Number(quantity) > placesLeft(info);
  const waits = lacksPlaces && info.waitlist_enabled;
  const cannotBook = lacksPlaces && !info.waitlist_enabled;
  const user = session?.user;

  async function send(values: Record<string, string>) {
    const outcome = await sendRsvp(eventId, values, waits);
    if ('waitlisted' in outcome) {
      onDone(outcome, values);
      return;
    }
    if (!outcome.problems) await onReload();
    return outcome;
  }

  return (
    <SubmitForm
      label={waits ? m.rsvp_join_waitlist() : m.rsvp_send()}
      hidden={{}}
      posted={undefined}
      isBlocked={cannotBook}
      onSend={send}
    >
      {(problems) => (
        <>
          <TextField
            name="name"
            label={m.rsvp_name()}
            autoComplete="name"
            required
            maxLength={maxRsvpName}
            defaultValue={user ? `${user.first_name} ${user.last_name}`.trim() : ''}
            error={problems.name}
          />
          <TextField
            name="email"
            type="email"
            label={m.rsvp_email()}
            autoComplete="email"
            inputMode="email"
            required
            maxLength={254}
            defaultValue={user?.email_address}
            error={problems.email}
          />
          <TextField
            name="phone"
            type="tel"
            label={m.rsvp_phone()}
            autoComplete="tel"
            inputMode="tel"
            required
            defaultValue={user ? rsvpPhone(user.phone_number, country) : ''}
            error={problems.phone}
            onBlur={({ target }) => {
              target.value = rsvpPhone(target.value, country);
            }}
          />
          <TextField
            name="quantity"
            type="number"
            label={m.rsvp_quantity()}
            hint={m.rsvp_quantity_hint({ most: mostRsvpPlaces })}
            inputMode="numeric"
            min={1}
            max={mostRsvpPlaces}
            required
            className={styles.quantity}
            value={quantity}
            onChange={({ target }) => setQuantity(target.value)}
            error={cannotBook ? m.rsvp_full() : problems.quantity}
          />
          <p role="status" className={styles.waits}>
            {waits && Number(quantity) > 1 && placesLeft(info) > 0
              ? m.rsvp_all_wait({ count: Number(quantity) })
              : ''}
          </p>
        </>
      )}
    </SubmitForm>
  );
}
