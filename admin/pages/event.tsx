import { Link, useActionData, useLoaderData } from 'react-router';
import type { DeskEvent } from '../../contract/admin/event.ts';
import { titleRefusals } from '../../contract/admin/versioned.ts';
import * as m from '../../messages/compiled/messages.js';
import { Disclosure } from '../../ui/disclosure.tsx';
import { deskLoader, type LoadArgs, valueFrom } from '../desk-load.ts';
import { deskAction, refusedBeside, typedOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { Deleting } from '../parts/deleting.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import { EventFields, readEventFields } from '../parts/event-fields.tsx';
import { EventState } from '../parts/event-state.tsx';
import { comingText, whenText } from '../parts/event-when.ts';
import { Page } from '../parts/page.tsx';
import { SavedForm } from '../parts/saved-form.tsx';
import rowStyles from '../parts/titles.module.css';
import { useMay } from '../parts/use-may.ts';
import { useStore } from '../parts/use-store.ts';
import { afterDeletion, asksToDelete, rowOf } from '../row-action.ts';

export const loader = deskLoader(async (args) => ({
  event: await eventOf(args),
  choices: valueFrom(await args.api('event/getChoices', {})),
}));

async function eventOf({ api, params }: LoadArgs): Promise<DeskEvent | null> {
  if (params.id === 'new') return null;
  if (!/^\d{1,9}$/.test(params.id ?? '')) throw new Response(null, { status: 404 });
  return valueFrom(await api('event/get', { id: Number(params.id) }));
}

export const action = deskAction(async (args) => {
  const { api, form } = args;
  const event = await eventOf(args);
  const which = rowOf(args);
  if (which && asksToDelete(form)) return afterDeletion(await api('event/delete', which), '/events');
  const { fields, wrong } = readEventFields(form, event?.recurrence ?? '');
  const typed = typedOf(form);
  if (wrong.length > 0) {
    const books = m.deskevent_books_wrong({ pieces: wrong.join(', ') });
    return { sentence: m.desk_settings_check(), problems: { books }, typed };
  }
  const answer = await api('event/save', { ...which, ...fields });
  if (answer.ok) {
    const done = answer.value.is_published ? 'saved' : 'event_hidden';
    return { done, path: `/events/${answer.value.id}` };
  }
  return { ...refusedBeside(answer, bookRefusals), typed };
});
export const clientAction = keepForm;

const bookRefusals = Object.fromEntries(titleRefusals.map((code) => [code, 'books']));

/** What an event is, and its dates. */
export default function EventPage() {
  const { event, choices } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const mayWrite = useMay('events:write');
  const guests = event?.dates.reduce((sum, date) => sum + date.taken + date.waiting + date.tickets, 0) ?? 0;
  const refused = outcome?.form === 'delete' ? undefined : outcome;
  return (
    <Page title={event?.title ?? m.deskevent_add()}>
      <Link to="/events">{m.deskevent_heading()}</Link>
      <DoneNotice />
      {event && <Dates event={event} sells={mayWrite && event.recurrence === ''} />}
      <SavedForm stored={event} path={`/events/${event?.id}`} mayWrite={mayWrite} outcome={refused}>
        {mayWrite && guests > 0 && <p>{m.deskevent_save_mails()}</p>}
        <EventFields event={event} choices={choices} typed={refused?.typed} problems={refused?.problems} />
      </SavedForm>
      {mayWrite && event && (
        <Deleting
          stored={event}
          label={m.deskevent_delete()}
          sure={m.deskevent_delete_sure({ title: event.title })}
          outcome={outcome}
        >
          <p>{m.deskevent_delete_hint()}</p>
        </Deleting>
      )}
    </Page>
  );
}

function Dates({ event: { dates }, sells }: { event: DeskEvent; sells: boolean }) {
  const { language } = useStore();
  if (dates.length === 0) return <p>{m.deskevent_dates_none()}</p>;
  return (
    <Disclosure label={m.deskevent_dates({ count: dates.length })} ghost open={dates.length <= 3}>
      <ul className={rowStyles.titles}>
        {dates.map((date) => (
          <li key={date.id}>
            <div>
              <Link to={`/events/dates/${date.id}`}>{whenText(date, language)}</Link>{' '}
              <EventState date={date} />
            </div>
            <p>{comingText(date)}</p>
            {sells && date.status !== 'cancelled' && (
              <Link to={`/events/dates/${date.id}/tickets`}>{m.deskevent_sell()}</Link>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
