import { Form } from 'react-router';
import { phoneText } from '../../contract/phone-text.ts';
import * as m from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './lists.module.css';

interface Guest {
  /** Of an RSVP; 0 = tickets of an order. */
  id: number;
  order_number: string;
  name: string;
  email: string;
  phone: string;
  quantity: number;
  present: number;
  waiting: number;
}

interface GuestLineProps {
  guest: Guest;
  canLetIn: boolean;
  canCancel: boolean;
}

/** A guest at the door, with what can be done. */
export function GuestLine({ guest, canLetIn, canCancel }: GuestLineProps) {
  const { id, order_number, name, email, phone, quantity, present, waiting } = guest;
  const press = (intent: string, label: string, of: string, variant: 'secondary' | 'quiet') => (
    <Button type="submit" name="intent" value={intent} variant={variant} aria-label={of}>
      {label}
    </Button>
  );
  const isThere = present >= quantity;
  return (
    <li>
      <div>
        <b>{name}</b> {m.deskevent_people({ count: quantity })}{' '}
        {waiting > 0 && <Badge tone="warning">{m.deskevent_waits_at({ place: waiting })}</Badge>}
        {present > 0 && (
          <Badge tone="success">
            {isThere ? m.deskevent_there() : m.deskevent_there_some({ present, quantity })}
          </Badge>
        )}
        <p className={styles.facts}>
          {order_number && <span>{m.deskevent_by_ticket({ number: order_number })}</span>}
          {email && <a href={`mailto:${email}`}>{email}</a>}
          {phone && <a href={`tel:${phone}`}>{phoneText(phone)}</a>}
        </p>
      </div>
      <Form method="post" className={styles.presses}>
        <input type="hidden" name="rsvp" value={id} />
        <input type="hidden" name="order" value={order_number} />
        {canLetIn &&
          waiting === 0 &&
          (isThere
            ? press('out', m.deskevent_take_back(), m.deskevent_take_back_of({ name }), 'quiet')
            : press('in', m.deskevent_let_in(), m.deskevent_let_in_of({ name }), 'secondary'))}
        {canCancel &&
          id > 0 &&
          present === 0 &&
          press('cancel', m.deskevent_rsvp_cancel(), m.deskevent_rsvp_cancel_of({ name }), 'quiet')}
      </Form>
    </li>
  );
}
