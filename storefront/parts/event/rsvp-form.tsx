import { useState } from 'react';
import type { RsvpInfo } from '../../../contract/event-rsvp.ts';
import { maxRsvpName, mostRsvpPlaces, rsvpPhone } from '../../../contract/event-rules.ts';
import type { User } from '../../../contract/user.ts';
import * as m from '../../../messages/compiled/messages.js';
import { TextField } from '../../../ui/text-field.tsx';
import type { Done } from '../../page-submit.ts';
import { useSettings } from '../session/use-settings.ts';
import type { Outcome } from '../submit/form-outcome.ts';
import { SubmitForm, type SubmitFormProps } from '../submit/submit-form.tsx';
import styles from './rsvp.module.css';
import { placesLeft } from './use-rsvp.ts';

interface RsvpFormProps extends Pick<SubmitFormProps<Done>, 'onSend' | 'onDone' | 'onRefused' | 'beside'> {
  info: RsvpInfo;
  /** Whose name, mail address and phone number are filled in. */
  user: User | null | undefined;
  /** What the page of the form came back with, without JavaScript. */
  posted?: Outcome | undefined;
}

/** Name, mail address, phone number and places; those of a customer are filled in. */
export function RsvpForm({ info, user, posted, ...sending }: RsvpFormProps) {
  const { iso3166_2_country: country } = useSettings().store_info;
  const { typed } = posted ?? {};
  const [quantity, setQuantity] = useState(typed?.quantity ?? '1');
  const lacksPlaces = Number(quantity) > placesLeft(info);
  const waits = lacksPlaces && info.waitlist_enabled;
  // Without JavaScript a button that is disabled stays so.
  const cannotBook = lacksPlaces && !info.waitlist_enabled && !posted;

  return (
    <SubmitForm
      {...sending}
      label={waits ? m.rsvp_join_waitlist() : m.rsvp_send()}
      hidden={{ waitlist: waits ? 1 : 0 }}
      posted={posted}
      isBlocked={cannotBook}
    >
      {(problems) => (
        <>
          <TextField
            name="name"
            label={m.rsvp_name()}
            autoComplete="name"
            required
            maxLength={maxRsvpName}
            defaultValue={typed?.name ?? (user ? `${user.first_name} ${user.last_name}`.trim() : '')}
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
            defaultValue={typed?.email ?? user?.email_address}
            error={problems.email}
          />
          <TextField
            name="phone"
            type="tel"
            label={m.rsvp_phone()}
            autoComplete="tel"
            inputMode="tel"
            required
            defaultValue={typed?.phone ?? (user ? rsvpPhone(user.phone_number, country) : '')}
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
