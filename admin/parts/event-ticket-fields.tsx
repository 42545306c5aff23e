import { Link } from 'react-router';
import type { AdminOutput } from '../../contract/admin/actions.ts';
import { priceText } from '../../contract/amount-typed.ts';
import * as m from '../../messages/compiled/messages.js';
import { TextField } from '../../ui/text-field.tsx';
import styles from './form.module.css';
import type { FormFields } from './typed-fields.ts';
import { useStore } from './use-store.ts';

export type SoldTicket = AdminOutput<'event/getTickets'>['tickets'][number];

/** What can be changed of a ticket that an event sells. */
export function TicketFields({ ticket, fields }: { ticket: SoldTicket; fields: FormFields }) {
  const { eisbn, is_own, price, places } = ticket;
  return (
    <div className={styles.pair}>
      {is_own ? (
        <Price fields={fields} stored={price} />
      ) : (
        <p>
          {price === null
            ? m.deskevent_sell_no_price()
            : m.deskevent_sell_price_is({ price: priceText(price) })}{' '}
          <Link to={`/titles/${eisbn}`}>{m.deskevent_sell_price_change()}</Link>
        </p>
      )}
      <Places fields={fields} stored={places} />
    </div>
  );
}

/** What a new ticket is. */
export function NewTicketFields({ fields }: { fields: FormFields }) {
  return (
    <>
      <TextField
        {...fields.text('title')}
        label={m.deskevent_sell_name()}
        hint={m.deskevent_sell_name_hint()}
        maxLength={200}
        required
      />
      <div className={styles.pair}>
        <Price fields={fields} stored={null} />
        <Places fields={fields} stored={null} />
      </div>
    </>
  );
}

interface StoredProps {
  fields: FormFields;
  stored: number | null;
}

function Price({ fields, stored }: StoredProps) {
  const { currency } = useStore();
  return (
    <TextField
      {...fields.text('price', stored === null ? undefined : priceText(stored))}
      label={m.deskevent_sell_price()}
      hint={m.deskevent_sell_price_hint({ currency })}
      inputMode="decimal"
      required
    />
  );
}

const Places = ({ fields, stored }: StoredProps) => (
  <TextField
    {...fields.text('places', stored ?? undefined)}
    label={m.deskevent_sell_places()}
    hint={m.deskevent_sell_places_hint()}
    inputMode="numeric"
    pattern="\s*\d{0,6}\s*"
  />
);
