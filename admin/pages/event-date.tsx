import { Link, useLoaderData } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import { dateIdOf } from '../parts/event-date-id.ts';
import { DoorRefusal, EventDoor, EventPhone } from '../parts/event-door.tsx';
import { GuestLine } from '../parts/event-guest.tsx';
import { submitAtDoor } from '../parts/event-submit.ts';
import { whenText } from '../parts/event-when.ts';
import styles from '../parts/lists.module.css';
import { Page } from '../parts/page.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import rowStyles from '../parts/titles.module.css';
import { useMay } from '../parts/use-may.ts';
import { useStore } from '../parts/use-store.ts';

export const loader = deskLoader(async (args) => {
  const id = dateIdOf(args);
  const words = (args.url.searchParams.get('q') ?? '').trim().slice(0, 100);
  const { holders, rsvps, ...date } = valueFrom(await args.api('event/getGuests', { id }));
  const all = [
    ...holders.map((one) => ({ ...one, id: 0, waiting: 0 })),
    ...rsvps.map((one) => ({ ...one, order_number: '', present: one.has_come ? one.quantity : 0 })),
  ];
  const has = (text: string) => text.toLowerCase().includes(words.toLowerCase());
  const coming = all.filter(({ waiting }) => waiting === 0);
  return {
    ...{ id, words, date },
    found: all.filter(({ name, email, phone, order_number }) => [name, email, phone, order_number].some(has)),
    expected: coming.reduce((sum, { quantity }) => sum + quantity, 0),
    present: coming.reduce((sum, one) => sum + one.present, 0),
    hasTickets: holders.length > 0,
  };
});

export const action = deskAction((args) => submitAtDoor(args, dateIdOf(args)));
export const clientAction = keepForm;

/** The door of an event: who comes, who is there. */
export default function EventDate() {
  const { id, words, date, found, expected, present, hasTickets } = useLoaderData<typeof loader>();
  const { language } = useStore();
  const mayWrite = useMay('events:write');
  const atDoor = useMay('events:door');
  const isOpen = date.status !== 'cancelled' && !date.is_over;
  return (
    <Page
      title={date.title}
      actions={
        mayWrite &&
        isOpen && <DeskLinkButton to={`/events/dates/${id}/change`}>{m.deskevent_change()}</DeskLinkButton>
      }
    >
      <p>
        <Link to="/events">{m.deskevent_heading()}</Link> · {whenText(date, language)} ·{' '}
        <Link to={`/events/${date.event_id}`}>{m.deskevent_edit()}</Link>{' '}
        {date.status === 'cancelled' && <Badge tone="danger">{m.deskevent_canceled()}</Badge>}
      </p>
      <DoneNotice />
      {atDoor && isOpen && hasTickets ? <EventDoor /> : <DoorRefusal />}
      <section className={styles.group} aria-labelledby="guests">
        <h2 id="guests">{m.deskevent_guests({ expected, present })}</h2>
        <SearchForm label={m.deskevent_guest_find()} words={words} />
        {found.length === 0 ? (
          <EmptyState title={words ? m.deskevent_guests_none_found() : m.deskevent_guests_none()} level={3} />
        ) : (
          <ul className={rowStyles.titles}>
            {found.map((guest) => (
              <GuestLine
                key={guest.order_number || guest.id}
                guest={guest}
                canLetIn={atDoor && date.status !== 'cancelled'}
                canCancel={atDoor && isOpen}
              />
            ))}
          </ul>
        )}
        {expected > 0 && (
          <p>
            <a href={`/admin/events/dates/${id}/guests.csv`}>{m.deskevent_file()}</a>
          </p>
        )}
      </section>
      {atDoor && isOpen && date.takes_rsvps && <EventPhone />}
    </Page>
  );
}
