import { Link, useActionData, useLoaderData } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { Notice } from '../../ui/notice.tsx';
import { checkMay, deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, type NotDone, refusedAs, refusedBeside, textOf, typedOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { DeskForm } from '../parts/desk-form.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import { dateIdOf } from '../parts/event-date-id.ts';
import { NewTicketFields, type SoldTicket, TicketFields } from '../parts/event-ticket-fields.tsx';
import formStyles from '../parts/form.module.css';
import { Page } from '../parts/page.tsx';
import { fieldsOf } from '../parts/typed-fields.ts';
import { typedValues } from '../typed-values.ts';

export const loader = deskLoader(async (args) => {
  await checkMay(args.api, 'events:write');
  return valueFrom(await args.api('event/getTickets', { id: dateIdOf(args) }));
});

export const action = deskAction(async (args) => {
  const { api, form } = args;
  const id = dateIdOf(args);
  const intent = textOf(form, 'intent');
  const eisbn = textOf(form, 'eisbn');
  if (intent === 'remove') {
    const removed = await api('event/removeTicket', { id, eisbn });
    return removed.ok ? { done: 'ticket_removed' } : { ...refusedAs(removed), form: `save ${eisbn}` };
  }
  const { problems, text, money, whole } = typedValues(form);
  const given = { title: text('title'), price: money('price'), places: whole('places') };
  const which = { form: `save ${eisbn}`, typed: typedOf(form) };
  if (Object.keys(problems).length > 0) return { sentence: m.desk_settings_check(), problems, ...which };
  const saved = await api('event/saveTicket', { id, eisbn, ...given });
  return saved.ok
    ? { done: eisbn ? 'saved' : 'ticket_added' }
    : { ...refusedBeside(saved, placesRefusals), ...which };
});
export const clientAction = keepForm;

const placesRefusals = { invalid_limit: 'places', tickets_sold: 'places' };

/** What an event sells at its door before it opens: its tickets, their prices, and how many there are. */
export default function EventTickets() {
  const { event_id, title, recurs, can_be_paid, tickets } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const of = (eisbn: string): NotDone | undefined =>
    outcome?.form === `save ${eisbn}` ? outcome : undefined;
  return (
    <Page title={m.deskevent_sell_heading({ title })}>
      <Link to={`/events/${event_id}`}>{title}</Link>
      <DoneNotice />
      <p>{m.deskevent_sell_lead()}</p>
      {recurs && (
        <Notice>
          <p>{m.deskevent_sell_recurs()}</p>
        </Notice>
      )}
      {!can_be_paid && (
        <Notice tone="warning">
          <p>{m.deskevent_sell_unpaid()}</p>
        </Notice>
      )}
      {tickets.map((ticket) => (
        <Ticket key={ticket.eisbn} ticket={ticket} outcome={of(ticket.eisbn)} />
      ))}
      {!recurs && (
        <section className={formStyles.form} aria-labelledby="new">
          <h2 id="new">{m.deskevent_sell_add()}</h2>
          <DeskForm
            key={tickets.length}
            intent="save"
            label={m.deskevent_sell_start()}
            variant={tickets.length > 0 ? 'secondary' : 'primary'}
            outcome={of('')}
            hidden={{ eisbn: '' }}
          >
            <NewTicketFields fields={fieldsOf(of('')?.typed, of('')?.problems)} />
          </DeskForm>
        </section>
      )}
    </Page>
  );
}

function Ticket({ ticket, outcome }: { ticket: SoldTicket; outcome: NotDone | undefined }) {
  const { eisbn, title, sold } = ticket;
  return (
    <section className={formStyles.form} aria-labelledby={`ticket-${eisbn}`}>
      <h2 id={`ticket-${eisbn}`}>{title}</h2>
      <p>{sold === 0 ? m.deskevent_sell_unsold() : m.deskevent_sell_sold({ count: sold })}</p>
      <DeskForm
        intent="save"
        label={m.desk_save()}
        name={m.deskevent_sell_save({ ticket: title })}
        outcome={outcome}
        hidden={{ eisbn }}
      >
        <TicketFields ticket={ticket} fields={fieldsOf(outcome?.typed, outcome?.problems)} />
      </DeskForm>
      {sold === 0 && (
        <DeskForm
          intent="remove"
          label={m.deskevent_sell_remove()}
          name={m.deskevent_sell_remove_one({ ticket: title })}
          variant="quiet"
          outcome={undefined}
          hidden={{ eisbn }}
        />
      )}
    </section>
  );
}
