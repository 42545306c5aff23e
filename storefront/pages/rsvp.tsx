import { redirect, useActionData, useNavigate } from 'react-router';
import { eventPath } from '../../contract/event-path.ts';
import * as m from '../../messages/compiled/messages.js';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useLoaded } from '../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../page-load.ts';
import { browserAction, serverAction } from '../page-submit.ts';
import styles from '../parts/account/account-form.module.css';
import { sessionOf } from '../parts/account/page-session.ts';
import { takesRsvp } from '../parts/event/event-state.ts';
import { StateNotice } from '../parts/event/event-view.tsx';
import { loadEvent } from '../parts/event/load-event.ts';
import { nowIn } from '../parts/event/load-events.ts';
import { RsvpForm } from '../parts/event/rsvp-form.tsx';
import { RsvpNotices } from '../parts/event/rsvp-notices.tsx';
import { submitRsvp } from '../parts/event/submit-rsvp.ts';
import { isClosed, offerOf, placesLeftText } from '../parts/event/use-rsvp.ts';
import { proveHuman } from '../parts/human-check/prove-human.ts';
import { PageBody } from '../parts/page/page-body.tsx';
import { unlistedMeta } from '../parts/page/unlisted-meta.ts';
import type { Outcome } from '../parts/submit/form-outcome.ts';
import type { Route } from './+types/rsvp';

const missing = ['not_found', 'invalid_input'];

export async function load(args: LoadArgs) {
  const { api, params, url } = args;
  const event_id = params.event_id ?? '';
  const settings = valueFrom(await api('store/getSettings', {}));
  const { event } = valueFrom(await loadEvent(api, settings, event_id), missing);
  if (event.attendance !== 'request') throw redirect(eventPath(event.id));
  const info = valueFrom(await api('event/v2/getRsvpInfo', { event_id }));
  const { user } = await sessionOf(args);
  return { event, info, user, now: nowIn(), isDone: url.searchParams.get('done') === 'rsvp_made' };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const action = serverAction(submitRsvp(async () => undefined));
export const clientAction = browserAction(submitRsvp(proveHuman));

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(matches, m.events_rsvp());
}

/** Where the button of an event by RSVP leads without JavaScript: the form, and what was reserved with it (RSVP-001). */
export default function RsvpPage() {
  const { event, info, user, now, isDone } = useLoaded<typeof loader>();
  const posted = useActionData<Outcome>();
  const navigate = useNavigate();
  const back = <LinkButton href={eventPath(event.id)}>{m.rsvp_mail_view()}</LinkButton>;
  const isOpen = !isDone && takesRsvp(event, now) && !isClosed(info);
  return (
    <PageBody>
      <div className={styles.page}>
        <h1>{m.events_for({ label: offerOf(event, info), title: event.title })}</h1>
        <p className={styles.lead}>
          {event.date_text}, {event.time_text}
        </p>
        {isDone && <Notice tone="success" role="status" title={m.rsvp_success()} />}
        <StateNotice event={event} now={now} />
        <RsvpNotices info={info} />
        {isOpen ? (
          <>
            <p className={styles.lead}>{placesLeftText(info)}</p>
            <RsvpForm
              info={info}
              user={user}
              posted={posted}
              onDone={() => navigate('?done=rsvp_made', { replace: true })}
              beside={back}
            />
          </>
        ) : (
          <p>{back}</p>
        )}
      </div>
    </PageBody>
  );
}
