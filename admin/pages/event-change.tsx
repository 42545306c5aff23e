import { Link, useActionData, useLoaderData } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { TextField } from '../../ui/text-field.tsx';
import { checkMay, deskLoader, type LoadArgs, valueFrom } from '../desk-load.ts';
import { deskAction, type NotDone, refusedAs, refusedBeside, textOf, typedOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { DeskForm } from '../parts/desk-form.tsx';
import { dateIdOf } from '../parts/event-date-id.ts';
import { EventTimeFields, readEventTime } from '../parts/event-time-fields.tsx';
import { whenText } from '../parts/event-when.ts';
import formStyles from '../parts/form.module.css';
import { Page } from '../parts/page.tsx';
import { fieldsOf } from '../parts/typed-fields.ts';
import { useStore } from '../parts/use-store.ts';

export const loader = deskLoader(async (args: LoadArgs) => {
  await checkMay(args.api, 'events:write');
  const id = dateIdOf(args);
  const guests = valueFrom(await args.api('event/getGuests', { id }));
  const { holders, rsvps, event_id, title, status, first_day, last_day, start_time, end_time } = guests;
  if (status === 'cancelled') throw new Response(null, { status: 404 });
  const { version } = valueFrom(await args.api('event/get', { id: event_id }));
  const mailed = rsvps.length + holders.filter(({ email }) => email !== '').length;
  const date = { id, title, first_day, last_day, start_time, end_time };
  return { date, version, mailed, hasTickets: holders.length > 0 };
});

export const action = deskAction(async (args) => {
  const { api, form } = args;
  const id = dateIdOf(args);
  const version = Number(textOf(form, 'version'));
  const path = `/events/dates/${id}`;
  const note = textOf(form, 'note');
  const intent = textOf(form, 'intent');
  const typed = typedOf(form);
  if (intent === 'cancel') {
    const canceled = await api('event/cancelDate', { id, version, note });
    return canceled.ok ? { done: 'date_canceled', path } : { ...refusedAs(canceled), form: intent, typed };
  }
  const moved = await api('event/moveDate', { id, version, note, ...readEventTime(form) });
  return moved.ok ? { done: 'date_moved', path } : { ...refusedBeside(moved), form: 'move', typed };
});
export const clientAction = keepForm;

/** Moves or cancels one date, after it says who will get a mail. */
export default function EventChange() {
  const { date, version, mailed, hasTickets } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { language } = useStore();
  const of = (form: string) => (outcome?.form === form ? outcome : undefined);
  const told = mailed === 0 ? m.deskevent_mails_none() : m.deskevent_mails({ count: mailed });
  return (
    <Page title={m.deskevent_change_heading({ title: date.title })}>
      <Link to={`/events/dates/${date.id}`}>{whenText(date, language)}</Link>
      <section className={formStyles.form} aria-labelledby="move">
        <h2 id="move">{m.deskevent_move()}</h2>
        <DeskForm intent="move" label={m.deskevent_move_sure()} outcome={of('move')} hidden={{ version }}>
          <p>{told}</p>
          <EventTimeFields time={date} fields={fieldsOf(of('move')?.typed, of('move')?.problems)} />
          <Note hint={m.deskevent_note_move_hint()} outcome={of('move')} />
        </DeskForm>
      </section>
      <section className={`${formStyles.form} ${formStyles.end}`} aria-labelledby="cancel">
        <h2 id="cancel">{m.deskevent_cancel()}</h2>
        <DeskForm
          intent="cancel"
          label={m.deskevent_cancel_sure()}
          variant="danger"
          outcome={of('cancel')}
          hidden={{ version }}
        >
          <p>{told}</p>
          <p>{m.deskevent_cancel_hint()}</p>
          {hasTickets && <p>{m.deskevent_cancel_tickets()}</p>}
          <Note hint={m.deskevent_note_cancel_hint()} outcome={of('cancel')} />
        </DeskForm>
      </section>
    </Page>
  );
}

const Note = ({ hint, outcome }: { hint: string; outcome: NotDone | undefined }) => (
  <TextField
    {...fieldsOf(outcome?.typed).text('note')}
    label={m.deskevent_note()}
    hint={hint}
    maxLength={200}
    autoComplete="off"
  />
);
